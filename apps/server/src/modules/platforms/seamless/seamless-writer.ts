import type pg from 'pg';
import { Gathering } from '../../../plugins/gathering.ts';
import { type Applied, applyBatch, type MemberOperation } from './apply-batch.ts';

/**
 * A batch costs more than many of its transactions: while one is under way others gather, though not for long, and a house that is
 * half busy does not begin one for each of two or three.
 */
const limits = { gatheredMin: 32, gatheringMsMax: 8, apartMs: 6 };

/**
 * Carries out transactions of platforms that arrive together. A member, and a transaction's name, stand in one batch at a time;
 * what is refused with `unavailable` the platform sends again.
 */
export function seamlessWriter(db: pg.Pool): Gathering<MemberOperation, Applied> {
  return new Gathering(
    {
      keysOf: ({ memberId, platform, transaction, target }) => [
        memberId,
        `${platform} ${transaction}`,
        ...(target === null ? [] : [`${platform} ${target}`]),
      ],
      carryOut: async (batch) => {
        const rows = await applyBatch(
          db,
          batch.map(({ one }) => one),
        );
        for (const row of rows) batch[row.n - 1]?.resolve(row);
      },
    },
    limits,
  );
}
