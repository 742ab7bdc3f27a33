/** What stands in for `read-words.ts` in a page that gives its boards no words: they speak English. */

import { IN_ENGLISH } from "./language.ts";
import type * as read from "./read-words.ts";

export const readWords: typeof read.readWords = () => IN_ENGLISH;
