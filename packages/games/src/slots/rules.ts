import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, settledEvent, stakeCentsOf } from '../stake.ts';
import { coroaDaOnca } from './coroa-da-onca.ts';
import { type SlotEvent, spinEvents } from './events.ts';
import { createMachine, createSpin, type Machine, type Spin } from './machine.ts';
import { playRound } from './round.ts';
import type { SlotTitle } from './title.ts';

export type SlotBet = { stake: string };

/** The stops of the paid spin, then of each free spin. Everything the player saw follows from them. */
export type SlotOutcome = { spins: number[][] };

/** Coroa da Onça: 20 lines, wilds, and free spins in which every win counts three times. */
export const coroaDaOncaRules = createSlotRules(coroaDaOnca, {
  minStakeCents: 20n,
  maxStakeCents: 20_000n,
  stepCents: 20n,
  maxPayoutCents: 433_300_000n,
});

/** The rules of a line slot. Stakes are whole multiples of one centavo per line, so no payout is ever rounded. */
function createSlotRules(title: SlotTitle, limits: Limits): InstantRules<SlotBet, SlotOutcome> {
  // Compiled when it is first played: whoever starts, or opens the lobby, does not wait for it.
  let compiled: { readonly machine: Machine; readonly spin: Spin } | null = null;
  const compile = () => {
    const machine = createMachine(title);
    compiled = { machine, spin: createSpin(machine) };
    return compiled;
  };
  const lines = BigInt(title.lines.length);
  if (limits.stepCents % lines !== 0n)
    throw new Error(`${title.game}: a stake has whole centavos on each line`);

  const payoutCentsOf = (bet: SlotBet, pay: number) => (stakeCentsOf(bet) / lines) * BigInt(pay);
  const totalPay = (spins: readonly { pay: number }[]) => spins.reduce((sum, { pay }) => sum + pay, 0);

  return {
    kind: 'instant',
    game: title.game,
    version: title.version,
    category: 'slots',
    limits,

    paytable: () => ({
      symbols: [...title.symbols],
      wild: title.wild,
      scatter: title.scatter,
      reels: title.reels.map((reel) => [...reel]),
      lines: title.lines.map((line) => [...line]),
      pays: Object.fromEntries(Object.entries(title.pays).map(([symbol, pays]) => [symbol, [...pays]])),
      scatterPays: [...title.scatterPays],
      freeSpins: { ...title.freeSpins, awarded: [...title.freeSpins.awarded] },
    }),

    parseBet(input): BetResult<SlotBet> {
      const fields = asRecord(input);
      return fields ? parseStake(fields, limits) : { kind: 'refused', error: 'bad_bet' };
    },

    play(bet, draws) {
      const { machine, spin } = compiled ?? compile();
      const spins = playRound(machine, spin, () => machine.reelLengths.map((length) => draws.int(length)));
      const outcome = { spins: spins.map(({ stops }) => stops) };
      return { payoutCents: payoutCentsOf(bet, totalPay(spins)), outcome };
    },

    events(bet, outcome) {
      const { machine, spin } = compiled ?? compile();
      const stored = outcome.spins.values();
      const spins = playRound(machine, spin, () => {
        const stops = stored.next().value;
        if (!stops) throw new Error(`${title.game}: a stored round holds too few spins`);
        return stops;
      });
      const centsOf = (pay: number) => Number(payoutCentsOf(bet, pay));
      return [
        ...spins.flatMap((played, index) => spinEvents(machine, index, played, centsOf)),
        settledEvent(stakeCentsOf(bet), payoutCentsOf(bet, totalPay(spins))),
      ] satisfies SlotEvent[];
    },
  };
}
