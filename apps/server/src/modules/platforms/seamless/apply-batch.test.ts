import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { makeMembers } from '../../../testing/many-members.ts';
import { rowsRead } from '../../../testing/rows-read.ts';
import { applyBatch, type MemberOperation } from './apply-batch.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const batches = 12;
const members = 20;
const sessionOf = (memberId: string) => createHash('sha256').update(memberId).digest('hex');

test("a platform's transaction reads no more the more there are, though statistics still say that there are none", async () => {
  const { db } = house.house;
  const { memberIds } = await makeMembers(db, members, 100_000n);
  await db.query(`insert into platform (code, name, kind) values ('quieta', 'Quieta', 'seamless')`);
  await db.query(
    `insert into game (slug, platform, external_id, category, title)
     values ('quieta-mesa', 'quieta', 'mesa', 'slots', '{"pt":"Mesa"}')`,
  );
  await db.query(
    `with login as (
       insert into session (member_id, token_hash, created_at, last_seen_at)
       select id, decode(hash, 'hex'), now(), now() from unnest($1::uuid[], $2::text[]) as i(id, hash)
       returning id, member_id, encode(token_hash, 'hex') as hash
     )
     insert into seamless_session (token_hash, member_id, session_id, platform, expires_at)
     select hash, member_id, id, 'quieta', now() + interval '1 hour' from login`,
    [memberIds, memberIds.map(sessionOf)],
  );
  // As on a new house that was looked after before it opened: its tables count as empty until they are analysed again.
  await db.query('vacuum (analyze) seamless_transaction, seamless_round, ledger_transfer');
  await inTransaction(db, async (tx) => {
    for (let batch = 0; batch < batches; batch += 1) {
      const round = randomUUID();
      for (const kind of ['bet', 'win', 'rollback'] as const) {
        const operations = memberIds.toSorted().map((memberId) => operation(memberId, kind, round));
        const applied = await applyBatch(tx, operations);
        expect(applied.map(({ status }) => status)).toEqual(operations.map(() => 'ok'));
      }
    }
    const made = batches * members;
    expect((await tx.query('select 1 from seamless_transaction')).rowCount).toBe(3 * made);
    // A rollback looks at what it takes back, and each win and rollback at its round.
    expect(await rowsRead(tx, 'seamless_transaction_pkey')).toBe(made);
    expect(await rowsRead(tx, 'seamless_round_pkey')).toBe(2 * made);
    // A bet alone looks for its login.
    expect(await rowsRead(tx, 'session_pkey')).toBe(made);
    expect(await rowsRead(tx, 'session')).toBe(0);
  });
});

function operation(memberId: string, kind: 'bet' | 'win' | 'rollback', round: string): MemberOperation {
  const name = (of: string) => `${of}-${round}-${memberId}`;
  return {
    memberId,
    player: memberId,
    platform: 'quieta',
    transaction: name(kind),
    kind,
    request: `${kind} ${round}`,
    sessionHash: kind === 'bet' ? sessionOf(memberId) : null,
    game: 'mesa',
    round,
    betCents: kind === 'bet' ? 100n : 0n,
    winCents: kind === 'win' ? 97n : 0n,
    isFinished: false,
    target: kind === 'rollback' ? name('win') : null,
  };
}
