/** Made by `npm run multipliers`. */
export const multipliers: Readonly<Record<string, string>> = {
  "10dqg9z":
    "10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 20 20 20 20 20 20 20 30 30 30 30 30 30 30 41 40 40 40 41 41 40 59 5b 50 50 58 5a 5a 6j 616 6y 6a 6u 6w 6i 75e 71p 7i 773 79n 71h 730",
  "11ap0c7":
    "68 50 51 51 54 52 5a 6v 54 53 59 52 51 5d 5c 5c 57 53 74 7o 7c 7i 5c 5c 59 50 74 96k 949 716 5a 54 55 53 79 94 9cl 79 50 53 5a 54 79 78 75 73 51 51 5a 5h 51 52 53 50 53 50 6v 5c 51 55 51 54 54 68",
  "15fjjk1":
    "68 4q9 311n 51 54 38q 41c3 6v 42ue 4146 3n9 52 51 31i0 57 42sw 31f 32z 310l 50 50 3cn 3bj 3au 58 50 51 918 9j 54 55 54 55 53 50 94 92n 51 50 51 39a 3id 31uz 50 51 391 36c 3iy 53 57 3c1 52 53 35a 424 417 55iu 43we 3fv 50 51 32vb 42lu 68",
  "168gdfh":
    "50 40 40 40 40 40 50 50 40 40 40 40 40 50 60 50 50 52 52 50 60 71 60 60 64 61 60 71 82 72 7i 70 70 70 87 9m 83 86 83 8z 88 9o a4 97 91m 91x 913 91p a1k b1v a6 a7i a7p adu a1q b8t c1r b18 b47 b2oq bcm bcr cy9",
  "1agjpap":
    "cc b13 b1ox bgo b1t b5 c1m b1a a3e a41 a7p a7 a1q b5x a1d 91y 93a 93o 91z 9m a22 90 83 82o 89 8n 83 91 80 71 77 74 71 7e 80 72 60 61 61 60 61 72 60 50 50 50 50 50 60 50 40 40 40 40 40 50 50 40 40 40 40 40 50",
  "1o3p7gx":
    "c9u b1r a2l b4h b4l a1i b4d c1m bi a10 95 ah av 914 as by ad 9f 8e 9f 97 87 9e ax b1q a1c 929 a8 a2l 92 a10 bq bd ae 91 a7c a2x 91 as by a2 95 8e 9a 9o 8d 9f a8 bg a14 95 a0 a2l 9e a17 b2i cd b1 ad b20 b7k a2l bx c1g",
  "1xfoal3":
    "ab 9j 924 94c 93d 9s a3 9c 81x 80 83 83 81 9b 9o 8h 86 8f 83 8j 91u 92 8j 82 8f 81c 80 90 95 85 8i 8p 8u 80 9t 9m 83 86 83 8z 88 9o a4 97 91m 91x 913 91p a1k",
  "1yk3t5j":
    "cc b13 b1ox bgo b1t b5 c1m b1a a3e a41 a7p a7 a1q b5x bp a64 a7f a29 a1ps a8k b7g b7d a6 alu ame abu a1g b8f b34 a6c a58 ao8 a6z a2u b35 b6d a3w a41 a49 a7 a2y b2v br a23 aef a10i a79 a3x b46 b1v a6 a7i a7p adu a1q b8t c1r b18 b47 b2oq bcm bcr cy9",
  "3ikclv":
    "75e 71p 7i 73d 79n 71h 730 6v 6a 61d 6u 61n 6b 6l 5c 5c 58 53 53 54 5b 48 45 41 41 44 40 40 32 30 31 30 30 30 30 20 20 20 20 20 20 20 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10 10",
  zrr125:
    "c9u b1r bqs b4h b4l b3v b4d c1m b11 a10 a10 ah a2x a4f as by bg a2d a4m a6k a6q afg a6 br b1q a1c a3q a8 a2l a4 a10 bq bd ae a10 a7c a2x a1y as by b1q a5 ap ai a2g ahd a16 b5 bg a14 ap a0 a2l a6 a17 b2i cd b1 b13 b20 b7k b7a bx c1g",
};
