import type { DataOf, identity, RawInputOf } from '@arara/contract';
import type { SecurityStatus } from './protections.ts';

type Passkey = DataOf<typeof identity.passkeys>['items'][number];

/** Something that opens the account besides its password. */
export type WayIn =
  | { readonly kind: 'email'; readonly id: 'email'; readonly address: string }
  | { readonly kind: 'phone'; readonly id: 'phone'; readonly address: string }
  | { readonly kind: 'passkey'; readonly id: string; readonly passkey: Passkey }
  | { readonly kind: 'sessions'; readonly id: 'sessions'; readonly count: number };

/** Every way into an account, those first that can set a new password. */
export function waysIn(
  status: SecurityStatus,
  passkeys: readonly Passkey[],
  otherSessions: number,
): readonly WayIn[] {
  return [
    ...(status.email_verified_at ? [{ kind: 'email', id: 'email', address: status.email } as const] : []),
    ...(status.phone_opens ? [{ kind: 'phone', id: 'phone', address: status.phone } as const] : []),
    ...passkeys.map((passkey) => ({ kind: 'passkey', id: passkey.id, passkey }) as const),
    ...(otherSessions > 0 ? [{ kind: 'sessions', id: 'sessions', count: otherSessions } as const] : []),
  ];
}

/** What is asked of the server to close the ways that are ticked; what is gone meanwhile is not among them. */
export function closingOf(
  ways: readonly WayIn[],
  ticked: ReadonlySet<string>,
): Omit<RawInputOf<typeof identity.waysClose>, 'password' | 'code'> {
  const chosen = ways.filter(({ id }) => ticked.has(id));
  return {
    email: chosen.some(({ kind }) => kind === 'email'),
    phone: chosen.some(({ kind }) => kind === 'phone'),
    passkeys: chosen.flatMap(({ kind, id }) => (kind === 'passkey' ? [id] : [])),
    sessions: chosen.some(({ kind }) => kind === 'sessions'),
  };
}

const weekMs = 7 * 86_400_000;

/** Whether a code has set the password lately, so that it is time to look who else may still come in. */
export const isSetAnewLately = ({ password_set_anew_at: at }: SecurityStatus, now: number): boolean =>
  at !== null && now - Date.parse(at) < weekMs;
