import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import { type ClubName, clubNames, clubs } from './clubs.ts';
import { allMatches, type FirstMarket, firstMarkets, isWon, markets, oddsOf } from './markets.ts';
import { drawMatch, type FootballOutcome, type PitchMoment, replayMatch } from './match.ts';

export type FootballBet = {
  stake: string;
  home: ClubName;
  away: ClubName;
  market: FirstMarket;
  selection: string;
};

export type FootballEvent =
  | { type: 'kick_off'; home: ClubName; away: ClubName }
  | PitchMoment
  | { type: 'full_time'; home: number; away: number; isWon: boolean; odds: number }
  | SettledEvent;

/** Stakes start at 1.00, so that odds in hundredths are paid to the centavo. */
const limits: Limits = {
  minStakeCents: 100n,
  maxStakeCents: 20_000n,
  stepCents: 1n,
  maxPayoutCents: 6_000_000n,
};

/** The first version of Gol de Placa, which shared tables play: one match, one bet on how it ends. */
export const footballRules: InstantRules<FootballBet, FootballOutcome> = {
  kind: 'instant',
  game: 'gol-de-placa',
  version: 1,
  category: 'sports',
  limits,

  paytable: () => ({
    clubs: clubNames.map((club) => ({ club, ...clubs[club] })),
    markets: firstMarkets.map((market) => ({ market, selections: [...markets[market]] })),
    odds: allMatches().map(({ home, away }) => ({
      home,
      away,
      odds: firstMarkets.map((market) =>
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
    const market = firstMarkets.find((name) => name === fields.market);
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
    const outcome = drawMatch(draws, bet.home, bet.away);
    return { payoutCents: payoutCentsOf(bet, outcome), outcome };
  },

  events(bet, outcome) {
    const { home, away } = outcome;
    return [
      { type: 'kick_off', home: bet.home, away: bet.away },
      ...replayMatch(outcome),
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
