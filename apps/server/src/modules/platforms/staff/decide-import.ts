import type { DataOf, InputOf, staffPlatforms } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../../staff/index.ts';
import { platformOf } from '../platform.ts';
import { readOverview } from './overview.ts';

/**
 * Decides what becomes of a lobby's changes. Applied ones are written by the next import, which reads the lobby again: another
 * lobby than the one that was looked at waits anew. What was left aside can be applied later, as long as the lobby is the same.
 * Fails with `state_changed` when nothing of that lobby is to be decided any more.
 */
export async function decideImport(
  house: House,
  { code, digest, decision }: InputOf<typeof staffPlatforms.platformImport>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffPlatforms.platformImport>> {
  await platformOf(house.db, code);
  await inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<{ added: number; changed: number; gone: number }>(
      `update catalogue_import set state = $3
        where platform = $1 and digest = $2 and (state = 'waiting' or state = 'dismissed' and $3 = 'confirmed')
       returning added, changed, gone`,
      [code, digest, decision === 'apply' ? 'confirmed' : 'dismissed'],
    );
    const [counts] = rows;
    if (!counts) throw new AppError('state_changed');
    if (decision === 'apply') await house.jobs.add(tx, 'platform-games', {}, { jobKey: 'platform-games' });
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: decision === 'apply' ? 'platform.import' : 'platform.import_dismiss',
      subjectType: 'platform',
      subjectId: code,
      detail: { added: String(counts.added), changed: String(counts.changed), gone: String(counts.gone) },
    });
  });
  const [shown] = await readOverview(house, code);
  if (!shown) throw new Error('platforms are never deleted');
  return shown;
}
