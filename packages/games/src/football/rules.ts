import type { Draws } from '@arara/fair';
import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import { type ClubName, clubNames, clubs, expectedGoals, goalWeights, weightSum } from './clubs.ts';
import { allMatches, isWon, type Market, marketNames, markets, oddsOf } from './markets.ts';

export type FootballBet = {
  stake: string;
  home: ClubName;
  away: ClubName;
  market: Market;
  selection: string;
};

const chanceKinds = ['save', 'wide', 'post', 'yellow_card'] as const;
type Side = 'home' | 'away';
type ChanceKind = (typeof chanceKinds)[number];

/** Minutes of the goals, and what else is seen; only the goals count. */
export type FootballOutcome = {
  home: number[];
  away: number[];
  chances: { minute: number; side: Side; kind: ChanceKind }[];
};

export type FootballEvent =
  | { type: 'kick_off'; home: ClubName; away: ClubName }
  | { type: 'goal'; minute: number; side: Side; home: number; away: number }
  | { type: 'chance'; minute: number; side: Side; kind: ChanceKind }
  | { type: 'full_time'; home: number; away: number; isWon: boolean; odds: number }
  | SettledEvent;

/** Stakes start at 1.00, so that odds in hundredths are paid to the centavo. */
const limits: Limits = {
  minStakeCents: 100n,
  maxStakeCents: 20_000n,
  stepCents: 1n,
  maxPayoutCents: 6_000_000n,
};

const lastMinute = 90;
const chancesShown = 7;

/** Gol de Placa: one match between two clubs of the game, one bet on how it ends. */
export const footballRules: InstantRules<FootballBet, FootballOutcome> = {
  kind: 'instant',
  game: 'gol-de-placa',
  version: 1,
  category: 'sports',
  limits,

  paytable: () => ({
    clubs: clubNames.map((club) => ({ club, ...clubs[club] })),
    markets: marketNames.map((market) => ({ market, selections: [...markets[market]] })),
    odds: allMatches().map(({ home, away }) => ({
      home,
      away,
      odds: marketNames.map((market) =>
        markets[market].map((selection) => oddsOf(home, away, market, selection)),
      ),
    })),
  }),

  parseBet(input): BetResult<FootballBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const home = clubNames.find((club) => club === fields.home);
    if (!home) return { kind: 'refused', error: 'bad_bet', field: 'home' };
    const away = clubNames.find((club) => club === fields.away && club !== home);
    if (!away) return { kind: 'refused', error: 'bad_bet', field: 'away' };
    const market = marketNames.find((name) => name === fields.market);
    if (!market) return { kind: 'refused', error: 'bad_bet', field: 'market' };
    const selection = markets[market].find((name) => name === fields.selection);
    if (!selection || oddsOf(home, away, market, selection) === null) {
      return { kind: 'refused', error: 'bad_bet', field: 'selection' };
    }
    return {
      kind: 'ok',
      bet: { ...stake.bet, home, away, market, selection },
      stakeCents: stake.stakeCents,
    };
  },

  play(bet, draws) {
    const expected = expectedGoals(bet.home, bet.away);
    const scored = drawGoals(draws, expected.home);
    const conceded = drawGoals(draws, expected.away);
    const outcome: FootballOutcome = {
      home: drawMinutes(draws, scored),
      away: drawMinutes(draws, conceded),
      chances: drawMinutes(draws, chancesShown).map((minute) => ({
        minute,
        side: draws.int(2) === 0 ? 'home' : 'away',
        kind: chanceKinds[draws.int(chanceKinds.length)] ?? 'save',
      })),
    };
    return { payoutCents: payoutCentsOf(bet, outcome), outcome };
  },

  events(bet, outcome) {
    const { home, away } = outcome;
    return [
      { type: 'kick_off', home: bet.home, away: bet.away },
      ...replay(outcome),
      {
        type: 'full_time',
        home: home.length,
        away: away.length,
        isWon: isWon(bet.market, bet.selection, home.length, away.length),
        odds: oddsOfBet(bet),
      },
      settledEvent(stakeCentsOf(bet), payoutCentsOf(bet, outcome)),
    ] satisfies FootballEvent[];
  },
};

function payoutCentsOf(bet: FootballBet, { home, away }: FootballOutcome): bigint {
  if (!isWon(bet.market, bet.selection, home.length, away.length)) return 0n;
  // Odds are hundredths, multipliers ten-thousandths.
  return payoutOf(stakeCentsOf(bet), oddsOfBet(bet) * 100);
}

function oddsOfBet({ home, away, market, selection }: FootballBet): number {
  const odds = oddsOf(home, away, market, selection);
  if (odds === null) throw new Error(`an accepted bet is on ${market} ${selection}, which has no odds`);
  return odds;
}

function drawGoals(draws: Draws, twentieths: number): number {
  const weights = goalWeights(twentieths);
  let left = draws.int(weightSum(weights));
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

function drawMinutes(draws: Draws, count: number): number[] {
  return Array.from({ length: count }, () => draws.int(lastMinute) + 1).sort((a, b) => a - b);
}

/** What happens on the pitch, minute by minute; the home side first where minutes are equal. */
function replay({ home, away, chances }: FootballOutcome) {
  const goals = [
    ...home.map((minute) => ({ type: 'goal' as const, minute, side: 'home' as const })),
    ...away.map((minute) => ({ type: 'goal' as const, minute, side: 'away' as const })),
  ].sort((a, b) => a.minute - b.minute);
  const score = { home: 0, away: 0 };
  const counted = goals.map((goal) => {
    score[goal.side] += 1;
    return { ...goal, ...score };
  });
  const seen = chances.map((chance) => ({ type: 'chance' as const, ...chance }));
  return [...counted, ...seen].sort((a, b) => a.minute - b.minute);
}
