import type { DataOf, InputOf, staffGrowth } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { announceTerms, readTerms, termsWaitMs, withdrawTerms } from '../../information/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { editsOf, takeTurn } from './edits.ts';

type Sheet = DataOf<typeof staffGrowth.termsHistory>;

const subject = 'terms';

/** The terms in force, coming, and before. */
export async function listTerms(db: Queryable, house: House): Promise<Sheet> {
  const { body, versions } = await readTerms(db, house);
  return {
    body,
    earliest_at: new Date(house.clock.now().getTime() + termsWaitMs).toISOString(),
    versions: versions.map((one) => ({
      ...one,
      announced_at: one.announced_at.toISOString(),
      effective_at: one.effective_at.toISOString(),
    })),
    ...(await editsOf(db, [subject]))(subject),
  };
}

/** Announces new terms; they take effect two weeks later at the earliest. */
export async function publishTerms(
  house: House,
  input: InputOf<typeof staffGrowth.termsAnnounce>,
  caller: StaffCaller,
): Promise<Sheet> {
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    await takeTurn(tx, caller, subject, input.version, now);
    const number = await announceTerms(tx, house, {
      title: input.title,
      summary: input.summary,
      body: input.body,
      effectiveAt: new Date(input.effective_at),
      staffEmail: caller.staff.email,
    });
    await recordAudit(tx, actorOf(caller), now, {
      action: 'terms.announce',
      subjectType: 'terms',
      subjectId: String(number),
      detail: { effective_at: input.effective_at, title: input.title.pt },
    });
    return listTerms(tx, house);
  });
}

/** Withdraws terms that have not taken effect. */
export async function takeTermsBack(
  house: House,
  input: InputOf<typeof staffGrowth.termsWithdraw>,
  caller: StaffCaller,
): Promise<Sheet> {
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    await takeTurn(tx, caller, subject, input.version, now);
    await withdrawTerms(tx, house, { number: input.number });
    await recordAudit(tx, actorOf(caller), now, {
      action: 'terms.withdraw',
      subjectType: 'terms',
      subjectId: String(input.number),
      detail: { reason: input.reason },
    });
    return listTerms(tx, house);
  });
}
