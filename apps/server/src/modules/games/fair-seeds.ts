import type { DataOf, fair } from '@arara/contract';
import { commitmentOf, newServerSeed } from '@arara/fair';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { inTransaction, type Queryable } from '../../plugins/transaction.ts';
import type { BetWriter } from './settlement/bet-writer.ts';

/** The commitments in force and next, the client seed and nonce, and the ten seeds revealed last. */
export async function readSeeds(db: Queryable, memberId: string): Promise<DataOf<typeof fair.fairSeed>> {
  const { rows: current } = await db.query<{
    active_hash: string;
    next_hash: string;
    client_seed: string;
    nonce: number;
  }>(
    `select a.server_seed_hash as active_hash, n.server_seed_hash as next_hash, a.client_seed, p.nonce
       from member_play p
       join fair_seed a on a.id = p.seed_id
       join fair_seed n on n.member_id = p.member_id and n.state = 'next'
      where p.member_id = $1`,
    [memberId],
  );
  const { rows: revealed } = await db.query<{
    server_seed: string;
    server_seed_hash: string;
    client_seed: string;
    rounds: number;
    revealed_at: Date;
  }>(
    `select server_seed, server_seed_hash, client_seed, rounds, revealed_at from fair_seed
      where member_id = $1 and state = 'revealed' order by revealed_at desc limit 10`,
    [memberId],
  );
  const [now] = current;
  if (!now) throw new Error(`member ${memberId} has no seed`);
  return {
    server_seed_hash: now.active_hash,
    next_server_seed_hash: now.next_hash,
    client_seed: now.client_seed,
    nonce: now.nonce,
    revealed: revealed.map((row) => ({ ...row, revealed_at: row.revealed_at.toISOString() })),
  };
}

/**
 * Reveals the seed in force and puts the next one, whose commitment has been shown all along, in its place with the
 * member's own client seed. Refused while a round drawn from the seed is open.
 */
export async function rotateSeed(
  house: House,
  writer: BetWriter,
  memberId: string,
  clientSeed: string,
): Promise<DataOf<typeof fair.fairRotate>> {
  const answer = await inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<{ seed_id: string; nonce: number }>(
      'select seed_id, nonce from member_play where member_id = $1 for update',
      [memberId],
    );
    const [play] = rows;
    if (!play) throw new Error(`member ${memberId} has no seed`);
    // A bet on a shared round is drawn from its table's chain, not from this seed.
    const open = await tx.query(
      'select 1 from round where member_id = $1 and is_open and seed_id is not null limit 1',
      [memberId],
    );
    if (open.rowCount) throw new AppError('round_open');
    await tx.query(`update fair_seed set state = 'revealed', rounds = $2, revealed_at = $3 where id = $1`, [
      play.seed_id,
      play.nonce,
      house.clock.now(),
    ]);
    const promoted = await tx.query<{ id: string }>(
      `update fair_seed set state = 'active', client_seed = $2 where member_id = $1 and state = 'next' returning id`,
      [memberId, clientSeed],
    );
    const next = newServerSeed();
    await tx.query(
      `insert into fair_seed (member_id, server_seed, server_seed_hash, state) values ($1, $2, $3, 'next')`,
      [memberId, next, commitmentOf(next)],
    );
    await tx.query('update member_play set seed_id = $2, nonce = 0 where member_id = $1', [
      memberId,
      promoted.rows[0]?.id,
    ]);
    return readSeeds(tx, memberId);
  });
  writer.forget(memberId);
  return answer;
}
