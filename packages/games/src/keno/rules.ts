import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import { type KenoRisk, kenoDrawn, kenoNumbers, kenoPays, kenoPicks, kenoRisks } from './paytable.ts';

/** `numbers` is kept in order, lowest first. */
export type KenoBet = { stake: string; numbers: number[]; risk: KenoRisk };

/** The numbers in the order they were drawn. */
export type KenoOutcome = { drawn: number[] };

export type KenoEvent =
  | { type: 'numbers_chosen'; numbers: number[] }
  | { type: 'number_drawn'; number: number; isHit: boolean }
  | { type: 'hits_counted'; hits: number; multiplier: number }
  | SettledEvent;

/** Every multiplier is whole tenths and every stake whole tenths of a real: nothing is ever rounded. */
const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 20_000n,
  stepCents: 10n,
  maxPayoutCents: 40_000_000n,
};

const board = Array.from(
  { length: kenoNumbers.to - kenoNumbers.from + 1 },
  (_, index) => kenoNumbers.from + index,
);

/** Keno do Pantanal: one to ten numbers of forty against ten that are drawn. */
export const kenoRules: InstantRules<KenoBet, KenoOutcome> = {
  kind: 'instant',
  game: 'keno-do-pantanal',
  version: 1,
  category: 'arcade',
  limits,

  paytable: () => ({
    numbers: { ...kenoNumbers },
    drawn: kenoDrawn,
    picks: { ...kenoPicks },
    pays: kenoRisks.map((risk) => ({
      risk,
      multipliers: Array.from({ length: kenoPicks.most }, (_, index) => [...kenoPays(index + 1, risk)]),
    })),
  }),

  parseBet(input): BetResult<KenoBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const numbers = numbersOf(fields.numbers);
    if (!numbers) return { kind: 'refused', error: 'bad_bet', field: 'numbers' };
    const risk = kenoRisks.find((name) => name === fields.risk);
    if (!risk) return { kind: 'refused', error: 'bad_bet', field: 'risk' };
    return { kind: 'ok', bet: { ...stake.bet, numbers, risk }, stakeCents: stake.stakeCents };
  },

  play(bet, draws) {
    const outcome = { drawn: draws.pick(board, kenoDrawn) };
    return { payoutCents: payoutOf(stakeCentsOf(bet), multiplierOf(bet, outcome)), outcome };
  },

  events(bet, outcome) {
    const stakeCents = stakeCentsOf(bet);
    const multiplier = multiplierOf(bet, outcome);
    return [
      { type: 'numbers_chosen', numbers: bet.numbers },
      ...outcome.drawn.map((number) => ({
        type: 'number_drawn' as const,
        number,
        isHit: bet.numbers.includes(number),
      })),
      { type: 'hits_counted', hits: hitsOf(bet, outcome), multiplier },
      settledEvent(stakeCents, payoutOf(stakeCents, multiplier)),
    ] satisfies KenoEvent[];
  },
};

function numbersOf(value: unknown): number[] | null {
  if (!Array.isArray(value)) return null;
  const chosen = board.filter((number) => value.includes(number));
  const isAll = chosen.length === value.length;
  return isAll && chosen.length >= kenoPicks.fewest && chosen.length <= kenoPicks.most ? chosen : null;
}

const hitsOf = ({ numbers }: KenoBet, { drawn }: KenoOutcome) =>
  numbers.filter((number) => drawn.includes(number)).length;

function multiplierOf(bet: KenoBet, outcome: KenoOutcome): number {
  return kenoPays(bet.numbers.length, bet.risk)[hitsOf(bet, outcome)] ?? 0;
}
