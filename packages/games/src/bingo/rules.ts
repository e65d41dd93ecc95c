import type { BetResult, InstantRules, Limits } from '../rules.ts';
import {
  asRecord,
  multiplierUnit,
  parseStake,
  type SettledEvent,
  settledEvent,
  stakeCentsOf,
} from '../stake.ts';
import { bingoBalls, bingoCardCounts, bingoCards, bingoDrawn, bingoSheets } from './cards.ts';
import { type BingoPatternName, bestPattern, bingoPatterns } from './patterns.ts';

/** `stake` is for each card; `sheet` says which cards are printed, `cards` how many of them play. */
export type BingoBet = { stake: string; cards: number; sheet: number };

/** The balls in the order they came. */
export type BingoOutcome = { drawn: number[] };

export type BingoEvent =
  | { type: 'cards_laid'; cards: number[][] }
  | { type: 'ball_drawn'; number: number }
  | {
      type: 'card_won';
      card: number;
      pattern: BingoPatternName;
      cells: number[];
      multiplier: number;
      payoutCents: number;
    }
  | SettledEvent;

/** The stake limits hold for each card. */
const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 2_500n,
  stepCents: 1n,
  maxPayoutCents: 37_500_000n,
};

/** Bingo da Praça: 45 of 90 balls on one to four cards of fifteen numbers. */
export const bingoRules: InstantRules<BingoBet, BingoOutcome> = {
  kind: 'instant',
  game: 'bingo-da-praca',
  version: 1,
  category: 'bingo',
  limits,

  paytable: () => ({
    balls: bingoBalls.length,
    drawn: bingoDrawn,
    cards: { ...bingoCardCounts },
    sheets: { ...bingoSheets },
    firstSheet: bingoCards(bingoSheets.from, bingoCardCounts.most),
    patterns: bingoPatterns.map(({ name, times, forms }) => ({
      name,
      multiplier: times * multiplierUnit,
      forms: [...forms],
    })),
  }),

  parseBet(input): BetResult<BingoBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const { cards, sheet } = fields;
    if (!isWithin(cards, bingoCardCounts.fewest, bingoCardCounts.most)) {
      return { kind: 'refused', error: 'bad_bet', field: 'cards' };
    }
    if (!isWithin(sheet, bingoSheets.from, bingoSheets.to)) {
      return { kind: 'refused', error: 'bad_bet', field: 'sheet' };
    }
    return { kind: 'ok', bet: { ...stake.bet, cards, sheet }, stakeCents: stake.stakeCents * BigInt(cards) };
  },

  play(bet, draws) {
    const outcome = { drawn: draws.pick(bingoBalls, bingoDrawn) };
    return { payoutCents: payoutCentsOf(bet, outcome), outcome };
  },

  events(bet, outcome) {
    const cards = bingoCards(bet.sheet, bet.cards);
    return [
      { type: 'cards_laid', cards },
      ...outcome.drawn.map((number) => ({ type: 'ball_drawn' as const, number })),
      ...wonCards(bet, outcome).map(({ card, pattern, payoutCents }) => ({
        type: 'card_won' as const,
        card,
        pattern: pattern.name,
        cells: [...pattern.cells],
        multiplier: pattern.times * multiplierUnit,
        payoutCents: Number(payoutCents),
      })),
      settledEvent(stakeCentsOf(bet) * BigInt(bet.cards), payoutCentsOf(bet, outcome)),
    ] satisfies BingoEvent[];
  },
};

function payoutCentsOf(bet: BingoBet, outcome: BingoOutcome): bigint {
  return wonCards(bet, outcome).reduce((sum, { payoutCents }) => sum + payoutCents, 0n);
}

/** The cards that are paid; multipliers are whole, so nothing is rounded. */
function wonCards(bet: BingoBet, { drawn }: BingoOutcome) {
  const stakeCents = stakeCentsOf(bet);
  return bingoCards(bet.sheet, bet.cards).flatMap((numbers, card) => {
    const marked = numbers.reduce((bits, number, cell) => bits | (drawn.includes(number) ? 1 << cell : 0), 0);
    const pattern = bestPattern(marked);
    return pattern ? [{ card, pattern, payoutCents: stakeCents * BigInt(pattern.times) }] : [];
  });
}

function isWithin(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}
