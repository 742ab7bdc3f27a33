/** Made by `npm run multipliers`. */
export const multipliers: Readonly<Record<string, string>> = {
  "zrr125mqias7": "c1y0s bckf b5aj2 bvxp bwnd brn5 bv73 cblk b7bx a79q a79q a3j8 akx4 avfn a5jo b6rb b38r aguh awx0 a1asa a1btg a31xu a16x b5g6 bc9z a9jh aqky a1lr aik2 aw3 a789 b56q b2kj a2tk a79q a1g6x akx4 advi a5jo b6rb bc9z a13h a52z a3pl ahfy a3fhd a8ci b12k b38r a835 a52z a62 aik2 a1cx a8os bhwl c2nn b9r b7t4 bebt b1hru b1fs6 b6pa cagq",
  "11ap0c7xusjq6": "61mq 54b 583 5bt 5v4 5e8 520h 665w 5uy 5n0 51t4 5fd 5ac 52np 52ju 52fb 51ft 5ls 7t0 74wy 72ep 73qw 52hb 52hb 51uy 53z 7u7 91ao1 9ucm 78bq 5234 5ug 512r 5mi 71ty 9xr 92hka 71u5 53z 5ne 5234 5v4 71v8 71ro 7112 7nw 5a2 583 520h 53ft 5cn 5fr 5ls 54v 5n0 54b 665w 52fb 57b 5113 57w 5vz 5uy 61mq",
  "16wpx0zx2qugx": "63k 52dj 510y 5te 626 52j 46o 4sv 42r 5a2 538 4p 4an 42r 5n 53d 438 4an 48v 5u 63k 532 5m 53f 6l1",
  "v4ws1z1aatxwg": "33d 2f 2e 24 337 22u 2d 2o 2p 2d 2n 2f 41 2f 21 24 25 2o 24 2f 337 2d 2u 22u 33d",
  "1xy415tw980c1": "8q8 74s7 72ak 749 77b 8ni 714x 6108 6v4 63t 6c8 7b8 77s 61 62ev 61w 63x 7ce 7rg 62c 61m2 6sp 6cv 7b8 77s 6jq 61z7 61w 6hf 73t 8e4 71g0 7a2g 72e8 747t 81f1",
  "118kqox5w5x0x": "4ax 33b 3f 32e 323 46i 3r 33t 320 3n 34d 36u 32p 34t 5d3 5mr 3be 31o 3h 37n 57g 5k7 393 3an 323 38n 399 3o 32h 33b 46i 36u 31o 30 3r 4ax",
  "h4zozp1y89xhg": "4l9 44v 41o 5a2 5cv 43t 4c 4dq 42p 424 44t 5gw 5xm 49k 46u 47f 44a 44x 4bo 45w 414 4p 45p 4c 5n 5kj 47j 42l 439 41a 51nn 5c 5pa 558 4n 4r 42l 4uz 5m 5m 49d 42q 414 414 4b 4aa 4a1 4o7 460 424 415 51b 51a 42a 4b5 45f 49d 49t 4l2 5wk 5g8 49j 46c 44w",
  "yrprq9f238h5": "2e 2q 3q 32u 3g 35n 2q 24a 2f 2m 323 3w 3c 34o 2o 21p 33b 327 44t 4a2 417 417 33u 316 3co 31a 4dp 4s 4o3 4bt 32m 32m 374 34x 41a 4b5 488 49c 32t 364 35i 38h 4k6 4u 49c 42z 32z 32z 2b 21l 31s 32 32 39 20 20 2m 27 3b 32 30 32 20 22",
  "19740ep156chx7": "15 2e 2n 24 2o 25 2p 1o 2g 36u 48 41i 449 45m 37b 21n 2h 4q 44 4h 4c 45 42r 25 21r 4n 4n 417 4y 41o 41p 21o 21c 41y 4x 42 4g 4c 4m 2c 2z 47 4b 417 42q 41 48 21 21d 31h 4a 4n 423 4p 33l 2p 10 27 2b 216 28 22 2d 11",
};
