import { type DataOf, games, type InputOf, type staffGrowth } from '@arara/contract';
import { formatAmount, parseAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type AgencyTier, readAgencyTables, setAgencyRule, setAgencyTiers } from '../../agency/index.ts';
import { editSheet } from './edit-sheet.ts';
import { editsOf } from './edits.ts';
import { assertHouseKeepsSomething } from './house-edge.ts';

type Sheet = DataOf<typeof staffGrowth.agencyTables>;

const recharge = 'agency_recharge';
const rule = 'agency_rule';
const betting = (category: string) => `agency_betting:${category}`;

/** The tables commission is paid by. */
export async function readAgency(db: Queryable): Promise<Sheet> {
  const tables = await readAgencyTables(db);
  const categories = games.categories.filter((category) => tables.betting.has(category));
  const editOf = await editsOf(db, [recharge, rule, ...categories.map(betting)]);
  return {
    recharge: { tiers: tables.recharge.map(presentTier), ...editOf(recharge) },
    betting: categories.map((category) => ({
      category,
      tiers: (tables.betting.get(category) ?? []).map(presentTier),
      ...editOf(betting(category)),
    })),
    rule: {
      min_active: tables.rule.minActive,
      min_payout: formatAmount(tables.rule.minPayoutCents),
      cap: formatAmount(tables.rule.capCents),
      ...editOf(rule),
    },
  };
}

/** Replaces the tiers on deposits or those of a category. Fails with `state_changed` when somebody was faster. */
export async function editAgencyTiers(
  house: House,
  input: InputOf<typeof staffGrowth.agencyTiersChange>,
  caller: StaffCaller,
): Promise<Sheet> {
  const category = input.category ?? null;
  const subject = category === null ? recharge : betting(category);
  return edit(house, caller, { subject, version: input.version, reason: input.reason }, async (tx) => {
    await setAgencyTiers(
      tx,
      category,
      input.tiers.map(
        (one): AgencyTier => ({
          fromCents: cents(one.from),
          levels: [Number(cents(one.level_1)), Number(cents(one.level_2)), Number(cents(one.level_3))],
        }),
      ),
    );
    const last = `tiers.${input.tiers.length - 1}.level_1`;
    await assertHouseKeepsSomething(tx, { ofCategory: () => last, ofDeposits: last });
  });
}

/** Changes what a day asks for before it is paid. */
export async function editAgencyRule(
  house: House,
  input: InputOf<typeof staffGrowth.agencyRuleChange>,
  caller: StaffCaller,
): Promise<Sheet> {
  return edit(house, caller, { subject: rule, version: input.version, reason: input.reason }, (tx) =>
    setAgencyRule(tx, {
      minActive: input.min_active,
      minPayoutCents: cents(input.min_payout),
      capCents: cents(input.cap),
    }),
  );
}

const cents = (amount: string) => parseAmount(amount) ?? 0n;

const edit = (
  house: House,
  caller: StaffCaller,
  of: { subject: string; version: number; reason: string },
  change: (tx: Queryable) => Promise<void>,
): Promise<Sheet> =>
  editSheet(house, caller, {
    ...of,
    action: 'agency.change',
    subjectType: 'agency',
    read: readAgency,
    told: (sheet) => told(sheet, of.subject),
    change,
  });

/** One table of the sheet as the audit log compares it. */
function told(sheet: Sheet, subject: string): Record<string, string> {
  if (subject === rule) {
    const { min_active, min_payout, cap } = sheet.rule;
    return { min_active: String(min_active), min_payout, cap };
  }
  const table =
    subject === recharge
      ? sheet.recharge
      : sheet.betting.find(({ category }) => betting(category) === subject);
  return Object.fromEntries(
    (table?.tiers ?? []).map((tier) => [tier.from, `${tier.level_1}% / ${tier.level_2}% / ${tier.level_3}%`]),
  );
}

function presentTier({ fromCents, levels }: AgencyTier) {
  const [level_1, level_2, level_3] = levels;
  return {
    from: formatAmount(fromCents),
    level_1: formatAmount(BigInt(level_1)),
    level_2: formatAmount(BigInt(level_2)),
    level_3: formatAmount(BigInt(level_3)),
  };
}
