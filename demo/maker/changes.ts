/** What a change of the rules means, in the sentences of Learn: those that are new, and those that no longer hold. */
import { piecesInWords, rulesInWords, type Variant } from "../../src/index.ts";
import { pieceName } from "../board-language.ts";
import { t } from "../language.ts";

/** The most sentences that are told. */
const MOST = 6;

/** @returns sentences, the most important first; none where the rules say the same */
export function changesInWords(before: Variant, after: Variant): string[] {
  const [was, is] = [sentencesOf(before), sentencesOf(after)];
  const added = [...is].filter(([name, words]) => !was.get(name)?.includes(words)).map(([, words]) => words);
  const gone = before.pieceTypes.filter(({ id }) => !after.pieceTypes.some((pieceType) => pieceType.id === id));
  const lost = [...was]
    .filter(([name, words]) => !is.has(name) && !gone.some(({ id }) => name === `piece ${id}`) && words !== "")
    .map(([name, words]) => t`No longer: ${name.startsWith("piece ") ? words : words.slice(words.indexOf(": ") + 2)}`);
  const told = [
    ...gone.map((kind) => t`There is no ${pieceName(kind)} any more.`),
    ...added,
    ...valuesInWords(before, after),
    ...lost,
  ];
  const more = told.length - MOST;
  return more > 0 ? [...told.slice(0, MOST), t`And ${more} more; Learn has all rules.`] : told;
}

/** By what they are about: a piece, or a sentence of a topic by itself. */
function sentencesOf(variant: Variant): Map<string, string> {
  const words = piecesInWords(variant);
  const pieces = variant.pieceTypes.map(({ id }, kind): [string, string] => [`piece ${id}`, words[kind].join(" ")]);
  const rules = rulesInWords(variant).flatMap(([topic, sentences]) =>
    sentences.map((sentence): [string, string] => [`${topic} ${sentence}`, `${topic}: ${sentence}`]),
  );
  return new Map([...pieces, ...rules]);
}

/** A value that was given to other moves, and has gone or changed with them. */
function valuesInWords(before: Variant, after: Variant): string[] {
  return before.pieceTypes.flatMap((piece) => {
    const now = after.pieceTypes.find(({ id }) => id === piece.id);
    const isMoved = now && movesOf(now) !== movesOf(piece);
    if (!isMoved || piece.value === null) return [];
    if (now.value === piece.value)
      return [t`Its value is still ${piece.value}, which was given to the former moves of the ${pieceName(piece)}.`];
    return [
      t`The value ${piece.value} of the ${pieceName(piece)} was that of its former moves: now it is ${now.value ?? t`computed from the new ones`}.`,
    ];
  });
}

function movesOf({ moves }: Variant["pieceTypes"][number]): string {
  return moves.map(({ betza }) => betza.text).join(" ");
}
