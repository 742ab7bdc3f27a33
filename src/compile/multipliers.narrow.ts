/** Made by `npm run multipliers`. */
export const multipliers: Readonly<Record<string, string>> = {
  zrr125:
    "c9u b1r bqs b4h b4l b3v b4d c1m b11 a10 a10 ah a2x a4f as by bg a2d a4m a6k a6q afg a6 br b1q a1c a3q a8 a2l a4 a10 bq bd ae a10 a7c a2x a1y as by b1q a5 ap ai a2g ahd a16 b5 bg a14 ap a0 a2l a6 a17 b2i cd b1 b13 b20 b7k b7a bx c1g",
  "11ap0c7":
    "68 50 51 51 54 52 5a 6v 54 53 59 52 51 5d 5c 5c 57 53 74 7o 7c 7i 5c 5c 59 50 74 96k 949 716 5a 54 55 53 79 94 9cl 79 50 53 5a 54 79 78 75 73 51 51 5a 5h 51 52 53 50 53 50 6v 5c 51 55 51 54 54 68",
  "1xy415t":
    "83 7o 7b 70 71 83 75 65 64 60 61 71 71 60 6c 60 60 71 73 60 68 64 61 71 71 62 6a 60 62 70 81 77 71e 7c 7l 87",
};
