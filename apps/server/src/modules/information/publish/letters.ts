import { randomUUID } from 'node:crypto';
import { defaultLanguage, type LanguageCode, parseLanguage } from '@arara/phrases';
import { z } from 'zod';
import type { House } from '../../../house.ts';
import { AppError, fieldError } from '../../../plugins/app-error.ts';
import type { Task } from '../../../plugins/jobs.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import type { NineTexts } from './nine-texts.ts';

export interface Letter {
  readonly id: string;
  readonly kind: 'account' | 'news';
  readonly title: NineTexts;
  readonly body: NineTexts;
  readonly member_id: string | null;
  /** Empty for everybody. */
  readonly account: string;
  readonly staff_email: string;
  readonly sent: bigint;
  readonly created_at: Date;
  readonly last_member_id: string | null;
  readonly finished_at: Date | null;
}

const letters = `select l.id, l.kind, l.title, l.body, l.member_id, coalesce(m.account, '') as account, l.staff_email, l.sent,
    l.created_at, l.last_member_id, l.finished_at
  from letter l left join member m on m.id = l.member_id`;

/** What staff wrote to members, newest first, after one of the letters. */
export async function lettersAfter(db: Queryable, after: string | null, limit: number): Promise<Letter[]> {
  const { rows } = await db.query<Letter>(
    `${letters} where $1::uuid is null or (l.created_at, l.id) < (select x.created_at, x.id from letter x where x.id = $1)
      order by l.created_at desc, l.id desc limit $2`,
    [after, limit],
  );
  return rows;
}

type NewLetter = Pick<Letter, 'id' | 'kind' | 'title' | 'body'> & {
  /** Null for everybody. */
  readonly memberId: string | null;
  readonly staffEmail: string;
};

/**
 * Writes to one member at once, or to everybody by a job. The id is the writer's: the same letter again changes nothing,
 * another under it fails with `sent_already`, news to somebody on a break or excluded with the field's `member_away`.
 */
export async function sendLetter(
  tx: Queryable,
  house: House,
  { id, kind, title, body, memberId, staffEmail }: NewLetter,
): Promise<{ letter: Letter; isNew: boolean }> {
  const inserted = await tx.query(
    `insert into letter (id, kind, title, body, member_id, staff_email, created_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do nothing`,
    [id, kind, JSON.stringify(title), JSON.stringify(body), memberId, staffEmail, house.clock.now()],
  );
  const isNew = inserted.rowCount === 1;
  if (isNew && memberId !== null && kind === 'news' && (await isAway(tx, house, memberId)))
    throw fieldError({ account: 'member_away' });
  if (isNew && memberId !== null) {
    await deliver(tx, house, await findLetter(tx, id), [memberId]);
    await tx.query('update letter set finished_at = created_at where id = $1', [id]);
    await house.notices.send(tx, { type: 'member', memberId, topic: 'message', data: {} });
  }
  if (isNew && memberId === null) await house.jobs.add(tx, letterToAll.name, { id });
  const letter = await findLetter(tx, id);
  const isSame =
    letter.kind === kind &&
    letter.member_id === memberId &&
    sameTexts(letter.title, title) &&
    sameTexts(letter.body, body);
  if (!isSame) throw new AppError('sent_already');
  return { letter, isNew };
}

async function isAway(tx: Queryable, house: House, memberId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from member_play p join member m on m.id = p.member_id
      where p.member_id = $1 and (p.paused_until > $2 or m.status = 'closed')`,
    [memberId, house.clock.now()],
  );
  return rowCount === 1;
}

const sameTexts = (a: NineTexts, b: NineTexts) =>
  (Object.keys(a) as LanguageCode[]).every((lang) => a[lang] === b[lang]);

async function findLetter(db: Queryable, id: string): Promise<Letter> {
  const { rows } = await db.query<Letter>(`${letters} where l.id = $1`, [id]);
  const [letter] = rows;
  if (!letter) throw new Error(`letter ${id} is gone`);
  return letter;
}

const messageKey = 'information.message_letter';

/** Puts a letter into the message centres of members who want its kind, once each, and mails it to those who asked for that. */
async function deliver(
  tx: Queryable,
  house: House,
  letter: Letter,
  memberIds: readonly string[],
): Promise<void> {
  const wishes = `select m.id, m.lang, $2 = 'account' or coalesce(p.on_site, true) as on_site,
      coalesce(p.by_email and m.email_verified_at is not null, false) as by_email
    from unnest($1::uuid[]) as n(id) join member m on m.id = n.id
    left join message_preference p on p.member_id = m.id and p.kind = $2`;
  const put = await tx.query(
    `insert into member_message (member_id, kind, key, letter_id, created_at)
     select w.id, $2, $3, $4, $5 from (${wishes}) as w where w.on_site
     on conflict (letter_id, member_id) where letter_id is not null do nothing`,
    [memberIds, letter.kind, messageKey, letter.id, house.clock.now()],
  );
  await tx.query('update letter set sent = sent + $2 where id = $1', [letter.id, put.rowCount ?? 0]);
  if (!house.mail.isOpen) return;
  const { rows } = await tx.query<{ id: string; lang: string }>(
    `select id, lang from (${wishes}) as w where w.by_email`,
    [memberIds, letter.kind],
  );
  for (const member of rows) {
    const lang = parseLanguage(member.lang) ?? defaultLanguage;
    const values = { title: letter.title[lang], text: letter.body[lang] };
    const mail = { id: randomUUID(), memberId: member.id, kind: letter.kind, key: messageKey, values };
    // Whoever waits for a code waits for none of them.
    await house.jobs.add(tx, 'message-mail', mail, { maxAttempts: 6, canWait: true });
  }
}

const batchSize = 2000;
const payload = z.object({ id: z.uuid() });

/**
 * Delivers a letter to everybody who was a member when it was written, batch by batch; begun again, it goes on. News leaves out who
 * has excluded themselves or takes a break.
 */
export const letterToAll: Task<House> = {
  name: 'letter-to-all',
  run: async (house, job) => {
    const { id } = payload.parse(job);
    while (await deliverNext(house, id)) {
      // Until everybody has it.
    }
  },
};

/** One batch in one transaction with the mark of how far it has gone. False at the end. */
async function deliverNext(house: House, id: string): Promise<boolean> {
  return inTransaction(house.db, async (tx) => {
    await tx.query('select 1 from letter where id = $1 for update', [id]);
    const letter = await findLetter(tx, id);
    if (letter.finished_at) return false;
    const { rows } = await tx.query<{ id: string }>(
      `select id from member
        where ($1::uuid is null or id > $1) and created_at <= $2 and not is_demo and status = 'active' and deleted_at is null
          and ($4 = 'account' or not exists (
            select from member_play p where p.member_id = member.id and p.paused_until > $5))
        order by id limit $3`,
      [letter.last_member_id, letter.created_at, batchSize, letter.kind, house.clock.now()],
    );
    await deliver(
      tx,
      house,
      letter,
      rows.map((row) => row.id),
    );
    const isLast = rows.length < batchSize;
    await tx.query(
      'update letter set last_member_id = coalesce($2, last_member_id), finished_at = $3 where id = $1',
      [id, rows.at(-1)?.id ?? null, isLast ? house.clock.now() : null],
    );
    return !isLast;
  });
}
