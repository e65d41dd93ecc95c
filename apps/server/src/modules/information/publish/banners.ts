import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { NineTexts } from './nine-texts.ts';

interface Banner {
  readonly id: string;
  readonly title: NineTexts;
  readonly tag: NineTexts;
  readonly link: string;
  readonly picture_url: string;
  readonly promotion: string | null;
  readonly is_open: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

/** The site's banners in their order, those that are off too. */
export async function readBanners(db: Queryable, house: House): Promise<Banner[]> {
  const { rows } = await db.query<Banner>(
    `select id, title, tag, link, picture_url, promotion, is_open, starts_at, ends_at
       from banner where site = $1 order by position, id`,
    [house.env.SITE],
  );
  return rows;
}

/** Puts all banners of the site into an order and switches each. Fails with `state_changed` when they are not all of them. */
export async function arrangeBanners(
  tx: Queryable,
  house: House,
  banners: readonly { id: string; isOpen: boolean }[],
): Promise<void> {
  const { rows } = await tx.query<{ id: string }>('select id from banner where site = $1 for update', [
    house.env.SITE,
  ]);
  const named = new Set(banners.map(({ id }) => id));
  const isWhole = named.size === banners.length && named.size === rows.length;
  if (!isWhole || rows.some(({ id }) => !named.has(id))) throw new AppError('state_changed');
  await tx.query(
    `update banner b set is_open = n.is_open, position = n.place
       from unnest($1::uuid[], $2::boolean[]) with ordinality as n(id, is_open, place) where b.id = n.id`,
    [banners.map(({ id }) => id), banners.map(({ isOpen }) => isOpen)],
  );
}
