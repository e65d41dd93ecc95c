import type { DataOf, InputOf, staffPlatforms } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit, takeTurn } from '../../staff/index.ts';
import { editSubject, readOverview } from './overview.ts';

type Change = InputOf<typeof staffPlatforms.platformChange>;

/**
 * Switches a platform and sets or clears its announced absence. Fails with `platform_unknown`, and with `state_changed` when somebody
 * has changed it since it was read.
 */
export async function changePlatform(
  house: House,
  input: Change,
  caller: StaffCaller,
): Promise<DataOf<typeof staffPlatforms.platformChange>> {
  const now = house.clock.now();
  await inTransaction(house.db, async (tx) => {
    const before = await lockedTerms(tx, input.code);
    if (!before) throw new AppError('platform_unknown');
    await takeTurn(tx, caller, editSubject(input.code), input.version, now);
    await tx.query(
      'update platform set is_open = $2, maintenance_from = $3, maintenance_until = $4, confirms_imports = $5 where code = $1',
      [input.code, input.is_on, input.maintenance_from, input.maintenance_until, input.confirms_imports],
    );
    const after = {
      is_open: input.is_on,
      confirms_imports: input.confirms_imports,
      maintenance_from: momentOf(input.maintenance_from),
      maintenance_until: momentOf(input.maintenance_until),
    };
    await recordAudit(tx, actorOf(caller), now, {
      action: 'platform.change',
      subjectType: 'platform',
      subjectId: input.code,
      detail: { reason: input.reason, ...changed(told(before), told(after)) },
    });
  });
  const [shown] = await readOverview(house, input.code);
  if (!shown) throw new Error('platforms are never deleted');
  return shown;
}

const momentOf = (iso: string | null) => (iso === null ? null : new Date(iso));

interface Terms {
  readonly is_open: boolean;
  readonly confirms_imports: boolean;
  readonly maintenance_from: Date | null;
  readonly maintenance_until: Date | null;
}

async function lockedTerms(tx: Queryable, code: string): Promise<Terms | null> {
  const { rows } = await tx.query<Terms>(
    'select is_open, confirms_imports, maintenance_from, maintenance_until from platform where code = $1 for update',
    [code],
  );
  return rows[0] ?? null;
}

/** A platform's terms as the audit log compares them. */
const told = ({ is_open, confirms_imports, maintenance_from: from, maintenance_until: until }: Terms) => ({
  on: is_open ? 'on' : 'off',
  confirms: confirms_imports ? 'on' : 'off',
  maintenance: from && until ? `${from.toISOString()} / ${until.toISOString()}` : '–',
});

const changed = (before: ReturnType<typeof told>, after: ReturnType<typeof told>): Record<string, string> =>
  Object.fromEntries(
    (['on', 'confirms', 'maintenance'] as const)
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, `${before[name]} → ${after[name]}`]),
  );
