import type { Queryable } from '../../plugins/transaction.ts';

/** Somebody whose data is being erased, and what they are known by. */
export interface Person {
  readonly id: string;
  readonly account: string;
  readonly cpf: string | null;
  readonly email: string;
  readonly phone: string;
  /** What may stand in a text and tell who it is about. */
  readonly names: readonly string[];
}

/** Shorter ones are words that anybody writes. */
const nameLettersMin = 4;

/** What is still known of members who are being erased. */
export async function peopleOf(db: Queryable, ids: readonly string[]): Promise<Person[]> {
  const { rows } = await db.query<Person>(
    `select m.id, m.account, m.cpf, m.email, m.phone,
            array[m.account, m.realname, m.nickname, m.qq, m.email, m.phone, m.register_ip, m.cpf,
                  regexp_replace(m.cpf, '(...)(...)(...)(..)', '\\1.\\2.\\3-\\4')]
              || array(select unnest(array[value, holder_name]) from bank_account where member_id = m.id)
              || array(select unnest(array[key_value, holder_name]) from withdrawal where member_id = m.id)
              || array(select ip from session where member_id = m.id union select ip from login_event where member_id = m.id) as names
       from member m where m.id = any($1) and m.erasing_at is not null and m.erased_at is null`,
    [ids],
  );
  return rows.map((row) => ({
    ...row,
    names: [...new Set(row.names.filter((name) => name !== null && name.length >= nameLettersMin))],
  }));
}

/** The ways in which names may be written, as a pattern that PostgreSQL and JavaScript read alike: whole words in any case. */
export function patternOf(names: readonly string[]): string {
  // The database folds no letters beyond ASCII.
  const written = names.flatMap((name) => [name, name.toLowerCase(), name.toUpperCase()]);
  const quoted = [...new Set(written)].map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return `(^|[^A-Za-z0-9_])(${quoted.join('|')})($|[^A-Za-z0-9_])`;
}
