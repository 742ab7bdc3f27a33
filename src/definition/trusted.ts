/**
 * Replaces `violations.ts`, `file-checks.ts` and `all-checks.ts` where documents are checked before they come: in the one script for
 * pages that reads no files, whose documents were checked when the package was built and carry its version, and in the
 * worker of the demo page, which sends it what it has checked.
 */
export const FILE_CHECKS = null;
export const LATE_CHECKS = null;

export function violationsOf(_document: unknown): readonly never[] {
  return [];
}

export function violationsOfKey(_key: string, _value: unknown): readonly never[] {
  return [];
}
