import type { DataOf, InputOf, staffGrowth } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { arrangeBanners, readBanners } from '../../information/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { changesBetween } from './changes.ts';
import { editsOf, takeTurn } from './edits.ts';

type Sheet = DataOf<typeof staffGrowth.bannerList>;

const subject = 'banners';

/** The site's banners in their order. */
export async function listBanners(db: Queryable, house: House): Promise<Sheet> {
  const banners = await readBanners(db, house);
  return {
    items: banners.map((row) => ({
      ...row,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at?.toISOString() ?? null,
    })),
    ...(await editsOf(db, [subject]))(subject),
  };
}

/** Puts the banners into an order and switches each. Fails with `state_changed` when somebody was faster. */
export async function editBanners(
  house: House,
  input: InputOf<typeof staffGrowth.bannersArrange>,
  caller: StaffCaller,
): Promise<Sheet> {
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    await takeTurn(tx, caller, subject, input.version, now);
    const before = await listBanners(tx, house);
    await arrangeBanners(
      tx,
      house,
      input.items.map(({ id, is_open }) => ({ id, isOpen: is_open })),
    );
    const sheet = await listBanners(tx, house);
    await recordAudit(tx, actorOf(caller), now, {
      action: 'banner.arrange',
      subjectType: 'banner',
      subjectId: house.env.SITE,
      detail: changesBetween(told(before), told(sheet)),
    });
    return sheet;
  });
}

/** The banners as the audit log compares them: each with its place, or off. */
const told = ({ items }: Sheet): Record<string, string> =>
  Object.fromEntries(items.map((one, index) => [one.title.pt, one.is_open ? String(index + 1) : 'off']));
