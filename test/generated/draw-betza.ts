/** Movements of every kind that compiles, with terms that say the same thing twice, in part or in other words. */
import { parseBetza } from "../../src/betza/parse.ts";
import { unsupportedTerm } from "../../src/betza/support.ts";
import type { Dice } from "./dice.ts";

/** One term in parts, so that another can be made like it. */
interface Draft {
  readonly directions: string;
  /** Letters of modes: any of `m c e`. */
  readonly modes: string;
  readonly initial: boolean;
  readonly lame: boolean;
  /** With its range or doubled. */
  readonly atom: string;
}

const LEAPERS = ["W", "F", "D", "N", "A", "H", "C", "Z", "G", "K"];
const RIDERS = [
  "R",
  "B",
  "Q",
  "NN",
  "DD",
  "AA",
  "FF",
  "WW",
  "HH",
  "R2",
  "R3",
  "B2",
  "B3",
  "Q2",
  "N2",
  "D2",
  "W3",
  "K2",
];
const COORDINATES = ["(0,1)", "(1,1)", "(1,2)", "(0,2)", "(1,4)", "(0,4)", "(2,4)", "(1,2)2", "(0,1)3", "(1,1)0"];
const DIRECTIONS = ["f", "b", "l", "r", "v", "s", "fb", "fl", "br", "ff", "fs", "rf", "fh", "hr", "bl", "ffbb", "sv"];

/** Ways to write one and the same atom. */
const ALIASES = [
  ["W", "R1", "(0,1)", "W1"],
  ["F", "B1", "(1,1)", "F1"],
  ["K", "Q1", "WF", "K1"],
  ["R", "WW", "W0", "(0,1)0"],
  ["B", "FF", "F0", "(1,1)0"],
  ["Q", "RB", "KK", "WWFF"],
  ["N", "(1,2)", "N1"],
  ["D", "(0,2)", "D1"],
  ["NN", "N0", "(1,2)0"],
  ["R3", "W3"],
  ["B2", "F2"],
];

/** A movement of one to four terms that the loader takes. */
export function drawBetza(dice: Dice): string {
  return drawUntilSound(() => {
    const drafts = [drawTerm(dice)];
    for (let more = dice.below(4); more > 0; more--) {
      drafts.push(dice.chance(50) ? drawAlike(dice, dice.one(drafts)) : drawTerm(dice));
    }
    const trail = dice.chance(20) ? drawTrail(dice) : "";
    return trail !== "" && dice.chance(50) ? trail : `${drafts.map(write).join("")}${trail}`;
  });
}

/** One such way that the loader takes. */
export function drawSoundTrail(dice: Dice): string {
  return drawUntilSound(() => drawTrail(dice));
}

const LATER = ["", "", "f", "s", "fs", "l", "fl", "fr", "bl", "rb"];
const BENDING = ["W", "F", "D", "A", "R", "B", "R2", "B2", "K", "Q2"];

/** Of a leg after which others follow: what it may be left from. */
const LEAVINGS = ["", "", "m", "y", "mp", "n", "p", "g", "c", "mc", "d", "mcd", "tp", "cp", "mtp", "tg"];

const HOPS = ["pR", "pB", "pQ", "gR", "gB", "gQ", "pNN", "gNN", "pR3", "gQ4", "pDD", "opR", "ogB", "pqN", "tpR", "tgQ"];
const JUMPS = ["jD", "jA", "jN", "jH", "jZ", "jDD", "jNN", "jC2", "ojD", "jnN"];

/** One way that turns, goes round the board, passes over its first squares, hops over pieces, strikes or goes anywhere. */
export function drawTrail(dice: Dice): string {
  const modes = `${drawModes(dice).replace("e", "")}${dice.chance(8) ? "d" : ""}`;
  const start = `${dice.chance(10) ? "i" : ""}${dice.chance(25) ? dice.one(DIRECTIONS) : ""}`;
  switch (dice.below(5)) {
    case 0: {
      const links = [dice.one(BENDING), ...(dice.chance(20) ? [dice.one(BENDING)] : []), dice.one(BENDING)];
      const joints = links.map(
        (link, index) =>
          `${index > 0 ? dice.one(["?", "-"]) + dice.one(LATER) : start}${dice.chance(25) ? dice.one(["p", "mp", "g", "c", "mcp", "d", "tp"]) : ""}${link}`,
      );
      return `${modes}[${joints.join("")}]`;
    }
    case 1: {
      const legs = Array.from({ length: 1 + dice.below(2) }, () => `${dice.one(LEAVINGS)}a`);
      return `${start}${legs.join(dice.one(LATER))}${dice.one(LATER)}${modes}${dice.one([...BENDING, "N", "N", "C"])}`;
    }
    case 2:
      return dice.chance(70) ? `${start}${modes}${dice.one(HOPS)}` : `${start}${drawModes(dice)}${dice.one(JUMPS)}`;
    case 3:
      return `${start}${modes}${dice.one(["q", "z"])}${dice.one(["N", "NN", "N3", "B", "R", "W", "F", "K", "R3", "D", "C"])}`;
    default:
      return `${start}${modes}${dice.one(["dN", "dR", "dK", "dR3", "oR", "oB", "oN", "oK", "onN", "oR3", "oNN", "jR", "jB", "jQ", "jR3", "jjB", "U"])}`;
  }
}

/** Pawn-like movements: orthodox, sideways, diagonal, with long first steps and captures on passed squares. */
export function drawPawn(dice: Dice): string {
  return drawUntilSound(() => {
    const [step, hit] = dice.chance(75) ? ["W", "F"] : ["F", "W"];
    const ahead = dice.one(["f", "f", "f", "fs", "fr"]);
    const passes = dice.chance(75);
    const long = dice.one([`ifmn${step === "W" ? "D" : "A"}`, `ifm${step}2`, `ifm${step}3`, `if${step}2`, "ifmnN", ""]);
    return `${ahead}m${step}f${passes ? "ce" : "c"}${hit}${long}${dice.chance(20) ? write(drawTerm(dice)) : ""}`;
  });
}

/** Movements for the royal piece: mostly steps and leaps, now and then a ride. */
export function drawRoyal(dice: Dice): string {
  if (dice.chance(50)) return "K";
  if (dice.chance(50)) return dice.one(["W", "F", "N", "WD", "FA", "KN", "KD", "WA", "fWbFsW", "FD", "KisD", "KisW3"]);
  return drawBetza(dice);
}

function drawUntilSound(draw: () => string): string {
  for (;;) {
    const text = draw();
    const parsed = parseBetza(text);
    if (text.length <= 64 && parsed.ok && !unsupportedTerm(parsed.betza)) return text;
  }
}

function drawTerm(dice: Dice): Draft {
  const atoms = dice.chance(55) ? LEAPERS : dice.chance(75) ? RIDERS : COORDINATES;
  return {
    directions: dice.chance(35) ? dice.one(DIRECTIONS) : "",
    modes: drawModes(dice),
    initial: dice.chance(15),
    lame: dice.chance(20),
    atom: dice.one(atoms),
  };
}

function drawModes(dice: Dice): string {
  if (dice.chance(55)) return "";
  return dice.one(["m", "m", "c", "c", "ce", "e", "me", "mce", "mc"]);
}

/** The same term with one thing changed, or written in another way. */
function drawAlike(dice: Dice, draft: Draft): Draft {
  const other = drawTerm(dice);
  switch (dice.below(6)) {
    case 0:
      return { ...draft, modes: other.modes };
    case 1:
      return { ...draft, lame: !draft.lame };
    case 2:
      return { ...draft, initial: !draft.initial };
    case 3:
      return { ...draft, directions: other.directions };
    case 4:
      return { ...draft, atom: aliasOf(dice, draft.atom) };
    default:
      return draft;
  }
}

function aliasOf(dice: Dice, atom: string): string {
  const names = ALIASES.find((list) => list.includes(atom));
  return names ? dice.one(names) : atom;
}

function write({ directions, modes, initial, lame, atom }: Draft): string {
  const letters = `${initial ? "i" : ""}${directions}${modes}${lame ? "n" : ""}`;
  // letters stand before one atom only, so an alias of two takes them twice
  return atom.replace(/\([0-9],[0-9]\)[0-9]*|([A-Z])\1?[0-9]*/g, (each) => letters + each);
}
