import { createDraws, type Hmac } from '@arara/fair';
import { type BaccaratBet, baccaratRules } from '../baccarat/rules.ts';
import { baccaratBets, baccaratMultiplier } from '../baccarat/shoe.ts';
import { bingoCardSize, bingoDrawn } from '../bingo/cards.ts';
import { bingoPatterns } from '../bingo/patterns.ts';
import { type BingoBet, bingoRules } from '../bingo/rules.ts';
import { digitTimes } from '../digits/bets.ts';
import { type DigitsBet, digitsRules } from '../digits/rules.ts';
import { dragonBets, dragonMultiplier } from '../dragon/bets.ts';
import { type DragonBet, dragonRules } from '../dragon/rules.ts';
import { oddsOf } from '../football/markets.ts';
import { type FootballBet, footballRules } from '../football/rules.ts';
import { ipeLottery, type Lottery, lotteryBalls, trevoLottery } from '../lottery/paytable.ts';
import { ipeRules, type LotteryBet, lotteryRules } from '../lottery/rules.ts';
import { toPercent } from '../ratio.ts';
import { pockets } from '../roulette/layout.ts';
import { type RouletteBet, roulettePayout, rouletteRules } from '../roulette/rules.ts';
import type { BetResult, GameEvent, InstantRules, Json } from '../rules.ts';
import { type SicBoBet, sicBoRules } from '../sicbo/rules.ts';
import { everyThrow, sicBoMultiplier, sicBoSpot } from '../sicbo/spots.ts';
import { asRecord, multiplierUnit, payoutOf, stakeCentsOf } from '../stake.ts';
import type { Link } from './crash.ts';
import { matchOfRound } from './fixtures.ts';
import {
  type MoneyWheelBet,
  moneyWheel,
  moneyWheelPayout,
  moneyWheelReturn,
  moneyWheelRules,
} from './money-wheel.ts';

/** Where a draw is made: it tells apart the tables of a chain's salt and the rounds of a table. */
interface Place {
  readonly table: string;
  readonly number: number;
}

/**
 * A title that is drawn once for everybody. Its rules draw what is seen before, and without, the bet: so each bet is played by
 * itself from the same link, and a test holds that all of them saw the same.
 */
export interface SharedDraw {
  readonly rules: InstantRules<Json, Json>;
  /** In percent with two decimals, for a title whose version the catalogue has no facts of. */
  readonly returns: { readonly lowest: string; readonly highest: string } | null;
  /** What is fixed for a round before its bets, by its number; null where nothing is. */
  settingOf(number: number): Json;
  /** Reads a bet on a round with this setting. */
  parseBet(input: unknown, setting: Json): BetResult<Json>;
  /** The most the bet can win. */
  mostOf(bet: Json): bigint;
  /** The one outcome with which it wins that, and the most with every other; null where several outcomes pay its highest prize. */
  prizeOf(bet: Json): Prize | null;
  /** What everybody sees. */
  outcomeOf(hmac: Hmac, link: Link, place: Place): Json;
  /** What the stage plays of it for everybody. */
  eventsOf(outcome: Json, setting: Json): GameEvent[];
  /** What the bet comes to. */
  settle(hmac: Hmac, link: Link, place: Place, bet: Json): { payoutCents: bigint; outcome: Json };
}

/** What a bet wins at most where its one outcome, by name, does not come. Bets of the same name win their highest prize together. */
interface Prize {
  readonly name: string;
  readonly otherwiseCents: bigint;
}

interface Definition<Bet extends Json, Outcome extends Json> {
  readonly rules: InstantRules<Bet, Outcome>;
  readonly returns?: SharedDraw['returns'];
  readonly settingOf?: (number: number) => Json;
  /** What refuses a bet that the single game takes: the field in the way. */
  readonly refuses?: (bet: Bet, setting: Json) => string | null;
  /** A bet to draw with when nobody has bet. */
  readonly sample: (setting: Json) => Bet;
  readonly mostOf: (bet: Bet) => bigint;
  readonly prizeOf?: (bet: Bet) => Prize | null;
  /** The part of an outcome that is everybody's, and the whole again for the sample's player. */
  readonly share?: (outcome: Outcome) => Json;
  readonly whole?: (shared: Json, bet: Bet) => Outcome;
  /** Events for everybody, and what of them speaks of a bet. */
  readonly told: readonly string[];
  readonly untold?: readonly string[];
}

const seedsOf = ({ hash, salt }: Link, { table, number }: Place) => ({
  serverSeed: hash,
  clientSeed: `${salt}:${table}`,
  nonce: number,
});

function sharedDraw<Bet extends Json, Outcome extends Json>(of: Definition<Bet, Outcome>): SharedDraw {
  const { rules, sample, told, untold = [] } = of;
  const settingOf = of.settingOf ?? (() => null);
  return {
    // Callers keep bets and outcomes without looking inside.
    rules: rules as unknown as InstantRules<Json, Json>,
    returns: of.returns ?? null,
    settingOf,
    parseBet(input, setting) {
      const parsed = rules.parseBet(input);
      if (parsed.kind === 'refused') return parsed;
      const field = of.refuses?.(parsed.bet, setting) ?? null;
      return field === null ? parsed : { kind: 'refused', error: 'bad_bet', field };
    },
    // A stored bet is one that `parseBet` gave.
    mostOf: (bet) => of.mostOf(bet as Bet),
    prizeOf: (bet) => of.prizeOf?.(bet as Bet) ?? null,
    outcomeOf(hmac, link, place) {
      const { outcome } = rules.play(
        sample(settingOf(place.number)),
        createDraws(hmac, seedsOf(link, place)),
      );
      return of.share?.(outcome) ?? outcome;
    },
    eventsOf(shared, setting) {
      const bet = sample(setting);
      const outcome = of.whole?.(shared, bet) ?? (shared as Outcome);
      return rules
        .events(bet, outcome)
        .filter(({ type }) => told.includes(type))
        .map((event) => Object.fromEntries(Object.entries(event).filter(([name]) => !untold.includes(name))))
        .map((event) => event as GameEvent);
    },
    settle: (hmac, link, place, bet) => rules.play(bet as Bet, createDraws(hmac, seedsOf(link, place))),
  };
}

function greatest(amounts: readonly bigint[]): bigint {
  let most = 0n;
  for (const amount of amounts) if (amount > most) most = amount;
  return most;
}

function lotteryDraw(
  rules: InstantRules<LotteryBet, { numbers: number[]; drawn: number[] }>,
  lottery: Lottery,
) {
  const ticket = lotteryBalls(lottery).slice(0, lottery.numbers.picked);
  const [second = 0, first = 0] = lottery.pays.toSorted((a, b) => a - b).slice(-2);
  return sharedDraw<LotteryBet, { numbers: number[]; drawn: number[] }>({
    rules,
    // A ticket left to the draw would be drawn before the balls, and the balls of its player be others.
    refuses: ({ numbers }) => (numbers === null ? 'numbers' : null),
    sample: () => ({ stake: '1.00', numbers: [...ticket] }),
    mostOf: (bet) => stakeCentsOf(bet) * BigInt(first),
    // As many balls as a ticket has numbers: one draw alone hits them all.
    prizeOf: (bet) =>
      bet.numbers && {
        name: bet.numbers.toSorted((a, b) => a - b).join(' '),
        otherwiseCents: stakeCentsOf(bet) * BigInt(second),
      },
    share: ({ drawn }) => ({ drawn }),
    whole: (shared, { numbers }) => ({
      numbers: numbers ?? [],
      drawn: (shared as { drawn: number[] }).drawn,
    }),
    told: ['ball_drawn'],
    untold: ['isHit', 'hits'],
  });
}

/** The shared draws by the kind of their table and the title that is played there. */
const draws: readonly { readonly kind: string; readonly draw: SharedDraw }[] = [
  {
    kind: 'roulette',
    draw: sharedDraw({
      rules: rouletteRules,
      sample: (): RouletteBet => ({ bets: [{ type: 'red', stake: '1.00' }] }),
      mostOf: (bet) => greatest(Array.from({ length: pockets }, (_, number) => roulettePayout(bet, number))),
      told: ['ball_landed'],
    }),
  },
  {
    kind: 'baccarat',
    draw: sharedDraw({
      rules: baccaratRules,
      sample: (): BaccaratBet => ({ stake: '1.00', on: 'player' }),
      mostOf: (bet) =>
        greatest(baccaratBets.map((one) => payoutOf(stakeCentsOf(bet), baccaratMultiplier(bet.on, one)))),
      told: ['card_dealt', 'hands_compared'],
    }),
  },
  {
    kind: 'dragon',
    draw: sharedDraw({
      rules: dragonRules,
      sample: (): DragonBet => ({ stake: '1.00', on: 'dragon' }),
      mostOf: (bet) =>
        greatest(dragonBets.map((one) => payoutOf(stakeCentsOf(bet), dragonMultiplier(bet.on, one)))),
      told: ['card_dealt', 'cards_compared'],
    }),
  },
  {
    kind: 'sicbo',
    draw: sharedDraw({
      rules: sicBoRules,
      sample: (): SicBoBet => ({ bets: [{ on: 'big', stake: '1.00' }] }),
      mostOf: ({ bets }) =>
        greatest(
          everyThrow.map((dice) =>
            bets.reduce((sum, chip) => {
              const spot = sicBoSpot(chip.on);
              return sum + (spot ? payoutOf(stakeCentsOf(chip), sicBoMultiplier(spot, dice)) : 0n);
            }, 0n),
          ),
        ),
      told: ['dice_thrown'],
    }),
  },
  {
    kind: 'wheel',
    draw: sharedDraw({
      rules: moneyWheelRules,
      returns: { lowest: toPercent(moneyWheelReturn('x2')), highest: toPercent(moneyWheelReturn('jaguar')) },
      sample: (): MoneyWheelBet => ({ bets: [{ on: 'x2', stake: '1.00' }] }),
      mostOf: (bet) => greatest(moneyWheel.spots.map(({ spot }) => moneyWheelPayout(bet, spot))),
      told: ['wheel_stopped'],
    }),
  },
  {
    kind: 'bingo',
    draw: sharedDraw({
      rules: bingoRules,
      sample: (): BingoBet => ({ stake: '1.00', cards: 1, sheet: 1 }),
      // As if every card won the most that the balls are enough for: cards of a sheet share no number.
      mostOf: (bet) =>
        stakeCentsOf(bet) *
        BigInt(Math.min(bet.cards, bingoDrawn / bingoCardSize)) *
        BigInt(Math.max(...bingoPatterns.map(({ times }) => times))),
      told: ['ball_drawn'],
    }),
  },
  { kind: 'lottery', draw: lotteryDraw(lotteryRules, trevoLottery) },
  { kind: 'lottery', draw: lotteryDraw(ipeRules, ipeLottery) },
  {
    kind: 'digits',
    draw: sharedDraw({
      rules: digitsRules,
      sample: (): DigitsBet => ({ stake: '1.00', type: 'any_order', digits: [1, 2, 3] }),
      mostOf: (bet) => payoutOf(stakeCentsOf(bet), (digitTimes(bet.type, bet.digits) ?? 0) * multiplierUnit),
      told: ['digit_drawn'],
    }),
  },
  {
    kind: 'football',
    draw: sharedDraw({
      rules: footballRules,
      // Of the first version, which is played here; a test works them out.
      returns: { lowest: '94.24', highest: '94.99' },
      settingOf: matchOfRound,
      refuses: ({ home, away }, setting) => {
        const match = asRecord(setting);
        if (match?.home !== home) return 'home';
        return match.away === away ? null : 'away';
      },
      sample: (setting): FootballBet => ({
        stake: '1.00',
        ...(setting as ReturnType<typeof matchOfRound>),
        market: 'result',
        selection: 'home',
      }),
      mostOf: ({ home, away, market, selection, stake }) =>
        payoutOf(stakeCentsOf({ stake }), (oddsOf(home, away, market, selection) ?? 0) * 100),
      told: ['kick_off', 'goal', 'chance', 'full_time'],
      untold: ['isWon', 'odds'],
    }),
  },
];

/** What is drawn at tables of a kind that play a title; undefined when there is none. */
export function sharedDrawOf(kind: string, game: string): SharedDraw | undefined {
  return draws.find((one) => one.kind === kind && one.draw.rules.game === game)?.draw;
}

export const sharedDraws: readonly SharedDraw[] = draws.map(({ draw }) => draw);
