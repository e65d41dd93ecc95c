import type { DataOf, InputOf, staffGrowth } from '@arara/contract';
import { formatAmount, parseAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { changePromotion, type PromotionSettings, promotionSettings } from '../../promotions/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { changesBetween } from './changes.ts';
import { editsOf, takeTurn } from './edits.ts';

type Promotion = DataOf<typeof staffGrowth.promotionChange>;

const subjectOf = (code: string) => `promotion:${code}`;

/** Every promotion with its figures, dates, budget and what it has cost. */
export async function listPromotions(house: House): Promise<DataOf<typeof staffGrowth.promotionList>> {
  return { items: await present(house.db, await promotionSettings(house, house.db)) };
}

/** Changes a promotion. Fails with `state_changed` when somebody has changed it since it was read. */
export async function editPromotion(
  house: House,
  input: InputOf<typeof staffGrowth.promotionChange>,
  caller: StaffCaller,
): Promise<Promotion> {
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    await takeTurn(tx, caller, subjectOf(input.code), input.version, now);
    const before = await only(house, tx, input.code);
    await changePromotion(tx, house, {
      code: input.code,
      isOpen: input.is_open,
      startsAt: momentOf(input.starts_at),
      endsAt: momentOf(input.ends_at),
      budgetCents: input.budget === null ? null : parseAmount(input.budget),
      fields: input.fields,
    });
    const after = await only(house, tx, input.code);
    await recordAudit(tx, actorOf(caller), now, {
      action: 'promotion.change',
      subjectType: 'promotion',
      subjectId: input.code,
      detail: { reason: input.reason, ...changesBetween(told(before), told(after)) },
    });
    const [shown] = await present(tx, [after]);
    if (!shown) throw new Error('a promotion was shown as none');
    return shown;
  });
}

const momentOf = (iso: string | null) => (iso === null ? null : new Date(iso));

async function only(house: House, tx: Queryable, code: Promotion['code']): Promise<PromotionSettings> {
  const [settings] = await promotionSettings(house, tx, code);
  if (!settings) throw new Error(`there is no promotion ${code}`);
  return settings;
}

/** A promotion as the audit log compares it. */
const told = (one: PromotionSettings): Record<string, string> => ({
  is_open: String(one.isOpen),
  starts_at: one.startsAt?.toISOString() ?? '–',
  ends_at: one.endsAt?.toISOString() ?? '–',
  budget: one.budgetCents === null ? '–' : formatAmount(one.budgetCents),
  ...Object.fromEntries(one.fields.map(({ path, value }) => [path, value])),
});

async function present(db: Queryable, all: readonly PromotionSettings[]): Promise<Promotion[]> {
  const editOf = await editsOf(
    db,
    all.map(({ code }) => subjectOf(code)),
  );
  return all.map((one) => ({
    code: one.code,
    is_open: one.isOpen,
    is_on: one.isOn,
    is_allowed: one.isAllowed,
    starts_at: one.startsAt?.toISOString() ?? null,
    ends_at: one.endsAt?.toISOString() ?? null,
    budget: one.budgetCents === null ? null : formatAmount(one.budgetCents),
    cost: formatAmount(one.costCents),
    claims: one.claims,
    fields: [...one.fields],
    ...editOf(subjectOf(one.code)),
  }));
}
