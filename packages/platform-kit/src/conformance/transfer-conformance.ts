import { type Fault, faultKinds, type Simulator } from '../simulator/index.ts';
import type { Direction } from '../wire.ts';
import { type CaseResult, caseResult } from './case-result.ts';

/** A player of a house that moves money to and from the simulator. */
export interface TransferPlayer {
  /** What the platform calls the player. */
  readonly player: string;
  /** Asks the house to move an amount; resolves when the house has answered, whatever it said. */
  move(direction: Direction, cents: bigint): Promise<void>;
  /** What the house says the player has there in cash, and on its way. */
  money(): Promise<{ readonly cashCents: bigint; readonly transitCents: bigint }>;
}

/** A house to be held to the protocol: it plays with a simulator of ours, and its players have 100.00 or more each. */
export interface TransferUnderTest {
  readonly simulator: Simulator;
  readonly players: readonly TransferPlayer[];
  /** Lets the house ask about what it does not know, and so much time pass that nothing can arrive any more. */
  settle(): Promise<void>;
}

const cents = 500n;
const faults: readonly (Fault | null)[] = [
  null,
  ...faultKinds.map((kind): Fault => (kind === 'slow' ? { kind, delayMs: 40 } : { kind })),
];

/** Eight in a row without an answer would be taken for a platform that is down, and the next not be begun. */
const atOnceMax = 7;

/**
 * Moves money in and out under every fault, so many times each. Once the house has settled, what each player has here and
 * there must add up to what it was, nothing is on its way, and the money is where the platform says it is.
 */
export async function transferConformance(house: TransferUnderTest, runs: number): Promise<CaseResult[]> {
  const { simulator, players } = house;
  const results: CaseResult[] = [];
  for (const direction of ['in', 'out'] as const) {
    for (const fault of faults) {
      const found: string[][] = [];
      for (let done = 0; done < runs; ) {
        const from = done % players.length;
        const wave = players.slice(from, from + Math.min(atOnceMax, runs - done));
        done += wave.length;
        await prepare(wave, simulator, direction);
        const before = await Promise.all(wave.map((player) => ownedBy(player, simulator)));
        if (fault) simulator.faults.always('transfer', fault);
        await Promise.all(wave.map((player) => player.move(direction, cents)));
        simulator.faults.clear();
        await house.settle();
        const after = await Promise.all(wave.map((player) => ownedBy(player, simulator)));
        found.push(...after.map((owned, at) => wrong(before[at], owned, direction, fault)));
      }
      results.push(
        caseResult('transfer', `${direction}: ${fault?.kind.replaceAll('_', ' ') ?? 'no fault'}`, found),
      );
    }
  }
  return results;
}

/** Money to bring home has to be there first. */
async function prepare(
  wave: readonly TransferPlayer[],
  simulator: Simulator,
  direction: Direction,
): Promise<void> {
  if (direction === 'in') return;
  await Promise.all(
    wave.map(async (player) => {
      if ((simulator.balanceOf(player.player) ?? 0n) < cents) await player.move('in', cents);
    }),
  );
}

interface Owned {
  readonly hereCents: bigint;
  readonly transitCents: bigint;
  readonly thereCents: bigint;
}

async function ownedBy(player: TransferPlayer, simulator: Simulator): Promise<Owned> {
  const { cashCents, transitCents } = await player.money();
  return { hereCents: cashCents, transitCents, thereCents: simulator.balanceOf(player.player) ?? 0n };
}

/** Faults after which the money has moved all the same; after the others it has not. */
const moving: ReadonlySet<string> = new Set(['slow', 'lost_after_commit', 'wrong_signature']);

function wrong(before: Owned | undefined, after: Owned, direction: Direction, fault: Fault | null): string[] {
  if (!before) return ['the player is gone'];
  const problems: string[] = [];
  if (after.transitCents !== 0n) problems.push(`${after.transitCents} centavos are still on their way`);
  const sum = ({ hereCents, thereCents }: Owned) => hereCents + thereCents;
  if (sum(after) !== sum(before)) problems.push(`${sum(before)} centavos became ${sum(after)}`);
  const moved = after.thereCents - before.thereCents;
  const isMoved = fault === null || moving.has(fault.kind);
  const due = isMoved ? (direction === 'in' ? cents : -cents) : 0n;
  if (moved !== due) problems.push(`${moved} centavos moved, ${due} were due`);
  return problems;
}
