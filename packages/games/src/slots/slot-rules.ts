import { formatAmount } from '@arara/money';
import type { BetResult, GameEvent, InstantRules, Json, Limits } from '../rules.ts';
import { asRecord, parseStake, settledEvent, stakeCentsOf } from '../stake.ts';
import type { SlotDesign } from './design.ts';
import { drawJackpot } from './jackpot.ts';
import { createSlotMachine, type SlotMachine } from './play/machine.ts';
import { playRound } from './play/round.ts';
import type { DrawInt } from './play/turn.ts';
import type { SlotMode, SlotRoundEvent } from './slot-events.ts';

/** `stake` is that of a plain spin; what is paid for it is the price of the mode. */
type SlotModeBet = { stake: string; mode: SlotMode };

/** All that was drawn, in order: the round is the same program run on it again. */
type SlotRoundOutcome = { drawn: number[]; jackpot?: boolean };

export type SlotDesignRules = InstantRules<SlotModeBet, SlotRoundOutcome>;

const hundredths = 100n;

/** The rules of a title that is data. */
export function createSlotDesignRules(design: SlotDesign): SlotDesignRules {
  const machine = createSlotMachine(design);
  const limits = limitsOf(design);
  const units = BigInt(design.units);
  const { jackpot } = design;
  const paidFor = (bet: SlotModeBet) => (stakeCentsOf(bet) * priceOf(design, bet.mode)) / hundredths;
  return {
    kind: 'instant',
    game: design.game,
    version: design.version,
    category: 'slots',
    limits,
    ...(jackpot && { jackpot }),
    paytable: () => paytableOf(design),

    parseBet(input): BetResult<SlotModeBet> {
      const fields = asRecord(input);
      if (!fields) return { kind: 'refused', error: 'bad_bet' };
      const mode = modesOf(design).find((one) => one === (fields.mode ?? 'spin'));
      if (!mode) return { kind: 'refused', error: 'bad_bet', field: 'mode' };
      const parsed = parseStake(fields, limits);
      if (parsed.kind === 'refused') return parsed;
      const stakeCents = (parsed.stakeCents * priceOf(design, mode)) / hundredths;
      if (stakeCents > limits.maxStakeCents)
        return { kind: 'refused', error: 'stake_too_large', field: 'stake' };
      return { kind: 'ok', bet: { stake: formatAmount(parsed.stakeCents), mode }, stakeCents };
    },

    play(bet, draws) {
      const drawn: number[] = [];
      const draw = (range: number) => {
        const value = draws.int(range);
        drawn.push(value);
        return value;
      };
      const paid = playRound({ machine, draw, tell: () => undefined, cents: () => 0 }, bet.mode);
      const payoutCents = (stakeCentsOf(bet) / units) * BigInt(paid);
      if (!jackpot) return { payoutCents, outcome: { drawn } };
      const isHit = drawJackpot(jackpot, paidFor(bet), (range) => draws.int(range));
      return { payoutCents, outcome: { drawn, jackpot: isHit } };
    },

    events(bet, outcome) {
      const unitCents = Number(stakeCentsOf(bet) / units);
      const told: SlotRoundEvent[] = [];
      const paid = playRound(
        {
          machine,
          draw: drawsOf(machine, outcome.drawn),
          tell: (event) => told.push(event),
          cents: (amount) => amount * unitCents,
        },
        bet.mode,
      );
      // What the pool held is known where it is paid: `tellJackpot` says it.
      if (outcome.jackpot === true) told.push({ type: 'jackpot_won', payoutCents: 0 });
      told.push(settledEvent(paidFor(bet), BigInt(paid * unitCents)));
      return told satisfies GameEvent[];
    },
  };
}

/** The ways to bet on a title. */
export function modesOf({ prices }: Pick<SlotDesign, 'prices'>): SlotMode[] {
  const all: readonly SlotMode[] = ['spin', 'ante', 'buy'];
  return all.filter((mode) => mode === 'spin' || prices?.[mode] !== undefined);
}

/** What a way to bet costs, in hundredths of the stake. */
export function priceOf({ prices }: Pick<SlotDesign, 'prices'>, mode: SlotMode): bigint {
  return mode === 'spin' ? hundredths : BigInt(prices?.[mode] ?? hundredths);
}

/** A stored round read back; `range` is not needed again. */
function drawsOf({ design }: SlotMachine, drawn: readonly number[]): DrawInt {
  const values = drawn.values();
  return () => {
    const { value, done } = values.next();
    if (done === true) throw new Error(`${design.game}: a stored round holds too few draws`);
    return value;
  };
}

function limitsOf(design: SlotDesign): Limits {
  const stepCents = BigInt(design.units);
  const maxStakeCents = BigInt(design.maxStakeCents);
  const payouts = modesOf(design).map((mode) => {
    const price = priceOf(design, mode);
    if ((stepCents * price) % hundredths !== 0n)
      throw new Error(`${design.game}: a price has whole centavos`);
    return ((maxStakeCents * hundredths) / price / stepCents) * BigInt(design.most[mode] ?? 0);
  });
  return {
    minStakeCents: stepCents,
    maxStakeCents,
    stepCents,
    maxPayoutCents: payouts.toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n,
  };
}

/** All that payouts come from. The largest wins follow from it, and stakes are no part of it. */
function paytableOf({
  game: _,
  version: _version,
  maxStakeCents: _max,
  most: _most,
  ...design
}: SlotDesign): Json {
  // A design is made of JSON alone; the copy keeps callers from it.
  return JSON.parse(JSON.stringify(design)) as Json;
}
