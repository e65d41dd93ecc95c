import { maskCpf as masked } from '@arara/pix';
import type { Queryable } from '../../plugins/transaction.ts';
import type { MemberStatus } from './queries.ts';

/** What other modules may know of a member. */
export interface MemberFacts {
  readonly memberId: string;
  readonly account: string;
  readonly realname: string;
  /** Eleven digits; null for demo members. */
  readonly cpf: string | null;
  readonly phone: string;
  readonly email: string;
  readonly status: MemberStatus;
  readonly isDemo: boolean;
  readonly lang: string;
  readonly createdAt: Date;
  /** When the member closed the account. */
  readonly closedAt: Date | null;
  /** When what told who it was went; from when that began on, the account is nobody's to open or hold. */
  readonly erasedAt: Date | null;
  readonly isErasing: boolean;
  /** When a code took the place of a forgotten password. */
  readonly passwordSetAnewAt: Date | null;
}

/** Of `member`: what its facts are read from. */
export const memberFactColumns = `id as "memberId", account, realname, cpf, phone, email, status, is_demo as "isDemo", lang,
  created_at as "createdAt", closed_at as "closedAt", erased_at as "erasedAt", erasing_at is not null as "isErasing",
  password_set_anew_at as "passwordSetAnewAt"`;

/** The facts of a member, or null when nobody has the id. */
export async function findMemberFacts(db: Queryable, memberId: string): Promise<MemberFacts | null> {
  const { rows } = await db.query<MemberFacts>(`select ${memberFactColumns} from member where id = $1`, [
    memberId,
  ]);
  return rows[0] ?? null;
}

/** The facts of a member who is known to exist. */
export async function memberFacts(db: Queryable, memberId: string): Promise<MemberFacts> {
  const facts = await findMemberFacts(db, memberId);
  if (!facts) throw new Error(`member ${memberId} is gone`);
  return facts;
}

/** A CPF as it may be shown: `***.982.247-**`; empty when there is none. */
export function maskCpf(cpf: string | null): string {
  return cpf ? masked(cpf) : '';
}
