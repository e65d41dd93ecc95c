import type { House } from '../../../house.ts';
import { AppError, fieldError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { NineTexts } from './nine-texts.ts';

interface Banner {
  readonly id: string;
  readonly tag: NineTexts;
  readonly title: NineTexts;
  readonly body: NineTexts;
  readonly button: NineTexts;
  readonly link: string;
  readonly picture_url: string;
  readonly phone_picture_url: string;
  readonly promotion: string | null;
  readonly is_open: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

/** The site's banners in their order, those that are off too. */
export async function readBanners(db: Queryable, house: House): Promise<Banner[]> {
  const { rows } = await db.query<Banner>(
    `select id, tag, title, body, button, link, picture_url, phone_picture_url, promotion, is_open, starts_at, ends_at
       from banner where site = $1 order by position, id`,
    [house.env.SITE],
  );
  return rows;
}

/** Writes a banner of the site by its id; a new one comes last. Without a start it begins now. */
export async function writeBanner(
  tx: Queryable,
  house: House,
  banner: Omit<Banner, 'starts_at'> & { readonly starts_at: Date | null },
): Promise<void> {
  const startsAt = banner.starts_at ?? house.clock.now();
  if (banner.ends_at && banner.ends_at <= startsAt) throw fieldError({ ends_at: 'end_before_start' });
  const { rowCount } = await tx.query(
    `insert into banner as b (id, site, tag, title, body, button, link, picture_url, phone_picture_url, promotion, is_open,
                              starts_at, ends_at, position)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
             (select coalesce(max(position), 0) + 1 from banner where site = $2))
     on conflict (id) do update set tag = $3, title = $4, body = $5, button = $6, link = $7, picture_url = $8,
       phone_picture_url = $9, promotion = $10, is_open = $11, starts_at = $12, ends_at = $13 where b.site = $2`,
    [
      banner.id,
      house.env.SITE,
      banner.tag,
      banner.title,
      banner.body,
      banner.button,
      banner.link,
      banner.picture_url,
      banner.phone_picture_url,
      banner.promotion,
      banner.is_open,
      startsAt,
      banner.ends_at,
    ],
  );
  // Another site has a banner of this id.
  if (rowCount === 0) throw new AppError('state_changed');
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
