import type { SeamlessError } from '@arara/platform-kit/seamless';
import { plainArray, textArray } from '../../../plugins/array-text.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { Operation } from './operation.ts';

/** An operation of a known member. */
export interface MemberOperation extends Operation {
  readonly memberId: string;
}

export interface Applied {
  /** One more than its place in the batch. */
  readonly n: number;
  readonly status: 'ok' | 'repeated' | SeamlessError;
  readonly id: string;
  /** What the member has after it; of a repeated one, what there was then. */
  readonly balance: bigint;
  readonly at: Date;
}

/** Carries out operations of different members, in the order of member ids, in one durable statement. */
export async function applyBatch(db: Queryable, batch: readonly MemberOperation[]): Promise<Applied[]> {
  const { rows } = await db.query<Applied>({
    name: 'seamless-apply',
    text: `select * from seamless_apply($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
             $8::text[], $9::bigint[], $10::bigint[], $11::boolean[], $12::text[])`,
    values: [
      plainArray(batch.map(({ memberId }) => memberId)),
      textArray(batch.map(({ platform }) => platform)),
      textArray(batch.map(({ transaction }) => transaction)),
      plainArray(batch.map(({ kind }) => kind)),
      plainArray(batch.map(({ request }) => request)),
      plainArray(batch.map(({ sessionHash }) => sessionHash)),
      textArray(batch.map(({ game }) => game)),
      textArray(batch.map(({ round }) => round)),
      plainArray(batch.map(({ betCents }) => betCents)),
      plainArray(batch.map(({ winCents }) => winCents)),
      plainArray(batch.map(({ isFinished }) => String(isFinished))),
      textArray(batch.map(({ target }) => target)),
    ],
  });
  return rows;
}
