import type { Queryable } from '../../../plugins/transaction.ts';
import { type Actor, lockChain, recordAudit } from '../audit/record-audit.ts';
import { isMasked } from './asked.ts';
import type { Look } from './kinds.ts';

/** Looks at the same by the same person within so long are one. */
export const sameLookMs = 15 * 60_000;

export interface SeenLook extends Look {
  readonly actor: Actor;
  readonly at: Date;
}

/** How many people a look showed; what is about one of them says no number. */
export const peopleShown = ({ told: { shown } }: Pick<Look, 'told'>): number =>
  typeof shown === 'number' ? shown : 1;

/** Writes looks into the audit log, each unless the same person has just looked at the same, here or on another instance. */
export async function writeLooks(tx: Queryable, seen: readonly SeenLook[]): Promise<void> {
  const accounts = await accountsOf(tx, seen);
  await lockChain(tx);
  for (const look of seen) {
    if (await isWritten(tx, look)) continue;
    const account = look.subjectType === 'member' ? accounts.get(look.subjectId) : undefined;
    await recordAudit(tx, look.actor, look.at, {
      action: look.action,
      subjectType: look.subjectType,
      subjectId: look.subjectId,
      detail: { ...(account !== undefined && { account }), ...look.asked, ...look.told },
    });
  }
}

/** By every filter and the page: the same list without them is another look, and so is one with more people on its page. */
async function isWritten(tx: Queryable, look: SeenLook): Promise<boolean> {
  const { actor, action, subjectId, asked, told, at } = look;
  if (isMasked(asked)) return false;
  const { rows } = await tx.query<{ detail: Record<string, unknown> }>(
    `select detail from audit_log
      where is_look and staff_id = $1 and action = $2 and subject_id = $3 and at > $4 and at <= $5 and detail @> $6::jsonb`,
    [actor.staffId, action, subjectId, new Date(at.getTime() - sameLookMs), at, JSON.stringify(asked)],
  );
  const beside = new Set(['account', ...Object.keys(told)]);
  return rows.some(
    ({ detail }) =>
      Object.keys(detail).every((name) => name in asked || beside.has(name)) &&
      Number(detail.shown ?? 1) >= peopleShown(look),
  );
}

async function accountsOf(tx: Queryable, seen: readonly SeenLook[]): Promise<ReadonlyMap<string, string>> {
  const ids = seen.filter(({ subjectType, subjectId }) => subjectType === 'member' && subjectId !== '');
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<{ id: string; account: string }>(
    'select id, account from member where id = any($1::uuid[])',
    [ids.map(({ subjectId }) => subjectId)],
  );
  return new Map(rows.map(({ id, account }) => [id, account]));
}
