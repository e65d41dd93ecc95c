import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { balancesOf } from './balances.ts';
import { addRollover, lessenRollover } from './rollover.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const cents = fc.integer({ min: 1, max: 500 });
/** Which requirement, of those there are: its place in the list, counted round. */
const which = fc.nat(1000);
const happening = fc.oneof(
  fc.record({ what: fc.constant('deposit' as const), cents }),
  fc.record({ what: fc.constant('reward' as const), cents }),
  fc.record({ what: fc.constant('play' as const), cents: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ what: fc.constant('back' as const), cents, which }),
  fc.record({ what: fc.constant('drop' as const), which }),
);

type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

interface Asked {
  readonly id: string;
  readonly cause: 'deposit' | 'reward';
  openCents: number;
}

test('what is asked for is the sum of what each deposit and reward still asks for, whatever goes back and is dropped', async () => {
  const { db } = house.house;
  const run = async (happenings: readonly Happening[]) => {
    const { memberId } = await house.newMember();
    const asked: Asked[] = [];
    const chosen = (place: number) => (asked.length > 0 ? asked[place % asked.length] : undefined);
    for (const one of happenings) {
      if (one.what === 'deposit' || one.what === 'reward') {
        const reference = randomUUID();
        const times = one.what === 'deposit' ? 1 : 5;
        await inTransaction(db, (tx) =>
          addRollover(tx, { memberId, cause: one.what, reference, baseCents: BigInt(one.cents), times }),
        );
        asked.push({ id: reference, cause: one.what, openCents: one.cents * times });
      } else if (one.what === 'play') {
        await db.query('update member_play set counted_cents = counted_cents + $2 where member_id = $1', [
          memberId,
          one.cents,
        ]);
        let left = one.cents;
        for (const each of asked) {
          const covered = Math.min(left, each.openCents);
          each.openCents -= covered;
          left -= covered;
        }
      } else if (one.what === 'back') {
        const target = chosen(one.which);
        if (target?.cause !== 'deposit') continue;
        await lessenRollover(db, { memberId, depositId: target.id, cents: BigInt(one.cents) });
        target.openCents -= Math.min(one.cents, target.openCents);
      } else {
        const target = chosen(one.which);
        if (!target) continue;
        await db.query('select rollover_drop($1, $2, $3)', [memberId, target.cause, target.id]);
        target.openCents = 0;
      }
      const { rows } = await db.query<{ reference: string; open: bigint }>(
        'select reference, required_cents - covered_cents as open from cover where member_id = $1',
        [memberId],
      );
      const told = new Map(rows.map(({ reference, open }) => [reference, Number(open)]));
      expect(asked.map(({ id }) => told.get(id) ?? 0)).toEqual(asked.map(({ openCents }) => openCents));
      const sum = asked.reduce((all, { openCents }) => all + openCents, 0);
      expect((await balancesOf(db, memberId)).rolloverCents).toBe(BigInt(sum));
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 25 }), run), {
    numRuns: 25,
  });
});
