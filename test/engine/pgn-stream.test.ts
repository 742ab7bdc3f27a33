/** PGN in pieces: whatever the pieces, the games are those of the whole text. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPgn } from "../../src/engine/read-pgn.ts";
import { eachPgnGame } from "../../src/notation/pgn-read.ts";
import { type PgnSource, parsePgnStream, readPgnStream } from "../../src/pgn-stream.ts";

const LONG = Array(60).fill("Nf3 Nf6 Ng1 Ng8").join(" ");
const GAMES: readonly string[] = [
  '[White "Ada \\"A\\" {x"]\n[Black "Bö"]\n\n1. e4 {a comment\n[not a tag]\n\n[x "y"]} e5 (1... c5 2. Nf3) 2. Nf3! $4 1-0',
  "1. e4 e5 2. Ke3 0-1",
  "1. d4 ; to the line's end {\n d5 1/2-1/2",
  '[Event "no result"]\n\n1. e4',
  '[Variant "Capablanca Chess"]\n\n1. e4 *',
  '[Event "broken\n\n1. e4 ~ e5 *',
  "% a line that is left out 1-0\n1. c4 *",
  "{ only a comment } *",
  `[Event "long"]\n\n${LONG} *`,
  ")",
];

/** What a record says, without the game's own workings. */
function shown(records: readonly (ReturnType<typeof readPgn> extends Generator<infer Each> ? Each : never)[]) {
  return records.map((read) =>
    read.ok ? [read.index, read.game.pgn(), read.pgn] : [read.index, read.error.diagnostics],
  );
}

async function all<Each>(records: AsyncIterable<Each>): Promise<Each[]> {
  const list: Each[] = [];
  for await (const record of records) list.push(record);
  return list;
}

function pieces(text: string, lengths: readonly number[]): string[] {
  const cut: string[] = [];
  let at = 0;
  for (let turn = 0; at < text.length; turn++) {
    const length = Math.max(1, lengths[turn % lengths.length]);
    cut.push(text.slice(at, at + length));
    at += length;
  }
  return cut;
}

describe("a stream", () => {
  it("gives the same games and faults as its text, however it is cut", async () => {
    const file = fc
      .array(fc.constantFrom(...GAMES), { minLength: 1, maxLength: 12 })
      .map((games) => games.join("\n\n"));
    const lengths = fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(file, lengths, fc.integer({ min: 1, max: 60 }), async (games, cuts, times) => {
        const text = `${games}\n\n`.repeat(times);
        expect(await all(parsePgnStream(pieces(text, cuts)))).toEqual([...eachPgnGame(text)]);
      }),
      { numRuns: 60 },
    );
  }, 20_000);

  it("plays them, and places their faults in the whole", async () => {
    const text = `${GAMES.join("\n\n")}\n\n`.repeat(20);
    const streamed = await all(readPgnStream(pieces(text, [1, 7, 5000])));
    expect(shown(streamed)).toEqual(shown([...readPgn(text)]));
    expect(streamed.length).toBeGreaterThan(20 * (GAMES.length - 3));
  });

  it("comes as bytes, cut within a sign, as a web stream, or as one text", async () => {
    const bytes = new TextEncoder().encode('\uFEFF[White "Bö€"]\n\n1. e4 *');
    const single = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
    const sources: PgnSource[] = [single, new Blob([bytes]).stream(), new TextDecoder().decode(bytes)];
    const unread: PgnSource = Object.assign(Object.create(null), {
      getReader: () => new Blob([bytes]).stream().getReader(),
    });
    for (const source of [...sources, unread]) {
      const [read] = await all(readPgnStream(source));
      expect(read.ok && [read.game.tags.get("White"), read.game.length]).toEqual(["Bö€", 1]);
    }
  });

  it("is released when nobody wants more", async () => {
    let isReleased = false;
    async function* endless() {
      try {
        for (;;) yield `${"1. e4 *\n".repeat(10_000)}`;
      } finally {
        isReleased = true;
      }
    }
    for await (const read of readPgnStream(endless())) if (read.index === 5) break;
    expect(isReleased).toBe(true);
  });

  it("holds no more than the longest game, refuses a longer one, and goes on at the next tags", async () => {
    const whole = `1. e4 *\n\n1. e4 {${"x".repeat(400_000)}} e5 *\n\n[White "Ada"]\n\n1. e4 *\n\n1. d4 *`;
    for (const cuts of [[1000], [70_000], [whole.length]]) {
      const read = await all(readPgnStream(pieces(whole, cuts), { length: 100_000 }));
      expect(read.map((record) => (record.ok ? record.game.length : record.error.code))).toEqual([
        1,
        "pgn-too-long",
        1,
        1,
      ]);
      expect(read[2].ok && read[2].game.tags.get("White")).toBe("Ada");
    }
  });

  it("takes linear time", async () => {
    const timeOf = async (count: number) => {
      const begun = performance.now();
      for await (const _ of parsePgnStream(pieces('[Event "a"]\n\n1. e4 e5 2. Nf3 *\n\n'.repeat(count), [4096])));
      return performance.now() - begun;
    };
    await timeOf(2_000);
    const [small, large] = [await timeOf(4_000), await timeOf(32_000)];
    expect(large / small).toBeLessThan(8 * 4);
  });

  it.each([undefined, null, 5, {}])("must be one: %s", (source) => {
    expect(() => readPgnStream(source as unknown as PgnSource)).toThrow("wrong-type");
    expect(() => parsePgnStream(source as unknown as PgnSource)).toThrow("wrong-type");
  });

  it("refuses pieces that are neither, and passes on what its source throws", async () => {
    await expect(all(readPgnStream([5] as unknown as string[]))).rejects.toThrow("wrong-type");
    const broken = new ReadableStream<string>({ pull: (controller) => controller.error(new Error("torn")) });
    await expect(all(readPgnStream(broken))).rejects.toThrow("torn");
  });
});
