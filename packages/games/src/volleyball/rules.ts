import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import {
  isVolleyWon,
  type VolleyMarket,
  type VolleyScore,
  volleyMarketNames,
  volleyMarkets,
  volleyMatches,
  volleyOdds,
} from './markets.ts';
import {
  isSetOver,
  type PairName,
  pairNames,
  pairs,
  rallies,
  receiverWins,
  servesFirst,
  setsTo,
  setsToWin,
} from './pairs.ts';

export type VolleyBet = {
  stake: string;
  home: PairName;
  away: PairName;
  market: VolleyMarket;
  selection: string;
};

/** Who won each rally, set by set: "h" for the home pair, "a" for the away pair. */
export type VolleyOutcome = { sets: string[] };

export type VolleyEvent =
  | { type: 'match_started'; home: PairName; away: PairName }
  | { type: 'rally_won'; set: number; side: 'home' | 'away'; home: number; away: number }
  | { type: 'set_won'; set: number; side: 'home' | 'away'; home: number; away: number }
  | {
      type: 'match_over';
      home: number;
      away: number;
      total: number;
      lead: number;
      isWon: boolean;
      odds: number;
    }
  | SettledEvent;

/** Stakes start at 1.00, so that odds in hundredths are paid to the centavo. */
const limits: Limits = {
  minStakeCents: 100n,
  maxStakeCents: 20_000n,
  stepCents: 1n,
  maxPayoutCents: 2_000_000n,
};

/** Vôlei de Praia: one match between two pairs of the game, rally by rally, one bet on how it ends. */
export const volleyRules: InstantRules<VolleyBet, VolleyOutcome> = {
  kind: 'instant',
  game: 'volei-de-praia',
  version: 1,
  category: 'sports',
  limits,

  paytable: () => ({
    pairs: pairNames.map((pair) => ({ pair, ...pairs[pair] })),
    sets: setsTo.map((set) => ({ ...set })),
    markets: volleyMarketNames.map((market) => ({ market, selections: [...volleyMarkets[market]] })),
    odds: volleyMatches().map(({ home, away }) => ({
      home,
      away,
      odds: volleyMarketNames.map((market) =>
        volleyMarkets[market].map((selection) => volleyOdds(home, away, market, selection)),
      ),
    })),
  }),

  parseBet(input): BetResult<VolleyBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const home = pairNames.find((pair) => pair === fields.home);
    if (!home) return { kind: 'refused', error: 'bad_bet', field: 'home' };
    const away = pairNames.find((pair) => pair === fields.away && pair !== home);
    if (!away) return { kind: 'refused', error: 'bad_bet', field: 'away' };
    const market = volleyMarketNames.find((name) => name === fields.market);
    if (!market) return { kind: 'refused', error: 'bad_bet', field: 'market' };
    const selection = volleyMarkets[market].find((name) => name === fields.selection);
    if (!selection || volleyOdds(home, away, market, selection) === null) {
      return { kind: 'refused', error: 'bad_bet', field: 'selection' };
    }
    const bet = { ...stake.bet, home, away, market, selection };
    return { kind: 'ok', bet, stakeCents: stake.stakeCents };
  },

  play(bet, draws) {
    const sets: string[] = [];
    const won = { home: 0, away: 0 };
    while (won.home < setsToWin && won.away < setsToWin) {
      const score = { home: 0, away: 0 };
      let server = servesFirst(sets.length);
      let told = '';
      while (!isSetOver(sets.length, score.home, score.away)) {
        const receiver = server === 'home' ? 'away' : 'home';
        const isReceivers = draws.int(rallies) < receiverWins(bet[receiver], bet[server]);
        // Who wins a rally serves the next one.
        server = isReceivers ? receiver : server;
        score[server] += 1;
        told += server.charAt(0);
      }
      sets.push(told);
      won[score.home > score.away ? 'home' : 'away'] += 1;
    }
    const outcome = { sets };
    return { payoutCents: payoutCentsOf(bet, outcome), outcome };
  },

  events(bet, outcome) {
    const score = scoreOf(outcome);
    return [
      { type: 'match_started', home: bet.home, away: bet.away },
      ...replay(outcome),
      {
        type: 'match_over',
        ...score,
        isWon: isVolleyWon(bet.market, bet.selection, score),
        odds: oddsOfBet(bet),
      },
      settledEvent(stakeCentsOf(bet), payoutCentsOf(bet, outcome)),
    ] satisfies VolleyEvent[];
  },
};

/** Every rally with the score after it, and every set with its result. */
function replay({ sets }: VolleyOutcome) {
  return sets.flatMap((told, set) => {
    const score = { home: 0, away: 0 };
    const seen = [...told].map((letter) => {
      const side = letter === 'h' ? ('home' as const) : ('away' as const);
      score[side] += 1;
      return { type: 'rally_won' as const, set, side, ...score };
    });
    const side = score.home > score.away ? ('home' as const) : ('away' as const);
    return [...seen, { type: 'set_won' as const, set, side, ...score }];
  });
}

function scoreOf({ sets }: VolleyOutcome): VolleyScore {
  const counts = sets.map((told) => {
    const home = [...told].filter((letter) => letter === 'h').length;
    return { home, away: told.length - home };
  });
  return {
    home: counts.filter(({ home, away }) => home > away).length,
    away: counts.filter(({ home, away }) => away > home).length,
    total: counts.reduce((sum, { home, away }) => sum + home + away, 0),
    lead: counts.reduce((sum, { home, away }) => sum + home - away, 0),
  };
}

function payoutCentsOf(bet: VolleyBet, outcome: VolleyOutcome): bigint {
  if (!isVolleyWon(bet.market, bet.selection, scoreOf(outcome))) return 0n;
  // Odds are hundredths, multipliers ten-thousandths.
  return payoutOf(stakeCentsOf(bet), oddsOfBet(bet) * 100);
}

function oddsOfBet({ home, away, market, selection }: VolleyBet): number {
  const odds = volleyOdds(home, away, market, selection);
  if (odds === null) throw new Error(`an accepted bet is on ${market} ${selection}, which has no odds`);
  return odds;
}
