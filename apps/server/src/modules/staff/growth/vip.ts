import { type DataOf, games, type InputOf, type staffGrowth } from '@arara/contract';
import { formatAmount, parseAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type Level, readLevels, readRates, setRebateRates, setVipLevels } from '../../promotions/index.ts';
import { editSheet } from './edit-sheet.ts';
import { editsOf } from './edits.ts';
import { assertHouseKeepsSomething, houseEdges } from './house-edge.ts';

type Sheet = DataOf<typeof staffGrowth.vipTables>;
type ShownLevel = Sheet['levels']['items'][number];

/** The ladder of levels and the rebate rates. */
export async function readVip(db: Queryable): Promise<Sheet> {
  const [levels, rates] = [await readLevels(db), await readRates(db)];
  const editOf = await editsOf(db, ['vip_levels', 'vip_rebates']);
  const edges = houseEdges();
  return {
    levels: { items: levels.map(presentLevel), ...editOf('vip_levels') },
    rebates: {
      items: levels.map(({ level }) => ({
        level,
        rates: byCategory((category) => percentText(rates.get(level)?.get(category) ?? 0)),
      })),
      ...editOf('vip_rebates'),
    },
    edges: byCategory((category) => {
      const edge = edges.get(category);
      return edge === undefined ? null : percentText(edge);
    }),
  };
}

type Category = (typeof games.categories)[number];

const byCategory = <Value>(entryOf: (category: Category) => Value) =>
  // One entry for each category.
  Object.fromEntries(games.categories.map((category) => [category, entryOf(category)])) as Record<
    Category,
    Value
  >;

/** Basis points as percent: 20 is "0.20". */
const percentText = (basisPoints: number) => formatAmount(BigInt(basisPoints));
const basisPointsOf = (percent: string) => Number(parseAmount(percent) ?? 0n);
const cents = (amount: string) => parseAmount(amount) ?? 0n;

/** Changes thresholds and rewards of the levels. Fails with `state_changed` when somebody was faster. */
export async function editVipLevels(
  house: House,
  input: InputOf<typeof staffGrowth.vipLevelsChange>,
  caller: StaffCaller,
): Promise<Sheet> {
  return edit(house, caller, { subject: 'vip_levels', version: input.version, reason: input.reason }, (tx) =>
    setVipLevels(
      tx,
      input.items.map(
        (one): Level => ({
          level: one.level,
          depositCents: cents(one.deposit),
          turnoverCents: cents(one.turnover),
          keepDepositCents: cents(one.keep_deposit),
          keepTurnoverCents: cents(one.keep_turnover),
          levelUpCents: cents(one.level_up),
          monthCents: cents(one.month),
          withdrawalDayCents: cents(one.withdrawal_day),
        }),
      ),
    ),
  );
}

/** Changes rebate rates for play from now on; none that would give the house's advantage away. */
export async function editVipRebates(
  house: House,
  input: InputOf<typeof staffGrowth.vipRebatesChange>,
  caller: StaffCaller,
): Promise<Sheet> {
  return edit(
    house,
    caller,
    { subject: 'vip_rebates', version: input.version, reason: input.reason },
    async (tx) => {
      await setRebateRates(
        tx,
        input.items.flatMap(({ level, rates }) =>
          games.categories.map((category) => ({
            level,
            category,
            basisPoints: basisPointsOf(rates[category]),
          })),
        ),
      );
      const highest = input.items.length - 1;
      await assertHouseKeepsSomething(tx, {
        ofCategory: (category) => `items.${highest}.rates.${category}`,
        ofDeposits: `items.${highest}`,
      });
    },
  );
}

const edit = (
  house: House,
  caller: StaffCaller,
  of: { subject: 'vip_levels' | 'vip_rebates'; version: number; reason: string },
  change: (tx: Queryable) => Promise<void>,
): Promise<Sheet> =>
  editSheet(house, caller, {
    ...of,
    action: of.subject === 'vip_levels' ? 'vip.change_levels' : 'vip.change_rebates',
    subjectType: 'vip',
    read: readVip,
    told,
    change,
  });

/** The sheet as the audit log compares it. */
function told({ levels, rebates }: Sheet): Record<string, string> {
  const figures = levels.items.flatMap(({ level, ...rest }) =>
    Object.entries(rest).map(([name, value]) => [`${level}.${name}`, value]),
  );
  const rates = rebates.items.flatMap((row) =>
    Object.entries(row.rates).map(([category, rate]) => [`${row.level}.${category}`, `${rate}%`]),
  );
  return Object.fromEntries([...figures, ...rates]);
}

function presentLevel(one: Level): ShownLevel {
  return {
    level: one.level,
    deposit: formatAmount(one.depositCents),
    turnover: formatAmount(one.turnoverCents),
    keep_deposit: formatAmount(one.keepDepositCents),
    keep_turnover: formatAmount(one.keepTurnoverCents),
    level_up: formatAmount(one.levelUpCents),
    month: formatAmount(one.monthCents),
    withdrawal_day: formatAmount(one.withdrawalDayCents),
  };
}
