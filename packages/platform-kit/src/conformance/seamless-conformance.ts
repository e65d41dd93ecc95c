import type { SeamlessClient } from '../seamless/index.ts';
import { createSeamlessFaults, seamlessFaultKinds } from '../simulator/seamless/seamless-faults.ts';
import { SeamlessTable } from '../simulator/seamless/seamless-table.ts';
import { type CaseResult, caseResult } from './case-result.ts';
import { seamlessCases } from './seamless-cases.ts';
import { type SeamlessPlayer, Trial } from './trial.ts';

/** A wallet to be held to the protocol, with players that nobody else plays with, each of whom has 100.00 or more. */
export interface SeamlessUnderTest {
  readonly client: SeamlessClient;
  readonly players: readonly SeamlessPlayer[];
  /** A game of the platform that is open. */
  readonly game: string;
}

/**
 * Runs every case, and rounds of a platform with every fault, so many times each. After each run the wallet must have moved
 * to the centavo what this side has in its books.
 */
export async function seamlessConformance(wallet: SeamlessUnderTest, runs: number): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const [name, one] of Object.entries(seamlessCases)) {
    const found = await spread(wallet, runs, async (player) => {
      const trial = new Trial(wallet.client, player, wallet.game);
      await one(trial);
      return { cents: trial.netCents, problems: trial.problems };
    });
    results.push(caseResult('seamless', name, found));
  }
  for (const fault of [null, ...seamlessFaultKinds]) {
    const found = await spread(wallet, runs, async ({ player, session }, run) => {
      const faults = createSeamlessFaults();
      if (fault) faults.always(fault);
      const table = new SeamlessTable(() => wallet.client, faults);
      const winCents = [0n, 55n, 190n][run % 3] ?? 0n;
      await table.playRound({ player, session, game: wallet.game, stakeCents: 100n, winCents });
      const problems = table.takeViolations();
      if (!(await table.settle())) problems.push('something was not answered');
      return { cents: table.netCents(player), problems: [...problems, ...table.takeViolations()] };
    });
    results.push(caseResult('seamless', `fault: ${fault?.replaceAll('_', ' ') ?? 'none'}`, found));
  }
  return results;
}

type Run = (player: SeamlessPlayer, run: number) => Promise<{ cents: bigint; problems: readonly string[] }>;

/** Runs spread over the players, one after the other for each of them; gives what was wrong with each run. */
async function spread(wallet: SeamlessUnderTest, runs: number, run: Run): Promise<string[][]> {
  const { client, players } = wallet;
  const found: string[][] = [];
  await Promise.all(
    players.map(async (player, index) => {
      for (let at = index; at < runs; at += players.length) {
        const before = await client.balance(player.player);
        const { cents, problems } = await run(player, at);
        const after = await client.balance(player.player);
        found.push([...problems, ...difference(before, after, cents)]);
      }
    }),
  );
  return found;
}

type Balance = Awaited<ReturnType<SeamlessClient['balance']>>;

function difference(before: Balance, after: Balance, cents: bigint): string[] {
  if (before.kind !== 'ok' || after.kind !== 'ok') return ['the balance was not told'];
  const moved = after.value.balanceCents - before.value.balanceCents;
  return moved === cents ? [] : [`the wallet moved ${moved} centavos, the platform's books say ${cents}`];
}
