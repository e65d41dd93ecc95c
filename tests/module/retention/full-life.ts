import { createHash, randomInt, randomUUID } from 'node:crypto';
import {
  account,
  chat,
  fair,
  games,
  identity,
  information,
  payments,
  protection,
  staff,
  staffCare,
  staffChat,
  staffGrowth,
  staffQueues,
  staffRequests,
  support,
} from '@arara/contract';
import { houseAccounts, post, walletsOf } from '@arara/ledger';
import { languageCodes } from '@arara/phrases';
import { raiseCase } from '../../../apps/server/src/modules/abuse/raise-case.ts';
import { bets } from '../../../apps/server/src/modules/games/testing/player.ts';
import { codeIn, nextLetter } from '../../../apps/server/src/modules/identity/testing/letters.ts';
import type {
  Member,
  PaymentsHouse,
} from '../../../apps/server/src/modules/payments/testing/payments-house.ts';
import { newStaff } from '../../../apps/server/src/modules/staff/testing/staff-at-work.ts';
import { maskAccount } from '../../../apps/server/src/plugins/mask-account.ts';
import { inTransaction } from '../../../apps/server/src/plugins/transaction.ts';
import type { TestHouse } from '../../../apps/server/src/testing/house.ts';

/** Somebody who has done all that leaves something behind, and what may tell who it was. */
export interface FullLife {
  readonly member: Member;
  /** Who invited the member, and somebody with whom the member shares a device. */
  readonly friend: Member;
  /** What nobody is to find anywhere. */
  readonly texts: readonly string[];
  /** What the member chose for the games to be drawn with, which outcomes are computed from. */
  readonly clientSeed: string;
  readonly rounds: readonly string[];
  readonly withdrawalId: string;
}

const realname = 'Quitéria Vasconcelos Brandão';
const nine = (text: string) => Object.fromEntries(languageCodes.map((code) => [code, text]));

/** Lives such a life over the calls of the site and of the back office; what they do not reach is written beside them. */
export async function liveFully(lab: PaymentsHouse): Promise<FullLife> {
  const { test } = lab;
  const number = String(randomInt(10_000)).padStart(4, '0');
  const friend = await lab.richMember('500.00');
  const invited = await test.house.db.query<{ invite_code: string }>(
    'select invite_code from member where id = $1',
    [friend.memberId],
  );
  const member = await test.newMember({
    account: `quiteria_${number}`,
    realname,
    birth_date: '1987-03-21',
    phone: `2199876${number}`,
    introducer: invited.rows[0]?.invite_code ?? '',
  });
  const email = `quiteria.${number}@brandao.example`;
  const life = { test, lab, member, friend, email, number };
  await beKnown(life);
  const clientSeed = `sorte-da-quiteria-${number}`;
  const rounds = await play(life, clientSeed);
  const withdrawalId = await moveMoney(life);
  await talk(life);
  await beLookedAfter(life, withdrawalId);
  await writeBeside(life, rounds);
  const { rows } = await test.house.db.query<{ invite_code: string; register_ip: string }>(
    'select invite_code, register_ip from member where id = $1',
    [member.memberId],
  );
  const [row] = rows;
  if (!row) throw new Error('nobody there');
  const { cpf } = member;
  return {
    member,
    friend,
    clientSeed,
    rounds,
    withdrawalId,
    texts: [
      member.account,
      maskAccount(member.account),
      realname,
      'Vasconcelos',
      cpf,
      cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'),
      createHash('sha256').update(cpf).digest('hex'),
      email,
      `pix.${email}`,
      member.phone,
      '1987-03-21',
      row.register_ip,
      row.invite_code,
      addressAtHome,
      `celular-da-quiteria-${number}`,
      `Kita-${number}`,
      `8800${number}`,
      `conta-${number}-da-Q`,
    ],
  };
}

const addressAtHome = '203.0.113.77';

interface Life {
  readonly test: TestHouse;
  readonly lab: PaymentsHouse;
  readonly member: Member;
  readonly friend: Member;
  readonly email: string;
  readonly number: string;
}

/** Binds an e-mail, makes a profile, logs in from home, and once with a wrong password. */
async function beKnown({ test, member, email, number }: Life): Promise<void> {
  const as = { token: member.token, ip: addressAtHome };
  await test.ask(identity.emailCode, { email, password: member.password }, as);
  const code = codeIn(await nextLetter(test, 'mail', email));
  await test.ask(identity.emailConfirm, { email, code }, as);
  await test.ask(information.updateProfile, { nickname: `Kita-${number}`, qq: `8800${number}` }, as);
  for (const kind of ['reward', 'news', 'friend', 'deposit', 'withdrawal'] as const)
    await test.ask(information.setMessagePreference, { kind, on_site: true, by_email: true }, as);
  await test.ask(
    identity.login,
    { account: member.account, password: member.password },
    { ip: addressAtHome },
  );
  await test.call(
    identity.login,
    { account: member.account, password: 'errada-mesmo-1' },
    { ip: addressAtHome },
  );
}

/** A drawn round with a client seed of the member's own, and one of several steps. */
async function play({ test, lab, member }: Life, clientSeed: string): Promise<string[]> {
  await lab.credited(member, '200.00');
  await test.ask(fair.fairRotate, { client_seed: clientSeed }, { token: member.token });
  const as = () => ({ token: member.token, idempotencyKey: randomUUID() });
  const rounds = [];
  for (const game of ['dados-de-ouro', 'coroa-da-onca'] as const)
    rounds.push((await test.ask(games.play, { game, ...bets[game] }, as())).round_id);
  const mines = 'minas-do-sertao';
  const { round_id } = await test.ask(games.play, { game: mines, ...bets[mines] }, as());
  await test.ask(games.act, { game: mines, round_id, type: 'pick', tile: 12 }, as());
  await test.call(games.act, { game: mines, round_id, type: 'cash_out' }, as());
  await test.ask(fair.fairRotate, { client_seed: clientSeed }, { token: member.token });
  return [...rounds, round_id];
}

/** A deposit with words of its own, a withdrawal to a key, an account that is kept and one that was removed. */
async function moveMoney({ test, lab, member, email, number }: Life): Promise<string> {
  const as = { token: member.token };
  const said = `conta-${number}-da-Q`;
  const { txid } = await test.ask(
    payments.rechargeOnline,
    { money: '150.00', payment_id: lab.pix, payment_desc: said },
    { ...as, idempotencyKey: said },
  );
  await lab.pay(txid);
  await test.house.db.query(
    'update member_play set rollover_end_cents = counted_cents where member_id = $1',
    [member.memberId],
  );
  await test.ask(
    identity.setWithdrawalPassword,
    { password: member.password, qk_pwd: '482913', qk_pwd_confirmation: '482913' },
    as,
  );
  const { id } = await lab.withdraw(member, '60.00', {
    payment_type: 'email',
    email: `pix.${email}`,
    member_remark: said,
  });
  const finance = await newStaff(test, 'finance');
  await test.ask(staff.staffWithdrawalApprove, { id, seen: 'submitted' }, { token: finance.token });
  await lab.withdrawalIn(member, id, 'paid');
  return id;
}

/** Chats, is reported and silenced, writes to the team and is answered. */
async function talk({ test, member, friend, number }: Life): Promise<void> {
  const { id } = await test.ask(
    chat.chatSend,
    { room: 'site', text: `oi de ${addressAtHome.replaceAll('.', ' ')} conta-${number}-da-Q` },
    { token: member.token, idempotencyKey: randomUUID() },
  );
  await test.ask(
    chat.chatReport,
    { message_id: id, reason: 'other', note: `conta-${number}-da-Q de novo` },
    { token: friend.token },
  );
  const risk = await newStaff(test, 'risk');
  await test.ask(staffChat.staffChatDelete, { id, reason: `${realname} outra vez` }, { token: risk.token });
  await test.ask(
    staffChat.staffChatMute,
    { id: member.memberId, minutes: 5, reason: `${realname} outra vez` },
    { token: risk.token },
  );
  await test.ask(
    support.supportWrite,
    { text: `Sou ${realname}, conta-${number}-da-Q` },
    { token: member.token, idempotencyKey: randomUUID() },
  );
  const { items } = await test.ask(support.staffSupport, {}, { token: risk.token });
  const own = items.find((row) => row.member_id === member.memberId);
  if (!own) throw new Error('no conversation');
  const { id: conversation } = own;
  await test.ask(
    support.staffSupportAnswer,
    { id: conversation, text: `Olá, ${realname}` },
    { token: risk.token },
  );
  await test.ask(support.staffSupportClose, { id: conversation }, { token: risk.token });
}

/** What staff writes about somebody, and looks for. */
async function beLookedAfter(
  { test, member, friend, email, number }: Life,
  withdrawalId: string,
): Promise<void> {
  const { memberId: id } = member;
  const [admin, other] = [await newStaff(test, 'admin'), await newStaff(test, 'finance')];
  const as = { token: admin.token };
  const reason = `${realname} (CPF ${member.cpf}) pediu`;
  await test.ask(staffCare.staffMemberNote, { id, text: reason }, as);
  for (const status of ['frozen', 'active'] as const)
    await test.ask(staff.staffMemberStatus, { id, status, reason }, as);
  await test.ask(staffQueues.memberVerify, { id, is_verified: true, note: reason }, as);
  for (const search of [realname, member.account.toUpperCase(), email, member.cpf, member.phone])
    await test.ask(staff.staffMembers, { search }, as);
  await test.ask(staff.staffMembers, { ip: addressAtHome }, as);
  await test.ask(staff.staffMemberGet, { id }, as);
  await test.ask(staff.staffAudit, { search: member.account }, as);
  const asked = await test.ask(staffRequests.staffAdjust, { id, money: '5.00', reason }, as);
  await test.house.db.query(`update staff set handled_at = null, made_by = null`);
  await test.ask(
    staffRequests.staffRequestDecide,
    { id: asked.id, is_approved: true },
    { token: other.token },
  );
  await test.ask(
    staffGrowth.letterSend,
    { id: randomUUID(), kind: 'account', account: member.account, title: nine(realname), body: nine(reason) },
    as,
  );
  await test.ask(staffCare.staffMemberHold, { id, reason }, as);
  await test.ask(staffCare.staffMemberHoldLift, { id, reason }, as);
  // Another's record names the member too.
  await test.ask(staffCare.staffMemberNote, { id: friend.memberId, text: 'Amiga de alguém' }, as);
  await test.ask(
    staff.staffMemberStatus,
    { id: friend.memberId, status: 'frozen', reason: `junto com ${member.account}` },
    as,
  );
  await test.ask(staff.staffMemberStatus, { id: friend.memberId, status: 'active', reason: 'fim' }, as);
  await shareADevice(test, member, friend, number);
  const { items } = await test.ask(staff.staffCases, { member_id: id }, as);
  for (const { id: caseId } of items) await test.ask(staff.staffCaseDismiss, { id: caseId, reason }, as);
  const theirs = await test.ask(staff.staffCases, { member_id: friend.memberId }, as);
  for (const { id: caseId } of theirs.items)
    await test.ask(staff.staffCaseDismiss, { id: caseId, reason: 'nada' }, as);
  await test.ask(staff.staffWithdrawalGet, { id: withdrawalId }, as);
  await test.house.looks.settled();
}

/** Cases such as the signals raise them: each names the other, and the cause is a digest of what they share. */
async function shareADevice(test: TestHouse, member: Member, friend: Member, number: string): Promise<void> {
  const { db } = test.house;
  const digest = createHash('sha256').update(member.cpf).digest('hex');
  const pair = [member, friend].map(({ memberId, account: name }) => ({
    member_id: memberId,
    account: name,
  }));
  for (const [index, one] of pair.entries()) {
    const accounts = pair.filter((_, place) => place !== index);
    const facts = { ip: addressAtHome, device: `celular-da-quiteria-${number}` };
    await raiseCase(db, {
      memberId: one.member_id,
      signal: 'same_device',
      cause: `device:${digest}`,
      accounts,
      facts,
    });
    await raiseCase(db, {
      memberId: one.member_id,
      signal: 'same_payer',
      cause: `payer:${digest}`,
      accounts,
      facts: { payer: member.cpf },
    });
  }
}

/** What takes more than calls: other devices, tables shared with others, what failed. */
async function writeBeside(
  { test, member, friend, email, number }: Life,
  rounds: readonly string[],
): Promise<void> {
  const { db } = test.house;
  const { memberId: id } = member;
  const device = `celular-da-quiteria-${number}`;
  await db.query(`update session set device = $2 where member_id = $1`, [id, device]);
  await db.query(
    `insert into passkey (member_id, credential_id, public_key, sign_count, transports, name, created_at)
     values ($1, $2, '\\x00', 0, '{}', $2, house_now())`,
    [id, device],
  );
  await db.query(
    `insert into bank_account (member_id, kind, value, holder_name, removed_at)
     values ($1, 'phone', $2, $3, null), ($1, 'cpf', $4, $3, house_now())`,
    [id, member.phone, realname, member.cpf],
  );
  await db.query(
    `insert into promotion_claim (member_id, promotion, cause, amount_cents, wallet, details)
     values ($1, 'invitation', $2, 10000, 'cash', jsonb_build_object('invitee', $3::text))`,
    [friend.memberId, id, member.account],
  );
  await db.query(
    `with shared as (insert into live_round (id, table_slug, number, phase, settled_at, outcome, hash)
       select uuidv7(), slug, 999999, 'settled', house_now(), '{}', 'x' from live_table limit 1 returning id)
     insert into live_bet (id, round_id, member_id, name, stake_cents, state, ended_at)
     select $1, id, $2, $3, 100, 'lost', house_now() from shared`,
    [rounds[0], id, maskAccount(member.account)],
  );
  await db.query(
    `with over as (insert into protection_pause (member_id, kind, starts_at, ends_at)
       values ($1, 'self_exclusion', house_now() - interval '2 years', house_now() - interval '1 year') returning id)
     insert into exclusion_seen (pause_id, note, staff_id, at) select over.id, $2, s.id, house_now() from over, staff s limit 1`,
    [id, realname],
  );
  // A Pix to somebody else's charge, which was sent back.
  await db.query(
    `with pix as (insert into pix_received (end_to_end_id, amount_cents, payer_document, received_at, state, refund_id)
       values ($1, 100, $2, house_now(), 'refunded', $1) returning end_to_end_id)
     insert into staff_request (kind, end_to_end_id, evidence, psp_said, reason, state, asked_by, asked_at, decided_by, decided_at)
     select 'refund', end_to_end_id, $3, 'not_done', $3, 'refused', s.id, house_now(), s.id, house_now() from pix, staff s limit 1`,
    [`E${randomUUID().replaceAll('-', '')}`, member.cpf, realname],
  );
  await db.query(
    `select graphile_worker.add_job('message-mail', payload => $1::json, max_attempts => 1, run_at => now() + interval '9 years')`,
    [
      JSON.stringify({
        id,
        memberId: id,
        key: 'information.message_letter',
        values: { title: realname, text: email },
      }),
    ],
  );
}

/** Empties the wallets, closes the account over its call, and makes it so many years ago. */
export async function closeLongAgo(test: TestHouse, member: Member, years = 6): Promise<void> {
  const { db } = test.house;
  await test.drain();
  await inTransaction(db, async (tx) => {
    const wallets = await walletsOf(tx, member.memberId);
    for (const { accountId, balanceCents } of Object.values(wallets))
      if (balanceCents > 0n)
        await post(tx, {
          from: accountId,
          to: houseAccounts.adjustments,
          amountCents: balanceCents,
          kind: 'adjustment',
          reference: randomUUID(),
        });
  });
  await test.ask(account.accountClose, { password: member.password }, { token: await test.login(member) });
  await db.query('update member set closed_at = closed_at - make_interval(years => $2) where id = $1', [
    member.memberId,
    years,
  ]);
}

export const excludeForEver = (test: TestHouse, member: Member) =>
  test.ask(
    protection.protectionExclude,
    { months: null, password: member.password },
    { token: member.token },
  );
