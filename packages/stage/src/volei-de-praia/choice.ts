import {
  lineOf,
  type PairName,
  pairs,
  type VolleyMarket,
  volleyMarkets,
  volleyMatches,
  volleyOdds,
} from '@arara/games/tables';
import type { StageWords } from '../stage.ts';

export interface VolleyChoice {
  readonly home: PairName;
  readonly away: PairName;
  readonly market: VolleyMarket;
  readonly selection: string;
}

export const firstVolleyChoice: VolleyChoice = {
  home: 'mare',
  away: 'jangada',
  market: 'winner',
  selection: 'home',
};

/** A choice whose selection is offered in its match; the first one that is takes the place of one that is not. */
function offered(choice: VolleyChoice): VolleyChoice {
  const { home, away, market } = choice;
  if (volleyOdds(home, away, market, choice.selection) !== null) return choice;
  const other = volleyMarkets[market].find((name) => volleyOdds(home, away, market, name) !== null);
  return other ? { ...choice, selection: other } : { ...choice, market: 'winner', selection: 'home' };
}

/** Another pair; when it is the other side's, the sides change. */
export function withPair(choice: VolleyChoice, side: 'home' | 'away', pair: PairName): VolleyChoice {
  const { home, away } = choice;
  if (side === 'home') return offered({ ...choice, home: pair, away: pair === away ? home : away });
  return offered({ ...choice, away: pair, home: pair === home ? away : home });
}

export function withVolleyMarket(choice: VolleyChoice, market: VolleyMarket): VolleyChoice {
  return market === choice.market
    ? choice
    : offered({ ...choice, market, selection: volleyMarkets[market][0] });
}

/** The next match of the round robin. */
export function nextVolleyMatch(choice: VolleyChoice): VolleyChoice {
  const all = volleyMatches();
  const at = all.findIndex(({ home, away }) => home === choice.home && away === choice.away);
  const next = all[(at + 1) % all.length];
  return next ? offered({ ...choice, ...next }) : choice;
}

/** What a selection is called; the sides by their pairs. */
export function selectionName(
  { home, away, market, selection }: VolleyChoice,
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
