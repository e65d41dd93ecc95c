import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { makeMembers } from '../../../testing/many-members.ts';
import { rowsRead } from '../../../testing/rows-read.ts';
import { loadPlayStates } from './play-state.ts';
import { RoundIds } from './round-ids.ts';
import { type DrawnBet, settleBatch } from './settle-batch.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const batches = 12;
const members = 20;

test('a bet reads no more the more rounds there are, though statistics still say that there are none', async () => {
  const { db } = house.house;
  const { memberIds } = await makeMembers(db, members, 100_000n);
  // As on a new house that was looked after before it opened: its tables count as empty until they are analysed again.
  await db.query('vacuum (analyze) round, ledger_transfer');
  const ids = new RoundIds();
  await inTransaction(db, async (tx) => {
    for (let batch = 0; batch < batches; batch += 1) {
      const states = await loadPlayStates(tx, memberIds);
      const bets = memberIds.toSorted().flatMap((memberId): DrawnBet[] => {
        const state = states.get(memberId);
        return state ? [drawn(memberId, state, ids.next(Date.now()))] : [];
      });
      const rows = await settleBatch(tx, bets);
      expect(rows.map(({ status }) => status)).toEqual(bets.map(() => 'ok'));
    }
    expect((await tx.query('select 1 from round')).rowCount).toBe(batches * members);
    expect(await rowsRead(tx, 'round_once')).toBe(0);
  });
});

function drawn(memberId: string, state: DrawnBet['state'], roundId: string): DrawnBet {
  return {
    bet: {
      memberId,
      game: 'dados-de-ouro',
      version: 1,
      stakeCents: 100n,
      bet: { target: 5049 },
      key: randomUUID(),
      contributionPercent: 100,
      feedsJackpot: false,
      isStepped: false,
      draw: () => drawing,
    },
    state,
    nonce: state.nonce,
    roundId,
    drawn: drawing,
  };
}

const drawing = { payoutCents: 196n, outcome: { roll: 7000 }, secret: null, view: null };
