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

/** Letters of ASCII in lower case alone: what `lower` of a database is sure to do. */
const plainLower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The ways in which names may stand in a text that the database has written in lower case. */
export const spellingsOf = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => [name.toLowerCase(), plainLower(name), plainLower(name.toUpperCase())])),
];

/** A word of letters alone may be anybody's: `saldo` is an account like another. */
const isMereWord = (name: string) => /^\p{L}+$/u.test(name);

/**
 * Whether a text names one of them, in any case: as a whole word or words somewhere in it, or, where the name is a mere word, by being
 * that name and nothing else.
 */
export function namesOneOf(names: readonly string[]): (text: string) => boolean {
  const mere = new Set(names.filter(isMereWord).map((name) => name.toLowerCase()));
  const quoted = names
    .filter((name) => !isMereWord(name))
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const naming = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${quoted.join('|')})(?![\\p{L}\\p{N}_])`, 'iu');
  return (text) => mere.has(text.trim().toLowerCase()) || (quoted.length > 0 && naming.test(text));
}
