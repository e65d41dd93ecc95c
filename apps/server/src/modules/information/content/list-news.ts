import type { DataOf, information } from '@arara/contract';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../../house.ts';
import { policyOf } from '../../../plugins/jurisdiction.ts';
import { readNumberedPage } from '../../../plugins/numbered-page.ts';
import { findSite } from './find-site.ts';

interface ListInput {
  readonly site?: string | undefined;
  readonly page: number;
  readonly page_size: number;
}

interface NotificationRow extends Omit<Notifications['items'][number], 'published_at'> {
  readonly published_at: Date;
}
type Notifications = DataOf<typeof information.notifications>;

/** Notices that are out and have not ended, newest first. */
export async function listNotifications(
  house: House,
  input: ListInput,
  lang: LanguageCode,
): Promise<Notifications> {
  const site = await findSite(house.db, house, input.site);
  const { rows, total } = await readNumberedPage<NotificationRow>(
    house.db,
    `select id, kind, title ->> $2 as title, body ->> $2 as text, published_at, count(*) over () as total
       from notification
      where site = $1 and published_at <= house_now() and (ends_at is null or ends_at > house_now())
      order by published_at desc, id desc`,
    [site.name, lang],
    input,
  );
  return {
    items: rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() })),
    page: input.page,
    page_size: input.page_size,
    total,
  };
}

interface AnnouncementRow extends Omit<Announcements['items'][number], 'announced_at' | 'effective_at'> {
  readonly announced_at: Date;
  readonly effective_at: Date | null;
}
type Announcements = DataOf<typeof information.announcements>;

/** Announcements that are out, newest first; of promotions nothing to a member who has closed play. */
export async function listAnnouncements(
  house: House,
  input: ListInput,
  lang: LanguageCode,
  memberId: string | null,
): Promise<Announcements> {
  const site = await findSite(house.db, house, input.site);
  const { promotions } = policyOf(house.env.JURISDICTION);
  const allowed = Object.entries(promotions).flatMap(([name, isOn]) => (isOn ? name : []));
  const { rows, total } = await readNumberedPage<AnnouncementRow>(
    house.db,
    `select id, kind, title ->> $2 as title, body ->> $2 as text, announced_at, effective_at,
            count(*) over () as total
       from announcement
      where site = $1 and announced_at <= house_now() and withdrawn_at is null and (promotion is null or promotion = any($3))
        and not (kind = 'promotion' and exists (select from member_play p where p.member_id = $4 and p.paused_until > house_now()))
      order by announced_at desc, id desc`,
    [site.name, lang, allowed, memberId],
    input,
  );
  return {
    items: rows.map((row) => ({
      ...row,
      announced_at: row.announced_at.toISOString(),
      effective_at: row.effective_at?.toISOString() ?? null,
    })),
    page: input.page,
    page_size: input.page_size,
    total,
  };
}
