import { type Client, type DataOf, information } from '@arara/contract';

export interface Information {
  readonly support: DataOf<typeof information.support>;
  readonly notifications: DataOf<typeof information.notifications>['items'];
  readonly announcements: DataOf<typeof information.announcements>['items'];
}

/** What the information centre shows, by its three calls, fetched together. */
export async function loadInformation(ask: Client, signal: AbortSignal): Promise<Information> {
  const page = { page_size: 100 };
  const [support, notifications, announcements] = await Promise.all([
    ask(information.support, {}, { signal }),
    ask(information.notifications, page, { signal }),
    ask(information.announcements, page, { signal }),
  ]);
  return { support, notifications: notifications.items, announcements: announcements.items };
}
