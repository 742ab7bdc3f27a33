// Before anything is drawn: whether the address names a game. `place.ts` says the same.
document.documentElement.dataset.place = /^#?(home|yours)?$/.test(location.hash) ? "home" : "board";
