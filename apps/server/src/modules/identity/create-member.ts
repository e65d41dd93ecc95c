import { randomInt } from 'node:crypto';
import { commitmentOf, newClientSeed, newServerSeed } from '@arara/fair';
import { openWallets, walletsOf } from '@arara/ledger';
import type { Queryable } from '../../plugins/transaction.ts';

interface NewMember {
  readonly account: string;
  readonly passwordHash: string;
  readonly realname: string;
  /** Eleven digits; null only for demo members. */
  readonly cpf: string | null;
  /** YYYY-MM-DD */
  readonly birthDate: string;
  readonly phone: string;
  readonly lang: string;
  readonly site: string;
  readonly ip: string;
  readonly isDemo: boolean;
  /** Typed in by an agent, the phone and the password too. */
  readonly isByOther?: boolean;
  readonly introducer: { readonly id: string; readonly agentId: string | null } | null;
  readonly at: Date;
}

/**
 * Creates a member with everything a member has: wallets, seeds of which only the commitments are shown, and the row
 * that plays count in. Call it inside a transaction. Breaks `member_account_unique` or `member_cpf_unique` when taken.
 */
export async function createMember(tx: Queryable, member: NewMember): Promise<string> {
  const memberId = await insertMember(tx, member);
  await openWallets(tx, memberId);
  const { cash, bonus } = await walletsOf(tx, memberId);
  const seedId = await insertSeed(tx, memberId, 'active', newClientSeed());
  await insertSeed(tx, memberId, 'next', '');
  await tx.query(
    'insert into member_play (member_id, cash_account_id, bonus_account_id, seed_id) values ($1, $2, $3, $4)',
    [memberId, cash.accountId, bonus.accountId, seedId],
  );
  return memberId;
}

async function insertMember(tx: Queryable, member: NewMember): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into member (account, password_hash, realname, cpf, birth_date, phone, lang, site, register_ip, is_demo,
                         invite_code, top_id, agent_id, created_at, updated_at, is_registered_by_other, has_handed_password)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15, $15) returning id`,
    [
      member.account,
      member.passwordHash,
      member.realname,
      member.cpf,
      member.birthDate,
      member.phone,
      member.lang,
      member.site,
      member.ip,
      member.isDemo,
      newInviteCode(),
      // Who invited, and who stands at the head of that tree.
      member.introducer?.id ?? null,
      member.introducer ? (member.introducer.agentId ?? member.introducer.id) : null,
      member.at,
      member.isByOther ?? false,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('an insert returned no row');
  return row.id;
}

async function insertSeed(
  tx: Queryable,
  memberId: string,
  state: 'active' | 'next',
  clientSeed: string,
): Promise<string> {
  const serverSeed = newServerSeed();
  const { rows } = await tx.query<{ id: string }>(
    `insert into fair_seed (member_id, server_seed, server_seed_hash, client_seed, state)
     values ($1, $2, $3, $4, $5) returning id`,
    [memberId, serverSeed, commitmentOf(serverSeed), clientSeed, state],
  );
  const [row] = rows;
  if (!row) throw new Error('an insert returned no row');
  return row.id;
}

const inviteSigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Eight of 31 signs: 850 thousand million codes, so that two members never draw the same in practice. */
function newInviteCode(): string {
  return Array.from({ length: 8 }, () => inviteSigns[randomInt(inviteSigns.length)]).join('');
}
