import type { DataOf, InputOf, staffGrowth } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
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
  const deed = { subjectType: 'announcement', verb: 'publish', detail: { kind: input.kind } } as const;
  return presentAnnouncement(
    await carryOut(house, caller, { ...deed, id: input.id }, (tx) => publishAnnouncement(tx, house, input)),
  );
}

/** Shows an announcement no more; one of terms that have not taken effect takes them along. */
export async function withdraw(
  house: House,
  { id, reason }: InputOf<typeof staffGrowth.announcementWithdraw>,
  caller: StaffCaller,
): Promise<ShownAnnouncement> {
  const deed = { subjectType: 'announcement', verb: 'withdraw', id, detail: { reason } } as const;
  const row = await carryOut(house, caller, deed, async (tx) => {
    const withdrawn = await withdrawAnnouncement(tx, house, id);
    if (await isAnnouncementOfTerms(tx, id)) await withdrawTerms(tx, house, { announcementId: id });
    return { row: withdrawn };
  });
  return presentAnnouncement(row);
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
  const deed = { subjectType: 'notification', verb: 'publish', detail: { kind: input.kind } } as const;
  const endsAt = input.ends_at === null ? null : new Date(input.ends_at);
  return presentNotice(
    await carryOut(house, caller, { ...deed, id: input.id }, (tx) =>
      publishNotice(tx, house, { ...input, endsAt }),
    ),
  );
}

/** Ends a notice now. */
export async function end(
  house: House,
  { id }: InputOf<typeof staffGrowth.notificationEnd>,
  caller: StaffCaller,
): Promise<ShownNotice> {
  const deed = { subjectType: 'notification', verb: 'end', id, detail: {} } as const;
  return presentNotice(
    await carryOut(house, caller, deed, async (tx) => ({ row: await endNotice(tx, house, id) })),
  );
}

function presentNotice(row: Notice): ShownNotice {
  return {
    ...row,
    published_at: row.published_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
  };
}

/** What is done to a piece of news, as the audit log says it. */
interface Deed {
  readonly subjectType: 'announcement' | 'notification';
  readonly verb: 'publish' | 'withdraw' | 'end';
  readonly id: string;
  /** What is written down beside the title. */
  readonly detail: Readonly<Record<string, string>>;
}

/** Does it with its audit row; what stood there already, not new, is not written down again. */
function carryOut<Row extends { readonly title: { readonly pt: string } }>(
  house: House,
  caller: StaffCaller,
  { subjectType, verb, id, detail }: Deed,
  act: (tx: Queryable) => Promise<{ row: Row; isNew?: boolean }>,
): Promise<Row> {
  return inTransaction(house.db, async (tx) => {
    const { row, isNew = true } = await act(tx);
    if (isNew)
      await recordAudit(tx, actorOf(caller), house.clock.now(), {
        action: `${subjectType}.${verb}`,
        subjectType,
        subjectId: id,
        detail: { ...detail, title: row.title.pt },
      });
    return row;
  });
}
