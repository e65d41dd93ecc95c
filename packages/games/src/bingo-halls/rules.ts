import type { BetResult, InstantRules } from '../rules.ts';
import {
  asRecord,
  multiplierUnit,
  parseStake,
  type SettledEvent,
  settledEvent,
  stakeCentsOf,
} from '../stake.ts';
import { bolaExtraHall } from './bola-extra.ts';
import { coretoHall } from './coreto.ts';
import { type Hall, type HallCard, type HallPrizeName, hallSheets, marksOf } from './hall.ts';
import { juninoHall } from './junino.ts';
import { span } from './printing.ts';

/** `stake` is for each card; `sheet` says which cards are printed, `cards` how many of them play. */
export type HallBet = { stake: string; cards: number; sheet: number };

/** The balls in the order they came: the draw, and the second part where a card played on. */
export type HallOutcome = { drawn: number[]; extra: number[] };

export type HallEvent =
  | { type: 'cards_laid'; cards: HallCard[] }
  | { type: 'ball_drawn'; number: number; isExtra: boolean }
  | { type: 'draw_closed'; waiting: number[] }
  | {
      type: 'card_won';
      card: number;
      prize: HallPrizeName;
      cells: number[];
      multiplier: number;
      payoutCents: number;
    }
  | SettledEvent;

export const juninoRules = rulesOfHall(juninoHall);
export const coretoRules = rulesOfHall(coretoHall);
export const bolaExtraRules = rulesOfHall(bolaExtraHall);

function rulesOfHall(hall: Hall): InstantRules<HallBet, HallOutcome> {
  const { limits } = hall;
  const balls = span(1, hall.balls);
  const payoutCentsOf = (bet: HallBet, outcome: HallOutcome) =>
    winsOf(hall, bet, outcome).reduce((sum, { payoutCents }) => sum + payoutCents, 0n);
  return {
    kind: 'instant',
    game: hall.slug,
    version: 1,
    category: 'bingo',
    limits,

    paytable: () => ({
      balls: hall.balls,
      drawn: hall.drawn,
      extra: hall.extra,
      cards: hall.cards,
      sheets: { ...hallSheets },
      firstSheet: hall.print(hallSheets.from, hall.cards),
      prizes: hall.prizes.map(({ name, times, forms }) => ({
        name,
        multiplier: times * multiplierUnit,
        forms: [...forms],
      })),
    }),

    parseBet(input): BetResult<HallBet> {
      const fields = asRecord(input);
      if (!fields) return { kind: 'refused', error: 'bad_bet' };
      const stake = parseStake(fields, limits);
      if (stake.kind === 'refused') return stake;
      const { cards, sheet } = fields;
      if (!isWithin(cards, 1, hall.cards)) return { kind: 'refused', error: 'bad_bet', field: 'cards' };
      if (!isWithin(sheet, hallSheets.from, hallSheets.to)) {
        return { kind: 'refused', error: 'bad_bet', field: 'sheet' };
      }
      return {
        kind: 'ok',
        bet: { ...stake.bet, cards, sheet },
        stakeCents: stake.stakeCents * BigInt(cards),
      };
    },

    play(bet, draws) {
      const drawn = draws.pick(balls, hall.drawn);
      const rest = balls.filter((ball) => !drawn.includes(ball));
      const extra = waitingCards(hall, bet, drawn).length > 0 ? draws.pick(rest, hall.extra) : [];
      const outcome = { drawn, extra };
      return { payoutCents: payoutCentsOf(bet, outcome), outcome };
    },

    events(bet, outcome) {
      const told = (isExtra: boolean) => (number: number) => ({
        type: 'ball_drawn' as const,
        number,
        isExtra,
      });
      return [
        { type: 'cards_laid', cards: hall.print(bet.sheet, bet.cards) },
        ...outcome.drawn.map(told(false)),
        { type: 'draw_closed', waiting: waitingCards(hall, bet, outcome.drawn) },
        ...outcome.extra.map(told(true)),
        ...winsOf(hall, bet, outcome).map(({ card, win, payoutCents }) => ({
          type: 'card_won' as const,
          card,
          prize: win.name,
          cells: [...win.cells],
          multiplier: win.times * multiplierUnit,
          payoutCents: Number(payoutCents),
        })),
        settledEvent(stakeCentsOf(bet) * BigInt(bet.cards), payoutCentsOf(bet, outcome)),
      ] satisfies HallEvent[];
    },
  };
}

/** The cards that play on after the draw, by their places. */
function waitingCards(hall: Hall, bet: HallBet, drawn: readonly number[]): number[] {
  const balls = new Set(drawn);
  return hall
    .print(bet.sheet, bet.cards)
    .flatMap((card, index) => (hall.playsOn(marksOf(card, balls)) ? [index] : []));
}

/** What cards have won; multipliers are whole, so nothing is rounded. */
function winsOf(hall: Hall, bet: HallBet, { drawn, extra }: HallOutcome) {
  const stakeCents = stakeCentsOf(bet);
  const [first, all] = [new Set(drawn), new Set([...drawn, ...extra])];
  return hall
    .print(bet.sheet, bet.cards)
    .flatMap((numbers, card) =>
      hall
        .wins(marksOf(numbers, first), marksOf(numbers, all))
        .map((win) => ({ card, win, payoutCents: stakeCents * BigInt(win.times) })),
    );
}

function isWithin(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
}
