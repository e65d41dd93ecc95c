import type { DataOf, identity } from '@arara/contract';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { contactsOf, phoneOpens } from './contacts/contacts.ts';
import { recoveryCodesLeft } from './two-factor/recovery-codes.ts';

interface Row {
  readonly phone_opens: boolean;
  readonly password_set_anew_at: Date | null;
  readonly has_handed_password: boolean;
  readonly has_qk_pwd: boolean;
  readonly is_single_session: boolean;
  readonly two_factor_since: Date | null;
  readonly passkeys: bigint;
}

/** What protects the account and what does not yet. */
export async function securityStatus(
  house: House,
  _input: unknown,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.securityStatus>> {
  const { memberId } = caller.member;
  const contacts = await contactsOf(house.db, memberId);
  const { rows } = await house.db.query<Row>(
    `select ${phoneOpens} as phone_opens, m.password_set_anew_at, m.has_handed_password, m.withdrawal_password_hash is not null as has_qk_pwd, m.is_single_session,
            t.confirmed_at as two_factor_since,
            (select count(*) from passkey p where p.member_id = m.id) as passkeys
       from member m left join totp t on t.member_id = m.id where m.id = $1`,
    [memberId],
  );
  const [row] = rows;
  if (!row) throw new Error(`member ${memberId} is gone`);
  return {
    // An address counts once it is proved.
    email: contacts.email_verified_at ? contacts.email : '',
    email_verified_at: contacts.email_verified_at?.toISOString() ?? null,
    phone: contacts.phone,
    phone_verified_at: contacts.phone_verified_at?.toISOString() ?? null,
    phone_opens: row.phone_opens,
    password_set_anew_at: row.password_set_anew_at?.toISOString() ?? null,
    has_handed_password: row.has_handed_password,
    has_qk_pwd: row.has_qk_pwd,
    two_factor_since: row.two_factor_since?.toISOString() ?? null,
    recovery_codes_left: row.two_factor_since ? await recoveryCodesLeft(house.db, memberId) : 0,
    passkeys: Number(row.passkeys),
    is_single_session: row.is_single_session,
    can_mail: house.mail.isOpen,
    can_sms: house.sms.isOpen,
  };
}
