import { randomUUID } from 'node:crypto';
import { games, identity, payments, staff, staffRounds } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import {
  actionsAbout,
  newRichMember,
  newStaff,
  type StaffAtWork,
  submitWithdrawal,
} from '../testing/staff-at-work.ts';

let house: TestHouse;
let risk: StaffAtWork;
let support: StaffAtWork;

beforeAll(async () => {
  house = await startTestHouse();
  risk = await newStaff(house, 'risk');
  support = await newStaff(house, 'support');
});
afterAll(() => house.close());

const setStatus = (id: string, status: string, token: string, reason = 'Conta emprestada') =>
  house.call(staff.staffMemberStatus, { id, status, reason }, { token });
const found = async (search: string) => {
  const page = await house.ask(staff.staffMembers, { search }, { token: support.token });
  return page.items.map((item) => item.account);
};
const unknown = '0190a4d2-0000-7000-8000-000000000001';

test('[S6.06] members are found by account, name, CPF and phone', async () => {
  const ana = await house.newMember({ account: 'Ana_100', realname: 'Ana Souza Lima' });
  house.clock.moveOn(1000);
  await house.newMember({ account: 'AnaX100', realname: 'Bruno Prado' });
  expect(await found('ana_1')).toEqual(['Ana_100']);
  expect(await found('souza')).toEqual(['Ana_100']);
  expect(await found(ana.cpf)).toEqual(['Ana_100']);
  const { cpf, phone } = ana;
  expect(await found(`${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`)).toEqual([
    'Ana_100',
  ]);
  expect(await found(`+55 (${phone.slice(0, 2)}) ${phone.slice(2, 7)}-${phone.slice(7)}`)).toEqual([
    'Ana_100',
  ]);
  expect(await found('%')).toEqual([]);
  expect((await found('')).slice(0, 2)).toEqual(['AnaX100', 'Ana_100']);
  expect(await found(ana.memberId)).toEqual(['Ana_100']);
  await house.house.db.query(`update member set email = 'Ana.S@exemplo.com' where id = $1`, [ana.memberId]);
  expect(await found('ana.s@EX')).toEqual(['Ana_100']);
  // By a Pix key, however it is typed, also one that was removed.
  const key = '7d9f0335-8dcc-4054-9bf9-0dbb61b36908';
  await house.house.db.query(
    `insert into bank_account (member_id, kind, value, holder_name, removed_at)
     values ($1, 'evp', $2, '', null), ($1, 'email', 'pix@exemplo.com', '', house_now()), ($1, 'phone', '+5511912345678', '', null)`,
    [ana.memberId, key],
  );
  for (const typed of [key.toUpperCase(), 'Pix@exemplo.com', '(11) 91234-5678', '+55 11 91234-5678'])
    expect(await found(typed)).toEqual(['Ana_100']);
  const page = (after?: string) =>
    house.ask(staff.staffMembers, { page_size: 1, ...(after && { after }) }, { token: support.token });
  const { items, next } = await page();
  expect(items.map((item) => item.account)).toEqual(['AnaX100']);
  expect((await page(next ?? '')).items.map((item) => item.account)).toEqual(['Ana_100']);
  expect(await house.call(staff.staffMembers, { after: '2031-01-01 00:00:00+00|x' }, support)).toMatchObject({
    code: 422,
  });

  await house.house.looks.settled();
  const { rows } = await house.house.db.query<{ text: string }>(
    `select detail::text as text from audit_log where action = 'member.search'`,
  );
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.map((row) => row.text).join()).not.toContain(cpf.slice(0, 6));
});

test('[S6.06] members are found by the address and the device they came with, a page at a time', async () => {
  const as = { token: support.token };
  const members = [await house.newMember(), await house.newMember(), await house.newMember()];
  const [one, two, other] = members.map(({ account }) => account);
  const device = 'Mozilla/5.0 (Linux; Android 15) Arara';
  await house.house.db.query(
    `insert into session (member_id, token_hash, device, ip, created_at, last_seen_at)
     select m, sha256(m::text::bytea || $2::bytea), d, i, house_now(), house_now()
       from unnest($1::uuid[], $3::text[], $4::text[]) as t(m, d, i)`,
    [
      members.map(({ memberId }) => memberId),
      'elsewhere',
      [device, device, 'curl/8'],
      ['2001:db8::7', '198.51.100.77', '198.51.100.77'],
    ],
  );
  const asked = async (input: { ip?: string; device?: string; after?: string; page_size?: number }) => {
    const { items, next } = await house.ask(staff.staffMembers, input, as);
    return [items.map(({ account }) => account), next] as const;
  };
  expect(await asked({ device })).toEqual([[two, one], null]);
  expect(await asked({ ip: '198.51.100.77' })).toEqual([[other, two], null]);
  expect(await asked({ ip: '198.51.100.77', device })).toEqual([[two], null]);
  expect(await asked({ ip: '198.51.100.78' })).toEqual([[], null]);
  const [first, next] = await asked({ device, page_size: 1 });
  expect([first, await asked({ device, page_size: 1, after: next ?? '' })]).toEqual([
    [two],
    [[one], expect.any(String)],
  ]);
  for (const wrong of [{ device: '' }, { ip: ' ' }, { ip: '198.51.100.77', search: 'ana' }])
    expect(await house.call(staff.staffMembers, wrong, as)).toMatchObject({ code: 422 });
  await house.house.looks.settled();
  const { rows } = await house.house.db.query(
    `select detail from audit_log where action = 'member.search' and detail ->> 'device' = $1 order by id desc limit 1`,
    [device],
  );
  expect(rows[0]?.detail).toEqual({ device, after: next, shown: 1 });
});

test('[S6.06] whom a search names exactly stands first, the others below, page by page', async () => {
  const at = async (account: string, realname = 'Pessoa de Exemplo') => {
    house.clock.moveOn(1000);
    return house.newMember({ account, realname });
  };
  const exact = await at('Exato');
  const [longer, named, longest] = [
    await at('exato_2'),
    await at('outro_9', 'Zé Exato'),
    await at('exato_33'),
  ];
  const all = ['Exato', 'exato_33', 'outro_9', 'exato_2'];
  expect(await found('exato')).toEqual(all);
  // An e-mail and a phone of their own, which others have as a Pix key or as a beginning.
  const { db } = house.house;
  await db.query(`update member set email = 'exato@exemplo.com' where id = $1`, [exact.memberId]);
  await db.query(`update member set email = 'exato@exemplo.com.br' where id = $1`, [longest.memberId]);
  expect(await found('EXATO@exemplo.com')).toEqual(['Exato', 'exato_33']);
  await db.query(
    `insert into bank_account (member_id, kind, value, holder_name) values ($1, 'email', 'exato@exemplo.com', '')`,
    [longer.memberId],
  );
  expect(await found('exato@exemplo.com')).toEqual(['exato_2', 'Exato', 'exato_33']);
  expect(await found(exact.cpf)).toEqual(['Exato']);
  expect(await found(exact.phone)).toEqual(['Exato']);
  expect(await found(named.memberId)).toEqual(['outro_9']);
  // Every one once, however short the pages are.
  for (const page_size of [1, 2, 3]) {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page: { items: { account: string }[]; next: string | null } = await house.ask(
        staff.staffMembers,
        { search: 'exato', page_size, ...(after && { after }) },
        { token: support.token },
      );
      seen.push(...page.items.map(({ account }) => account));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(all);
  }
  expect(await house.call(staff.staffMembers, { search: 'exato', after: 'x|y' }, support)).toMatchObject({
    code: 422,
  });
});

test('[S6.06] a round is found by its id alone, by whoever may recall it', async () => {
  const player = await newRichMember(house, '10.00');
  const { round_id: id } = await house.ask(
    games.play,
    { game: 'dados-de-ouro', stake: '1.00', direction: 'over', target: 5049 },
    { token: player.token, idempotencyKey: randomUUID() },
  );
  const find = (round: string, token = support.token) =>
    house.call(staffRounds.roundFind, { id: round }, { token });
  expect(await find(id)).toMatchObject({ code: 200, data: { id, member_id: player.memberId } });
  expect(await find(unknown)).toMatchObject({ error: 'round_unknown' });
  expect(await find(player.memberId)).toMatchObject({ error: 'round_unknown' });
  expect(await find('123')).toMatchObject({ code: 422 });
  expect(await find(id, (await newStaff(house, 'content')).token)).toMatchObject({ error: 'forbidden' });
});

test('[S6.06] one member: facts with the CPF masked, money, and the look recorded', async () => {
  const member = await newRichMember(house, '80.00');
  await submitWithdrawal(house, member, '30.00');
  const shown = await house.ask(staff.staffMemberGet, { id: member.memberId }, { token: support.token });
  expect(shown).toMatchObject({
    account: member.account,
    realname: member.realname,
    cpf_masked: `***.${member.cpf.slice(3, 6)}.${member.cpf.slice(6, 9)}-**`,
    phone: '',
    status: 'active',
    money: '50.00',
    held_money: '30.00',
    bonus_money: '0.00',
    turnover: '0.00',
  });
  expect(JSON.stringify(shown)).not.toContain(member.cpf);

  const page = await house.ask(staff.staffMemberStatement, { id: member.memberId }, { token: support.token });
  expect(page.next).toBeNull();
  expect(page.items.map((row) => [row.kind, row.wallet, row.amount, row.balance])).toEqual([
    ['withdrawal_hold', 'cash', '-30.00', '50.00'],
    ['adjustment', 'cash', '80.00', '80.00'],
  ]);
  expect(await actionsAbout(house, member.memberId)).toEqual(['member.view', 'member.view_statement']);

  const { memberId: id, token } = member;
  const unknownToo = { code: 404, error: 'member_unknown' };
  expect(await house.call(staff.staffMemberGet, { id: unknown }, support)).toMatchObject(unknownToo);
  expect(await house.call(staff.staffMemberStatement, { id: unknown }, support)).toMatchObject(unknownToo);
  expect(await house.call(staff.staffMemberGet, { id }, { token })).toMatchObject({ code: 401 });
  expect(await house.call(staff.staffMemberStatement, { id }, { token })).toMatchObject({ code: 401 });
});

test('[S6.06] freezing puts every session offline at once; freed, the member logs in again', async () => {
  const member = await house.newMember();
  const other = await house.ask(identity.login, { account: member.account, password: member.password });
  const me = (token: string) => house.call(identity.me, {}, { token });
  expect(await me(member.token)).toMatchObject({ code: 200 });
  expect(await me(other.token)).toMatchObject({ code: 200 });

  expect(await setStatus(member.memberId, 'frozen', risk.token)).toMatchObject({
    code: 200,
    data: { status: 'frozen' },
  });
  for (const token of [member.token, other.token]) {
    expect(await me(token)).toMatchObject({ code: 401, error: 'force_offline', force_offline: true });
  }
  const login = { account: member.account, password: member.password };
  expect(await house.call(identity.login, login)).toMatchObject({ code: 403, error: 'member_frozen' });
  expect(await setStatus(member.memberId, 'frozen', risk.token)).toMatchObject({
    code: 409,
    error: 'state_changed',
  });

  expect(await setStatus(member.memberId, 'active', risk.token)).toMatchObject({
    data: { status: 'active' },
  });
  expect(await me(member.token)).toMatchObject({ error: 'force_offline' });
  expect(await house.call(identity.login, login)).toMatchObject({ code: 200 });
  expect(await actionsAbout(house, member.memberId)).toEqual(['member.freeze', 'member.unfreeze']);
});

test('freezing needs its permission, a reason and a member; at once it counts once', async () => {
  const member = await house.newMember();
  expect(await setStatus(member.memberId, 'frozen', support.token)).toMatchObject({ error: 'forbidden' });
  expect(await setStatus(member.memberId, 'frozen', member.token)).toMatchObject({ code: 401 });
  expect(await setStatus(member.memberId, 'frozen', risk.token, ' ')).toMatchObject({
    data: { fields: [{ field: 'reason', error: 'reason_required' }] },
  });
  expect(await setStatus(member.memberId, 'blacklisted', risk.token)).toMatchObject({ code: 422 });
  expect(await setStatus(unknown, 'frozen', risk.token)).toMatchObject({ error: 'member_unknown' });

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => setStatus(member.memberId, 'frozen', risk.token)),
  );
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 409)).toHaveLength(7);
  expect(await actionsAbout(house, member.memberId)).toEqual(['member.freeze']);
});

test("everybody's deposits are listed, newest first", async () => {
  const members = [await house.newMember(), await house.newMember()];
  const orders: string[] = [];
  for (const { token } of members) {
    const { items } = await house.ask(payments.paymentOnlineList, {}, { token });
    house.clock.moveOn(1000);
    const deposit = await house.ask(
      payments.rechargeOnline,
      { money: '50.00', payment_id: items[0]?.id },
      { token },
    );
    orders.unshift(deposit.order_number);
  }
  const page = await house.ask(staff.staffDeposits, { range: 'today' }, { token: support.token });
  expect(page.items.map((item) => item.order_number)).toEqual(orders);
  expect(page).toMatchObject({ next: null, items: [{ account: members[1]?.account }, { money: '50.00' }] });
  const first = { range: 'today', page_size: 1 } as const;
  const { next } = await house.ask(staff.staffDeposits, first, { token: support.token });
  const second = { ...first, after: next ?? '' };
  const rest = await house.ask(staff.staffDeposits, second, { token: support.token });
  expect(rest.items.map((item) => item.order_number)).toEqual(orders.slice(1));
  const searched = async (search: string) =>
    (await house.ask(staff.staffDeposits, { search }, { token: support.token })).items.map(
      (item) => item.order_number,
    );
  const { rows } = await house.house.db.query<{ txid: string }>(
    'select txid from deposit where order_number = $1',
    [orders[1]],
  );
  expect(await searched(rows[0]?.txid ?? '')).toEqual([orders[1]]);
  expect(await searched(members[1]?.account ?? '')).toEqual([orders[0]]);
  expect(await searched(page.items[1]?.id ?? '')).toEqual([orders[1]]);
  expect(await searched('nobody')).toEqual([]);
  // Whose a deposit is, is found among the members too.
  expect(await found(rows[0]?.txid ?? '')).toEqual([members[0]?.account]);
  expect(await found(page.items[0]?.id ?? '')).toEqual([members[1]?.account]);
  // A number of its own finds a deposit of any day; an account finds those of the days that are looked at.
  house.clock.moveBy(24 * 3_600_000);
  const later = await newStaff(house, 'support');
  const today = async (search: string) =>
    (await house.ask(staff.staffDeposits, { search, range: 'today' }, { token: later.token })).items.map(
      (item) => item.order_number,
    );
  expect(await today(orders[1] ?? '')).toEqual([orders[1]]);
  expect(await today(page.items[1]?.id ?? '')).toEqual([orders[1]]);
  expect(await today(members[1]?.account ?? '')).toEqual([]);
  const content = await newStaff(house, 'content');
  expect(await house.call(staff.staffDeposits, {}, { token: content.token })).toMatchObject({ code: 403 });
});

test('a phone is masked wherever the CPF is; the member’s page has the whole number for who decides about it', async () => {
  const { memberId: id, phone, account } = await house.newMember();
  const [decides, reads] = [await newStaff(house, 'risk'), await newStaff(house, 'support')];
  const phone_masked = `${phone.slice(0, 3)}•••${phone.slice(-4)}`;
  const list = await house.ask(staff.staffMembers, { search: account }, { token: decides.token });
  expect(list.items).toMatchObject([{ phone_masked }]);
  expect(JSON.stringify(list)).not.toContain(phone);
  const view = ({ token }: StaffAtWork) => house.ask(staff.staffMemberGet, { id }, { token });
  expect(await view(decides)).toMatchObject({ phone, phone_masked });
  expect(await view(reads)).toMatchObject({ phone: '', phone_masked });
});

test('[S6.06] a member is found by a Pix key that was typed for one withdrawal and never saved', async () => {
  const { token } = await newStaff(house, 'support');
  const member = await newRichMember(house, '500.00');
  const asked = { name: member.realname, money: '50.00', qk_pwd: '482913' };
  const keys = { email: 'so.uma.vez@exemplo.com', evp: 'b3f0c0de-8dcc-4054-9bf9-0dbb61b36908' };
  for (const [payment_type, key] of Object.entries(keys)) {
    await house.ask(payments.drawing, { ...asked, payment_type, [payment_type]: key }, member);
    const { items } = await house.ask(staff.staffMembers, { search: key.toUpperCase() }, { token });
    expect(items.map(({ account }) => account)).toEqual([member.account]);
  }
});
