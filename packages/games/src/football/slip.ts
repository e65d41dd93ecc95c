import { formatAmount, parseAmount } from '@arara/money';
import type { BetError, BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, payoutOf, type SettledEvent, settledEvent } from '../stake.ts';
import { type ClubName, clubNames, clubs } from './clubs.ts';
import {
  allMatches,
  type FootballPick,
  isWon,
  marketNames,
  markets,
  multipleOdds,
  oddsOf,
} from './markets.ts';
import { type ChanceKind, drawMatch, type FootballOutcome, replayMatch } from './match.ts';

/** A selection on the slip; `stake` is what it is bet on by itself, `null` for nothing. */
export type SlipPick = FootballPick & { stake: string | null };

/** Picks, each a single or not, and what is bet on all of them together. */
export type SlipBet = { picks: SlipPick[]; multiple: string | null };

/** The matches of the slip in the order in which it names them. */
export type SlipOutcome = { matches: FootballOutcome[] };

type Match = { home: ClubName; away: ClubName };
type Side = 'home' | 'away';

export type SlipEvent =
  | { type: 'kick_off'; matches: Match[] }
  | { type: 'goal'; match: number; minute: number; side: Side; home: number; away: number }
  | { type: 'chance'; match: number; minute: number; side: Side; kind: ChanceKind }
  | { type: 'full_time'; match: number; home: number; away: number }
  | { type: 'pick_settled'; pick: number; isWon: boolean; odds: number; payoutCents: number }
  | { type: 'multiple_settled'; isWon: boolean; odds: number; payoutCents: number }
  | SettledEvent;

/** Stakes start at 1.00, so that odds in hundredths are paid to the centavo. They hold for each bet and for their sum. */
const limits: Limits = {
  minStakeCents: 100n,
  maxStakeCents: 20_000n,
  stepCents: 1n,
  maxPayoutCents: 6_000_000n,
};

/** The most picks on a slip. */
export const picksMost = 6;

/** Gol de Placa: matches between clubs of the game, singles and a multiple on one slip. */
export const slipRules: InstantRules<SlipBet, SlipOutcome> = {
  kind: 'instant',
  game: 'gol-de-placa',
  version: 2,
  category: 'sports',
  limits,

  paytable: () => ({
    clubs: clubNames.map((club) => ({ club, ...clubs[club] })),
    picksMost,
    markets: marketNames.map((market) => ({ market, selections: [...markets[market]] })),
    odds: allMatches().map(({ home, away }) => ({
      home,
      away,
      odds: marketNames.map((market) =>
        markets[market].map((selection) => oddsOf(home, away, market, selection)),
      ),
    })),
  }),

  parseBet(input): BetResult<SlipBet> {
    const fields = asRecord(input);
    const list = fields?.picks;
    if (!fields || !Array.isArray(list) || list.length === 0 || list.length > picksMost) {
      return refused('bad_bet', 'picks');
    }
    const picks: SlipPick[] = [];
    for (const [index, item] of list.entries()) {
      const pick = parsePick(item);
      if (!pick || picks.some((other) => isSame(other, pick))) return refused('bad_bet', `picks.${index}`);
      picks.push(pick);
    }
    const multiple = parseStake(fields.multiple);
    if (multiple === undefined) return refused('bad_bet', 'multiple');
    if (multiple !== null && !canBeMultiple(picks)) return refused('bad_bet', 'multiple');
    const bet = { picks, multiple };
    // A pick that nothing is bet on is a mistake, not a bet.
    const idle = multiple === null ? picks.findIndex(({ stake }) => stake === null) : -1;
    if (idle >= 0) return refused('bad_bet', `picks.${idle}`);
    const stakes = stakesOf(bet);
    const small = stakes.find(({ cents }) => cents < limits.minStakeCents);
    if (small) return refused('stake_too_small', small.field);
    const stakeCents = sumOf(stakes.map(({ cents }) => cents));
    if (stakeCents > limits.maxStakeCents || mostOf(bet) > limits.maxPayoutCents) {
      return refused('stake_too_large', multiple === null ? 'picks' : 'multiple');
    }
    return { kind: 'ok', bet, stakeCents };
  },

  play(bet, draws) {
    const matches = matchesOf(bet).map(({ home, away }) => drawMatch(draws, home, away));
    return { payoutCents: sumOf(resultsOf(bet, { matches }).map(paid)), outcome: { matches } };
  },

  events(bet, outcome) {
    const results = resultsOf(bet, outcome);
    const seen = outcome.matches.flatMap((played, match) =>
      replayMatch(played).map((moment) => ({ match, ...moment })),
    );
    return [
      { type: 'kick_off', matches: matchesOf(bet) },
      ...seen.toSorted((a, b) => a.minute - b.minute),
      ...outcome.matches.map(({ home, away }, match) => ({
        type: 'full_time' as const,
        match,
        home: home.length,
        away: away.length,
      })),
      ...results.map(({ pick, isWon: won, odds, cents }) => {
        const payoutCents = Number(paid({ isWon: won, odds, cents }));
        return pick === null
          ? { type: 'multiple_settled' as const, isWon: won, odds, payoutCents }
          : { type: 'pick_settled' as const, pick, isWon: won, odds, payoutCents };
      }),
      settledEvent(sumOf(stakesOf(bet).map(({ cents }) => cents)), sumOf(results.map(paid))),
    ] satisfies SlipEvent[];
  },
};

const refused = (error: BetError, field: string) => ({ kind: 'refused' as const, error, field });

const isSameMatch = (one: Match, other: Match) => one.home === other.home && one.away === other.away;

const isSame = (one: FootballPick, other: FootballPick) =>
  isSameMatch(one, other) && one.market === other.market && one.selection === other.selection;

/** Picks of one match hang together: only picks of different matches make a multiple. */
export function canBeMultiple(picks: readonly Match[]): boolean {
  return (
    picks.length > 1 &&
    picks.every((pick, index) => !picks.slice(0, index).some((other) => isSameMatch(other, pick)))
  );
}

function parsePick(item: unknown): SlipPick | null {
  const fields = asRecord(item);
  const home = clubNames.find((club) => club === fields?.home);
  const away = clubNames.find((club) => club === fields?.away && club !== home);
  const market = marketNames.find((name) => name === fields?.market);
  if (!fields || !home || !away || !market) return null;
  const selection = markets[market].find((name) => name === fields.selection);
  const stake = parseStake(fields.stake);
  if (!selection || stake === undefined || oddsOf(home, away, market, selection) === null) return null;
  return { home, away, market, selection, stake };
}

/** An amount in its one spelling, `null` for none, `undefined` for what is no amount. */
function parseStake(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  const cents = typeof value === 'string' ? parseAmount(value) : null;
  return cents === null ? undefined : formatAmount(cents);
}

function stakesOf({ picks, multiple }: SlipBet) {
  const named = [
    ...picks.map(({ stake }, index) => ({ stake, field: `picks.${index}` })),
    { stake: multiple, field: 'multiple' },
  ];
  return named.flatMap(({ stake, field }) => {
    const cents = stake === null ? null : parseAmount(stake);
    return cents === null ? [] : [{ field, cents }];
  });
}

/** The matches of a slip, each once, in the order in which its picks name them. */
function matchesOf({ picks }: SlipBet): Match[] {
  const matches: Match[] = [];
  for (const { home, away } of picks) {
    if (!matches.some((match) => isSameMatch(match, { home, away }))) matches.push({ home, away });
  }
  return matches;
}

type Result = { readonly isWon: boolean; readonly odds: number; readonly cents: bigint };

/** Each pick, whether it is bet on by itself or not, and the multiple where there is one. */
function resultsOf(bet: SlipBet, outcome: SlipOutcome): (Result & { pick: number | null })[] {
  const matches = matchesOf(bet);
  const singles = bet.picks.map((one, pick) => {
    const played = outcome.matches[matches.findIndex((match) => isSameMatch(match, one))];
    if (!played) throw new Error('a round was drawn without a match of its slip');
    return {
      pick,
      isWon: isWon(one.market, one.selection, played.home.length, played.away.length),
      odds: oddsOf(one.home, one.away, one.market, one.selection) ?? 0,
      cents: centsOf(one.stake),
    };
  });
  if (bet.multiple === null) return singles;
  const isAllWon = singles.every((single) => single.isWon);
  const multiple = {
    pick: null,
    isWon: isAllWon,
    odds: multipleOdds(bet.picks),
    cents: centsOf(bet.multiple),
  };
  return [...singles, multiple];
}

const centsOf = (stake: string | null) => (stake === null ? 0n : (parseAmount(stake) ?? 0n));

// Odds are hundredths, multipliers ten-thousandths.
const wins = ({ odds, cents }: Omit<Result, 'isWon'>) => payoutOf(cents, odds * 100);

const paid = (result: Result) => (result.isWon ? wins(result) : 0n);

/** As if every bet of the slip won. */
function mostOf(bet: SlipBet): bigint {
  const singles = bet.picks.map(({ home, away, market, selection, stake }) =>
    wins({ odds: oddsOf(home, away, market, selection) ?? 0, cents: centsOf(stake) }),
  );
  return sumOf([
    ...singles,
    bet.multiple === null ? 0n : wins({ odds: multipleOdds(bet.picks), cents: centsOf(bet.multiple) }),
  ]);
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
