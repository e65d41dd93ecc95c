import type { chat } from '@arara/contract';

/** What the member's own topic told; null for data that is kept back from those who did not ask for it. */
export function readNews(data: unknown): chat.ChatMemberEvent | null {
  // What our own server says has been checked by its schema there.
  return typeof data === 'object' && data !== null && 'kind' in data ? (data as chat.ChatMemberEvent) : null;
}
