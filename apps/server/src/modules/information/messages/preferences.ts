import { type DataOf, type InputOf, information } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';

type Preference = DataOf<typeof information.setMessagePreference>;

/** What comes to the message centre whatever the member chooses. */
const isFixed = (kind: Preference['kind']) => kind === 'account';

/** The caller's wishes for every kind of message; what was never chosen comes to the site and not by e-mail. */
export async function listPreferences(
  house: House,
  caller: MemberCaller,
): Promise<DataOf<typeof information.messagePreferences>> {
  const { rows } = await house.db.query<Omit<Preference, 'is_fixed'>>(
    'select kind, on_site, by_email from message_preference where member_id = $1',
    [caller.member.memberId],
  );
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  return {
    items: information.messageKinds.map((kind) => ({
      ...(chosen.get(kind) ?? { kind, on_site: true, by_email: false }),
      is_fixed: isFixed(kind),
    })),
  };
}

/** Turns one kind on or off; messages about the account stay on. */
export async function setPreference(
  house: House,
  input: InputOf<typeof information.setMessagePreference>,
  caller: MemberCaller,
): Promise<Preference> {
  const wish = { ...input, on_site: input.on_site || isFixed(input.kind) };
  await house.db.query(
    `insert into message_preference (member_id, kind, on_site, by_email) values ($1, $2, $3, $4)
     on conflict (member_id, kind)
     do update set on_site = excluded.on_site, by_email = excluded.by_email, updated_at = house_now()`,
    [caller.member.memberId, wish.kind, wish.on_site, wish.by_email],
  );
  return { ...wish, is_fixed: isFixed(input.kind) };
}
