import { lineOf, type PairName, pairs, type VolleyMarket, volleyMatches } from '@arara/games/tables';
import type { StageWords } from '../stage.ts';

export interface VolleyChoice {
  readonly home: PairName;
  readonly away: PairName;
  readonly market: VolleyMarket;
  /** What is bet on; null until the player has chosen it in this match and market. */
  readonly selection: string | null;
}

/** A choice that something has been chosen in. */
export type VolleyPick = VolleyChoice & { readonly selection: string };

export const firstVolleyChoice: VolleyChoice = {
  home: 'mare',
  away: 'jangada',
  market: 'winner',
  selection: null,
};

/** Another pair; when it is the other side's, the sides change. */
export function withPair(choice: VolleyChoice, side: 'home' | 'away', pair: PairName): VolleyChoice {
  const { home, away, market } = choice;
  if (choice[side] === pair) return choice;
  return side === 'home'
    ? { home: pair, away: pair === away ? home : away, market, selection: null }
    : { home: pair === home ? away : home, away: pair, market, selection: null };
}

export function withVolleyMarket(choice: VolleyChoice, market: VolleyMarket): VolleyChoice {
  return market === choice.market ? choice : { ...choice, market, selection: null };
}

/** The next match of the round robin. */
export function nextVolleyMatch(choice: VolleyChoice): VolleyChoice {
  const all = volleyMatches();
  const at = all.findIndex(({ home, away }) => home === choice.home && away === choice.away);
  return { ...choice, ...all[(at + 1) % all.length], selection: null };
}

/** What a selection is called; the sides by their pairs. */
export function selectionName(
  { home, away, market, selection }: VolleyPick,
  { t, locale }: StageWords,
): string {
  const pairName = (side: string) => pairs[side === 'home' ? home : away].name;
  if (market === 'winner') return pairName(selection);
  if (market === 'sets') return selection.replace('-', '–');
  const { side, line } = lineOf(selection);
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    signDisplay: market === 'handicap' ? 'always' : 'auto',
  });
  const shown = format.format(line);
  if (market === 'handicap') return `${pairName(side)} ${shown}`;
  return t(side === 'over' ? 'games.stage_football_over' : 'games.stage_football_under', { line: shown });
}

/** Odds in hundredths for people: 176 -> "1,76". */
export function oddsText(hundredths: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return format.format(hundredths / 100);
}
