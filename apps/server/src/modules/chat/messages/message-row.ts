import type { chat } from '@arara/contract';
import { formatAmount, formatMoney } from '@arara/money';
import { type LanguageCode, languages, phrase } from '@arara/phrases';
import { maskAccount } from '../../../plugins/mask-account.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

/** What fills the phrase of a rain. */
export interface RainFill {
  readonly paid_cents: string;
  readonly share_cents: string;
  readonly members: number;
}

export interface MessageRow {
  readonly id: bigint;
  readonly room: string;
  readonly text: string;
  readonly mentions: readonly string[];
  readonly key: string | null;
  readonly fill: RainFill;
  readonly created_at: Date;
  readonly public_id: string | null;
  readonly account: string;
  readonly vip_level: number;
  readonly picture_url: string;
}

/** What is read of a message `x`; the face is the one that profile pictures give the member. */
export const messageColumns = `x.id, x.room, x.text, x.mentions, x.key, x.fill, x.created_at, c.public_id,
  coalesce(m.account, '') as account, coalesce(m.vip_level, 0) as vip_level, coalesce(face.url, '') as picture_url`;
export const messageTables = `chat_message x
  left join chat_member c on c.member_id = x.member_id
  left join member m on m.id = x.member_id
  left join member_picture chosen on chosen.member_id = m.id
  left join lateral (
    select url from profile_picture p
     where case when chosen.picture_id is not null then p.id = chosen.picture_id else m.gender in ('', p.gender) end
     order by md5(p.id || m.id::text) limit 1
  ) face on m.id is not null`;

/** One message as everybody is told of it. */
export async function readMessage(db: Queryable, id: bigint): Promise<MessageRow> {
  const { rows } = await db.query<MessageRow>(
    `select ${messageColumns} from ${messageTables} where x.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error(`message ${id} is gone`);
  return row;
}

/** A message for a reader; what the house says is put into the reader's language. */
export function presentMessage(
  row: MessageRow,
  lang: LanguageCode,
  readerId: string | null,
): chat.ChatMessage {
  const isRain = row.key === 'rain';
  return {
    id: String(row.id),
    room: row.room,
    author:
      row.public_id === null
        ? null
        : {
            id: row.public_id,
            name: maskAccount(row.account),
            picture_url: row.picture_url,
            vip_level: row.vip_level,
          },
    text: isRain ? rainWords(row.fill, lang) : row.text,
    rain: isRain
      ? {
          money: formatAmount(BigInt(row.fill.paid_cents)),
          share_money: formatAmount(BigInt(row.fill.share_cents)),
          members: row.fill.members,
        }
      : null,
    mentions_me: readerId !== null && row.mentions.includes(readerId),
    created_at: row.created_at.toISOString(),
  };
}

function rainWords(fill: RainFill, lang: LanguageCode): string {
  const { locale } = languages[lang];
  return phrase(lang, 'chat.rain_fell', {
    count: fill.members,
    amount: formatMoney(BigInt(fill.paid_cents), locale),
    share: formatMoney(BigInt(fill.share_cents), locale),
  });
}
