/** What is said of an engine that gets to know a variant. */

import { locale, t } from "./language.ts";
import type { Learnt } from "./shelf/item.ts";
import type { Standing, TuneNews } from "./tuning-message.ts";

/** How games against the engine of before went, as it is kept. */
export type Judged = Learnt["judged"];

export function judgedOf({ pairs, estimate }: Standing): Judged {
  const { score, scoreInterval } = estimate;
  return { games: gamesOf(pairs), score, ...scoreInterval };
}

/** What it does, said once; null for what is no news by itself. */
export function phaseInWords(news: TuneNews): string | null {
  if (news.type === "games") return t`It plays itself.`;
  if (news.type === "fit") return t`It learns from ${games(news.games)}.`;
  return news.type === "judging" ? t`Its new self plays the old one, until it is clear which is better.` : null;
}

/** How far it is. */
export function progressInWords(news: TuneNews): string {
  if (news.type === "games") return t`${games(news.played)}, ${leftOf(news)} left; then it learns and is judged.`;
  if (news.type === "fit") return t`${grouped(news.positions)} positions are looked at.`;
  if (news.type === "round") return t`${grouped(news.parameters)} weights were fitted.`;
  const judged = gamesOf(news.pairs);
  return judged === 0 ? t`The first game.` : t`${percent(news.estimate.score)} of ${games(judged)} so far.`;
}

export function keptInWords({ games: judged, score, low, high }: Judged): string {
  const likely = t`${number(low)} to ${percent(high)} are likely`;
  return t`The engine knows this variant: its new self won ${percent(score)} of ${games(judged)} against the old one (${likely}).`;
}

export function notKeptInWords({ games: judged, score }: Judged): string {
  const standing = t`its new self won ${percent(score)} of ${games(judged)}`;
  return t`The engine plays as before: ${standing}, which is not clearly better. A longer time may teach it more.`;
}

/** Both games of each opening; draws count half. */
function gamesOf(pairs: Standing["pairs"]): number {
  return 2 * pairs.reduce((sum, count) => sum + count, 0);
}

function games(count: number): string {
  return count === 1 ? t`one game` : t`${grouped(count)} games`;
}

function number(share: number): string {
  return String(Math.round(share * 100));
}

/** As `words.ts` has it, for which the page would be cut up. */
export function grouped(count: number): string {
  return count.toLocaleString(locale);
}

function percent(share: number): string {
  return `${number(share)}\u00a0%`;
}

function leftOf({ share, timeMs }: Extract<TuneNews, { type: "games" }>): string {
  const seconds = share > 0 ? Math.max(0, Math.round((timeMs / share - timeMs) / 1000)) : 0;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
