import type { DataOf, InputOf, staffGrowth } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import {
  type Announcement,
  announcementsAfter,
  endNotice,
  isAnnouncementOfTerms,
  type Notice,
  noticesAfter,
  publishAnnouncement,
  publishNotice,
  withdrawAnnouncement,
  withdrawTerms,
} from '../../information/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';

type ShownAnnouncement = DataOf<typeof staffGrowth.announce>;
type ShownNotice = DataOf<typeof staffGrowth.notify>;

const pageSize = 20;

/** Items that were asked for with one to spare, as a page. */
export function pageOf<Item extends { readonly id: string }, Shown>(
  items: readonly Item[],
  present: (item: Item) => Shown,
): { items: Shown[]; next: string | null } {
  const shown = items.slice(0, pageSize);
  return { items: shown.map(present), next: items.length > pageSize ? (shown.at(-1)?.id ?? null) : null };
}
export const askedFor = pageSize + 1;

export async function listAnnouncements(
  house: House,
  input: InputOf<typeof staffGrowth.announcementList>,
): Promise<DataOf<typeof staffGrowth.announcementList>> {
  return pageOf(await announcementsAfter(house, input.after ?? null, askedFor), presentAnnouncement);
}

/** Announces something at once. */
export async function announce(
  house: House,
  input: InputOf<typeof staffGrowth.announce>,
  caller: StaffCaller,
): Promise<ShownAnnouncement> {
  return inTransaction(house.db, async (tx) => {
    const { announcement, isNew } = await publishAnnouncement(tx, house, input);
    if (isNew)
      await recordAudit(tx, actorOf(caller), house.clock.now(), {
        action: 'announcement.publish',
        subjectType: 'announcement',
        subjectId: input.id,
        detail: { kind: input.kind, title: input.title.pt },
      });
    return presentAnnouncement(announcement);
  });
}

/** Shows an announcement no more; one of terms that have not taken effect takes them along. */
export async function withdraw(
  house: House,
  input: InputOf<typeof staffGrowth.announcementWithdraw>,
  caller: StaffCaller,
): Promise<ShownAnnouncement> {
  return inTransaction(house.db, async (tx) => {
    const announcement = await withdrawAnnouncement(tx, house, input.id);
    if (await isAnnouncementOfTerms(tx, input.id))
      await withdrawTerms(tx, house, { announcementId: input.id });
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: 'announcement.withdraw',
      subjectType: 'announcement',
      subjectId: input.id,
      detail: { reason: input.reason, title: announcement.title.pt },
    });
    return presentAnnouncement(announcement);
  });
}

function presentAnnouncement(row: Announcement): ShownAnnouncement {
  return {
    ...row,
    announced_at: row.announced_at.toISOString(),
    effective_at: row.effective_at?.toISOString() ?? null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  };
}

export async function listNotices(
  house: House,
  input: InputOf<typeof staffGrowth.notificationList>,
): Promise<DataOf<typeof staffGrowth.notificationList>> {
  return pageOf(await noticesAfter(house, input.after ?? null, askedFor), presentNotice);
}

/** Publishes a notice at once. */
export async function publish(
  house: House,
  input: InputOf<typeof staffGrowth.notify>,
  caller: StaffCaller,
): Promise<ShownNotice> {
  return inTransaction(house.db, async (tx) => {
    const endsAt = input.ends_at === null ? null : new Date(input.ends_at);
    const { notice, isNew } = await publishNotice(tx, house, { ...input, endsAt });
    if (isNew)
      await recordAudit(tx, actorOf(caller), house.clock.now(), {
        action: 'notification.publish',
        subjectType: 'notification',
        subjectId: input.id,
        detail: { kind: input.kind, title: input.title.pt },
      });
    return presentNotice(notice);
  });
}

/** Ends a notice now. */
export async function end(
  house: House,
  input: InputOf<typeof staffGrowth.notificationEnd>,
  caller: StaffCaller,
): Promise<ShownNotice> {
  return inTransaction(house.db, async (tx) => {
    const notice = await endNotice(tx, house, input.id);
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: 'notification.end',
      subjectType: 'notification',
      subjectId: input.id,
      detail: { title: notice.title.pt },
    });
    return presentNotice(notice);
  });
}

function presentNotice(row: Notice): ShownNotice {
  return {
    ...row,
    published_at: row.published_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
  };
}
