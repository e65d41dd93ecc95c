import type { DataOf, InputOf, staffGrowth } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { arrangeBanners, readBanners, writeBanner } from '../../information/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { changesBetween, textsByLanguage } from './changes.ts';
import { editsOf, takeTurn } from './edits.ts';

type Sheet = DataOf<typeof staffGrowth.bannerList>;
type Shown = Sheet['items'][number];

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
      detail: changesBetween(placesOf(before), placesOf(sheet)),
    });
    return sheet;
  });
}

/** Writes one banner, new or known. Fails with `state_changed` when somebody was faster at any of them. */
export async function editBanner(
  house: House,
  { version, ...banner }: InputOf<typeof staffGrowth.bannerWrite>,
  caller: StaffCaller,
): Promise<Sheet> {
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    await takeTurn(tx, caller, subject, version, now);
    const before = (await listBanners(tx, house)).items.find(({ id }) => id === banner.id);
    await writeBanner(tx, house, {
      ...banner,
      starts_at: banner.starts_at === null ? null : new Date(banner.starts_at),
      ends_at: banner.ends_at === null ? null : new Date(banner.ends_at),
    });
    const sheet = await listBanners(tx, house);
    const after = sheet.items.find(({ id }) => id === banner.id);
    await recordAudit(tx, actorOf(caller), now, {
      action: before ? 'banner.change' : 'banner.add',
      subjectType: 'banner',
      subjectId: banner.id,
      detail: changesBetween(before ? told(before) : {}, after ? told(after) : {}),
    });
    return sheet;
  });
}

/** The banners as the audit log compares their order: each with its place, or off. */
const placesOf = ({ items }: Sheet): Record<string, string> =>
  Object.fromEntries(items.map((one, index) => [one.title.pt, one.is_open ? String(index + 1) : 'off']));

/** A banner as the audit log compares it. */
function told({ id: _, tag, title, body, button, ...facts }: Shown): Record<string, string> {
  const plain = Object.entries(facts).map(([name, value]): [string, string] => [name, String(value ?? '–')]);
  return {
    ...textsByLanguage('tag', tag),
    ...textsByLanguage('title', title),
    ...textsByLanguage('body', body),
    ...textsByLanguage('button', button),
    ...Object.fromEntries(plain),
  };
}
