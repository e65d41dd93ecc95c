import type { Queryable } from './transaction.ts';

export interface Letter {
  readonly kind: 'mail' | 'sms';
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  readonly at: Date;
}

/** How many letters of each kind the sandbox keeps. */
const keptMax = 300;

/** Keeps a letter instead of sending it, and lets go of the oldest. */
export async function keepLetter(db: Queryable, letter: Letter): Promise<void> {
  const { kind, address, subject, body, html, at } = letter;
  await db.query(
    'insert into sandbox_letter (kind, address, subject, body, html, sent_at) values ($1, $2, $3, $4, $5, $6)',
    [kind, address, subject, body, html, at],
  );
  await db.query(
    `delete from sandbox_letter where kind = $1
        and id <= (select id from sandbox_letter where kind = $1 order by id desc offset $2 limit 1)`,
    [kind, keptMax],
  );
}

/** The newest letters of a kind, at most fifty; of one address when it is named. */
export async function keptLetters(
  db: Queryable,
  kind: Letter['kind'],
  address: string | null,
): Promise<readonly Letter[]> {
  const { rows } = await db.query<Letter>(
    `select kind, address, subject, body, html, sent_at as at from sandbox_letter
      where kind = $1 and ($2::text is null or address = $2) order by id desc limit 50`,
    [kind, address],
  );
  return rows;
}
