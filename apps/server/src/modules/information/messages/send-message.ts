import { randomUUID } from 'node:crypto';
import type { information } from '@arara/contract';
import { hasPhrase } from '@arara/phrases';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

/**
 * What fills a place of a phrase. Amounts and words of other phrases are kept as what they are and written in the
 * reader's language; of `phrases` the first one that exists is taken, and filled with `values`.
 */
export type Fill =
  | string
  | number
  | { readonly cents: string }
  | { readonly phrases: readonly string[]; readonly values?: Readonly<Record<string, string>> | undefined };

export interface NewMessage {
  readonly memberId: string;
  readonly kind: (typeof information.messageKinds)[number];
  /** `area.name`: the phrases `area.name_title` and `area.name_text` are what is read. */
  readonly key: string;
  readonly values?: Readonly<Record<string, Fill>>;
  /** When what it tells of happened; now, when absent. */
  readonly at?: Date;
  /** Does not tell the member's sockets: for what needs nobody's eyes at once. */
  readonly isQuiet?: boolean;
  /** Another mail says it already. */
  readonly isMailed?: boolean;
  /** Goes by e-mail whatever the member wants of its kind: what becomes of their money. */
  readonly isAlwaysMailed?: boolean;
}

/**
 * Puts a message into a member's message centre with the caller's transaction and tells the member's sockets; where
 * the member wants none of its kind, nothing. By e-mail too where the member asked for that.
 */
export async function sendMessage(tx: Queryable, house: House, message: NewMessage): Promise<void> {
  const { memberId, kind, key, values = {}, at } = message;
  if (!hasPhrase(`${key}_title`) || !hasPhrase(`${key}_text`)) throw new Error(`no words for message ${key}`);
  const { rows } = await tx.query<{ on_site: boolean; by_email: boolean }>(
    `select $2 = 'account' or coalesce(p.on_site, true) as on_site,
            coalesce(p.by_email and m.email_verified_at is not null, false) as by_email
       from member m left join message_preference p on p.member_id = m.id and p.kind = $2 where m.id = $1`,
    [memberId, kind],
  );
  const [wish] = rows;
  if (wish?.on_site) {
    await tx.query(
      `insert into member_message (member_id, kind, key, fill, created_at)
       values ($1, $2, $3, $4, coalesce($5, house_now()))`,
      [memberId, kind, key, JSON.stringify(values), at ?? null],
    );
    if (!message.isQuiet)
      await house.notices.send(tx, { type: 'member', memberId, topic: 'message', data: {} });
  }
  const isWanted = wish?.by_email || message.isAlwaysMailed;
  if (isWanted && house.mail.isOpen && !message.isMailed)
    await house.jobs.add(
      tx,
      'message-mail',
      // Of no kind: no wish is asked for again.
      { id: randomUUID(), memberId, ...(!message.isAlwaysMailed && { kind }), key, values },
      { maxAttempts: 6 },
    );
}
