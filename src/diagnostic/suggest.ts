/** The known word nearest to a misspelt one, or null when none is near: at most a third of its letters may differ.
 *  Case and dashes do not count.
 *  @example
 *  suggest("symetry", ["symmetry", "pieces"]); // "symmetry"
 */
export function suggest(word: string, known: Iterable<string>): string | null {
  if (word.length > LONGEST_WORD) return null;
  let best: string | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const distance = editDistance(plain(word), plain(candidate));
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best !== null && bestDistance <= mostEdits(best) ? best : null;
}

/** The known words that are near to a misspelt one, or that have it within them, the nearest first.
 *  @example
 *  wordsLike("shogy", ["chess", "minishogi", "shogi", "shogun"]); // ["shogi", "shogun"]
 *  wordsLike("shogi", ["chess", "minishogi"]); // ["minishogi"] */
export function wordsLike(word: string, known: Iterable<string>): string[] {
  if (word.length > LONGEST_WORD) return [];
  const [text, isPart] = [plain(word), word.length >= SHORTEST_PART];
  return Array.from(known, (candidate) => ({ candidate, distance: editDistance(text, plain(candidate)) }))
    .filter(
      ({ candidate, distance }) => distance <= mostEdits(candidate) || (isPart && plain(candidate).includes(text)),
    )
    .sort((a, b) => a.distance - b.distance)
    .map(({ candidate }) => candidate);
}

/** Fewer letters are a part of too many words. */
const SHORTEST_PART = 3;

function mostEdits({ length }: string): number {
  return Math.max(1, length / 3);
}

/** Longer words are never near misses, and would take long to compare. */
const LONGEST_WORD = 64;

function plain(word: string): string {
  return word.toLowerCase().replace(/[-_ ]/g, "");
}

/** Edit distance: insertions, deletions, replacements and swaps of neighbours. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const edits = [last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1)];
      if (swapped) edits.push(beforeLast[column - 2] + 1);
      current.push(Math.min(...edits));
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length];
}
