import { fair, games } from '@arara/contract';
import { commitmentOf } from '@arara/fair';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetLife } from '../../plugins/database-life.ts';
import { type LeftRoundsLab, mines, startLeftRoundsLab } from './testing/left-rounds-lab.ts';
import { bets } from './testing/player.ts';
import { openSecondInstance } from './testing/second-instance.ts';

let lab: LeftRoundsLab;
beforeAll(async () => {
  lab = await startLeftRoundsLab();
});
afterAll(async () => {
  expect(await lab.books()).toMatchObject({ isClean: true });
  await lab.close();
});

test('a database that forgot rounds draws none of them again: members have new seeds, the old ones are shown, open rounds are ended', async () => {
  const [player, other] = [await lab.newPlayer(), await lab.newPlayer()];
  const seedsOf = ({ token }: { token: string }) => lab.test.ask(fair.fairSeed, {}, { token });
  for (let round = 0; round < 3; round += 1) await player.mustPlay('dados-de-ouro', bets['dados-de-ouro']);
  const { round_id: open } = await player.mustPlay(mines, { stake: '2.00', mines: 3 });
  const before = await seedsOf(player);
  const others = await seedsOf(other);
  await forgetLife(lab.test.house.db);
  const started = await openSecondInstance(lab.test);
  await started.close();

  // Sessions have ended, too; here the same ones go on.
  await lab.test.house.db.query('update session set ended_at = null, end_reason = null');
  const after = await seedsOf(player);
  const known = [before.server_seed_hash, before.next_server_seed_hash];
  expect(known).not.toContain(after.server_seed_hash);
  expect(known).not.toContain(after.next_server_seed_hash);
  expect(after).toMatchObject({ nonce: 0, client_seed: before.client_seed });
  expect((await seedsOf(other)).server_seed_hash).not.toBe(others.server_seed_hash);
  expect(after.server_seed_hash).not.toBe((await seedsOf(other)).server_seed_hash);
  const shown = new Map(after.revealed.map((seed) => [seed.server_seed_hash, seed]));
  expect(shown.get(before.server_seed_hash)).toMatchObject({ rounds: 4 });
  expect(shown.get(before.next_server_seed_hash)).toMatchObject({ rounds: 0 });
  for (const { server_seed: seed, server_seed_hash: hash } of after.revealed)
    expect(commitmentOf(seed)).toBe(hash);
  const { rows } = await lab.test.house.db.query<{ server_seed: string; server_seed_hash: string }>(
    `select server_seed, server_seed_hash from fair_seed where state <> 'revealed'`,
  );
  expect(new Set(rows.map((row) => row.server_seed)).size).toBe(4);
  for (const { server_seed: seed, server_seed_hash: hash } of rows) expect(commitmentOf(seed)).toBe(hash);

  const ended = await lab.test.ask(games.roundGet, { round_id: open }, { token: player.token });
  expect(ended).toMatchObject({ state: 'settled', house_end: { is_returned: true } });
  const next = await player.mustPlay('dados-de-ouro', bets['dados-de-ouro']);
  expect(next).toMatchObject({ server_seed_hash: after.server_seed_hash });
});
