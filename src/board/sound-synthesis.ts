/** Sounds for what happens on a board, made of sines and a little noise, so that there is no file to fetch and no licence to keep. */
import type { GameMove } from "../engine/game-move.ts";

type SoundName = "move" | "capture" | "check" | "end" | "low";
/** What is heard: a sound by its name, or that of a move. */
export type Sound = SoundName | Pick<GameMove, "check" | "captures">;

/** A tone that dies away. */
interface Tone {
  /** Seconds after the sound's beginning. */
  readonly at: number;
  readonly hertz: number;
  /** What it falls to; default: it stays. */
  readonly to?: number;
  readonly seconds: number;
  /** 0 to 1. */
  readonly loud: number;
}

/** A knock: noise through a narrow filter. */
interface Knock {
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly loud: number;
}

/** Wood on wood for moves, a harder double knock for captures, bells for what has to be noticed. */
const SCORES: Readonly<Record<SoundName, { readonly tones: readonly Tone[]; readonly knocks: readonly Knock[] }>> = {
  move: {
    tones: [{ at: 0, hertz: 210, to: 140, seconds: 0.09, loud: 0.5 }],
    knocks: [{ at: 0, hertz: 1300, seconds: 0.05, loud: 0.9 }],
  },
  capture: {
    tones: [
      { at: 0, hertz: 170, to: 90, seconds: 0.14, loud: 0.6 },
      { at: 0.05, hertz: 260, to: 150, seconds: 0.08, loud: 0.35 },
    ],
    knocks: [
      { at: 0, hertz: 2100, seconds: 0.04, loud: 1 },
      { at: 0.05, hertz: 1200, seconds: 0.06, loud: 0.9 },
    ],
  },
  check: {
    tones: [
      { at: 0, hertz: 587, seconds: 0.16, loud: 0.32 },
      { at: 0.09, hertz: 784, seconds: 0.26, loud: 0.32 },
    ],
    knocks: [{ at: 0, hertz: 1300, seconds: 0.05, loud: 0.6 }],
  },
  end: {
    tones: [
      { at: 0, hertz: 392, seconds: 0.5, loud: 0.28 },
      { at: 0.12, hertz: 494, seconds: 0.5, loud: 0.28 },
      { at: 0.24, hertz: 587, seconds: 0.8, loud: 0.28 },
    ],
    knocks: [],
  },
  low: {
    tones: [
      { at: 0, hertz: 988, seconds: 0.09, loud: 0.3 },
      { at: 0.14, hertz: 988, seconds: 0.09, loud: 0.3 },
    ],
    knocks: [],
  },
};

const ATTACK_SECONDS = 0.004;
/** What counts as silence: gains cannot fall to 0 exponentially. */
const SILENCE = 0.0001;

/** Plays a sound into a context, from now on. @returns how long it takes, in seconds */
export function playSound(context: BaseAudioContext, sound: Sound): number {
  const { tones, knocks } = SCORES[typeof sound === "string" ? sound : nameOf(sound)];
  for (const tone of tones) playTone(context, tone);
  for (const knock of knocks) playKnock(context, knock);
  return Math.max(...[...tones, ...knocks].map(({ at, seconds }) => at + seconds));
}

function nameOf({ check, captures }: Exclude<Sound, SoundName>): SoundName {
  if (check) return "check";
  return captures === null ? "move" : "capture";
}

function playTone(context: BaseAudioContext, { at, hertz, to = hertz, seconds, loud }: Tone): void {
  const start = context.currentTime + at;
  const source = new OscillatorNode(context, { frequency: hertz });
  source.frequency.setValueAtTime(hertz, start);
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(fade(context, start, seconds, loud));
  source.start(start);
  source.stop(start + seconds);
}

function playKnock(context: BaseAudioContext, { at, hertz, seconds, loud }: Knock): void {
  const start = context.currentTime + at;
  const source = new AudioBufferSourceNode(context, { buffer: noise(context, seconds) });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: hertz, Q: 2 });
  source.connect(filter).connect(fade(context, start, seconds, loud));
  source.start(start);
}

/** A gain that rises at once and dies away, on the way to the loudspeaker. */
function fade(context: BaseAudioContext, start: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + ATTACK_SECONDS);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  gain.connect(context.destination);
  return gain;
}

/** The same noise each time. */
function noise(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    samples[at] = seed / 2 ** 31 - 1;
  }
  return buffer;
}
