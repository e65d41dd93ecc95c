import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { NineTexts } from './nine-texts.ts';

export interface Announcement {
  readonly id: string;
  readonly kind: 'terms' | 'news' | 'games' | 'promotion';
  readonly title: NineTexts;
  readonly body: NineTexts;
  readonly announced_at: Date;
  readonly effective_at: Date | null;
  readonly withdrawn_at: Date | null;
}

const columns = 'id, kind, title, body, announced_at, effective_at, withdrawn_at';

/** The site's announcements, withdrawn ones too, newest first, after one of them. */
export async function announcementsAfter(
  house: House,
  after: string | null,
  limit: number,
): Promise<Announcement[]> {
  const { rows } = await house.db.query<Announcement>(
    `select ${columns} from announcement
      where site = $1 and ($2::uuid is null
        or (announced_at, id) < (select a.announced_at, a.id from announcement a where a.id = $2))
      order by announced_at desc, id desc limit $3`,
    [house.env.SITE, after, limit],
  );
  return rows;
}

type NewAnnouncement = Pick<Announcement, 'id' | 'kind' | 'title' | 'body'> & {
  readonly effectiveAt?: Date;
};

/**
 * Announces something now. The id is the writer's: the same again changes nothing and is told by `isNew`; another text
 * under it fails with `sent_already`.
 */
export async function publishAnnouncement(
  tx: Queryable,
  house: House,
  { id, kind, title, body, effectiveAt }: NewAnnouncement,
): Promise<{ row: Announcement; isNew: boolean }> {
  const { rowCount } = await tx.query(
    `insert into announcement (id, site, kind, title, body, announced_at, effective_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do nothing`,
    [
      id,
      house.env.SITE,
      kind,
      JSON.stringify(title),
      JSON.stringify(body),
      house.clock.now(),
      effectiveAt ?? null,
    ],
  );
  const { rows } = await tx.query<Announcement>(
    `select ${columns} from announcement where id = $1 and site = $2 and kind = $3 and title = $4 and body = $5`,
    [id, house.env.SITE, kind, JSON.stringify(title), JSON.stringify(body)],
  );
  const [row] = rows;
  if (!row) throw new AppError('sent_already');
  return { row, isNew: rowCount === 1 };
}

/** Shows an announcement no more. Fails with `not_found`, and `state_changed` when it is withdrawn already. */
export async function withdrawAnnouncement(tx: Queryable, house: House, id: string): Promise<Announcement> {
  const found = await tx.query<Announcement>(
    `select ${columns} from announcement where id = $1 and site = $2 for update`,
    [id, house.env.SITE],
  );
  const [announcement] = found.rows;
  if (!announcement) throw new AppError('not_found');
  if (announcement.withdrawn_at) throw new AppError('state_changed');
  const now = house.clock.now();
  await tx.query('update announcement set withdrawn_at = $2 where id = $1', [id, now]);
  return { ...announcement, withdrawn_at: now };
}
