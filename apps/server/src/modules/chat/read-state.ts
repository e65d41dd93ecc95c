import type { chat, DataOf } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import type { VisitorCaller } from '../../plugins/caller.ts';
import { maskAccount } from '../../plugins/mask-account.ts';
import { type Author, authorColumns } from './author.ts';
import { listHidden } from './messages/hide-author.ts';
import { isRainAllowed, rainCents } from './rain/rain-task.ts';
import { nextSlot } from './rain/slots.ts';

type State = DataOf<typeof chat.chatState>;
type Me = NonNullable<State['me']>;

/** The next rain, and whether the caller may write. */
export async function readState(house: House, caller: VisitorCaller): Promise<State> {
  const [rain, me] = await Promise.all([
    isRainAllowed(house) ? readRain(house) : null,
    caller.member && readMe(house, caller.member.memberId),
  ]);
  return { server_time: house.clock.now().toISOString(), rain, me };
}

async function readRain(house: House): Promise<State['rain']> {
  const [{ rows }, cents] = await Promise.all([
    house.db.query<{ created_at: Date; share_cents: bigint; members: number }>(
      'select created_at, share_cents, members from chat_rain where members > 0 order by created_at desc limit 1',
    ),
    rainCents(house.db),
  ]);
  const [last] = rows;
  return {
    next_at: nextSlot(house.clock.now()).at.toISOString(),
    money: formatAmount(cents),
    last: last
      ? {
          at: last.created_at.toISOString(),
          money: formatAmount(last.share_cents * BigInt(last.members)),
          share_money: formatAmount(last.share_cents),
          members: last.members,
        }
      : null,
  };
}

async function readMe(house: House, memberId: string): Promise<Me | null> {
  // Reading opens no place in the chat: until a member has done something in it there is no row.
  type Row = Omit<Author, 'publicId'> & { publicId: string | null; refusal: Me['refusal'] };
  const { rows } = await house.db.query<Row>(
    `select ${authorColumns}, reward_refusal(m.id) as refusal
       from member m left join chat_member c on c.member_id = m.id where m.id = $1`,
    [memberId],
  );
  const [me] = rows;
  if (!me) return null;
  const chatRefusal = me.isBanned ? 'chat_banned' : me.mutedUntil ? 'chat_muted' : null;
  return {
    author_id: me.publicId,
    name: maskAccount(me.account),
    refusal: me.refusal ?? chatRefusal,
    muted_until: me.mutedUntil?.toISOString() ?? null,
    reason: me.reason,
    hidden: await listHidden(house.db, memberId),
  };
}
