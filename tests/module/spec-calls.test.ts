import { identity } from '@arara/contract';
import { phrase } from '@arara/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Member,
  type PromotionsHouse,
  startPromotionsHouse,
} from '../../apps/server/src/modules/promotions/testing/promotions-house.ts';
import { giveCash } from '../../apps/server/src/testing/give-cash.ts';

// The calls as an integrator who has read nothing but the specification sends them: addresses, names of payloads and
// names in answers are written out here and not taken from the contract.

interface Asked {
  readonly row: string;
  readonly at: string;
  readonly send?: Record<string, unknown>;
  /** Names that stand in `data`. */
  readonly data?: string;
  /** Names that stand at the top of the body. */
  readonly top?: string;
  /** The refusal that somebody meets who has nothing to claim. */
  readonly error?: string;
}

let lab: PromotionsHouse;
let member: Member;
let facts: Record<string, string>;
beforeAll(async () => {
  lab = await startPromotionsHouse();
  member = await lab.test.newMember();
  await lab.deposit(member, '100.00');
  await giveCash(lab.test, member.memberId, 10_000n);
  const code = { qk_pwd: '482913', qk_pwd_confirmation: '482913' };
  await lab.ask(member, identity.setWithdrawalPassword, { password: member.password, ...code });
  const games = await send('GET /api/games/listsv2', { page_size: 1 });
  const methods = await send('GET /api/payment/online/list', {});
  const pictures = await send('GET /api/profilepictures', {});
  facts = {
    game_id: games.data.items[0].id,
    payment_id: methods.data.items[0].id,
    picture_id: pictures.data.female[0].id,
  };
});
afterAll(() => lab.close());

let address = 0;
const bearer = () => ({ authorization: `Bearer ${member.token}` });

/** As a browser sends it: bearer token, and lang as a parameter of a GET, in the body of a POST. */
async function send(at: string, input: Record<string, unknown>, lang = 'th') {
  const [method = '', url = ''] = at.split(' ');
  const isGet = method === 'GET';
  const query = isGet ? Object.entries({ ...input, lang }) : [];
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)]));
  address += 1;
  const response = await lab.test.server.inject({
    method: isGet ? 'GET' : 'POST',
    url: isGet ? `${url}${url.includes('?') ? '&' : '?'}${search}` : url,
    remoteAddress: `10.77.1.${address}`,
    // A login takes the place of the session it is asked for with.
    headers: url.startsWith('/api/auth/') && url !== '/api/auth/me' ? {} : bearer(),
    ...(!isGet && { payload: { ...input, lang } }),
  });
  return { http: response.statusCode, ...response.json() };
}

const site = 'arara';
const whoAsks = () => ({ name: member.account, site });
const newcomer = {
  account: 'chamadas_novo',
  password: 'mar-azul-42',
  password_confirmation: 'mar-azul-42',
  realname: 'Joana Exemplo',
  cpf: '529.982.247-25',
  birth_date: '1990-04-12',
  phone: '(21) 98765-4321',
  terms_accepted: true,
};
const withdrawal = () => ({
  name: member.realname,
  money: '50.00',
  account: '',
  member_bank_text: '',
  member_remark: 'obrigada',
  qk_pwd: '482913',
  payment_type: 'cpf',
  cpf_id: member.cpf,
  phone_number: '',
  email: '',
  cnpj: '',
  evp: '',
});

const asked = (): readonly Asked[] => [
  { row: 'S7.01', at: 'POST /api/auth/captcha', data: 'captcha_key picture' },
  {
    row: 'S7.02',
    at: 'POST /api/auth/login2',
    send: { account: member.account, password: member.password },
    data: 'token',
  },
  { row: 'S7.03', at: 'POST /api/auth/register2', send: newcomer, data: 'token member_id' },
  { row: 'S7.04', at: 'POST /api/auth/me', data: 'id name money fs_money ml_money total_money' },
  { row: 'S7.05', at: 'POST /api/profilepictures/user', send: { member_id: member.memberId }, data: 'url' },
  {
    row: 'S7.06',
    at: 'POST /api/profilepictures/set',
    send: { member_id: member.memberId, picture_id: facts.picture_id },
    data: 'url',
  },
  { row: 'S7.07', at: 'GET /api/profilepictures', data: 'male female' },
  { row: 'S7.08', at: 'GET /api/language/getList', send: { sitename: site }, data: 'items' },
  {
    row: 'S7.09',
    at: 'GET /api/supportedlanguages',
    send: { sitename: site },
    data: 'supported_language',
  },
  { row: 'S7.10', at: 'GET /api/dynamicwebs/getdata', send: { site }, data: 'banners footer site_logo' },
  { row: 'S7.11', at: 'GET /api/games/apisv2', data: 'items' },
  { row: 'S7.12', at: 'GET /api/games/listsv2', send: { category: 'slots' }, data: 'items total' },
  { row: 'S7.13', at: 'GET /api/payments/list', send: { domain: 'arara.test' }, data: 'items' },
  { row: 'S7.14', at: 'GET /api/payment/online/list', data: 'items' },
  {
    row: 'S7.15',
    at: 'POST /api/recharge/online',
    send: { money: '50.00', payment_desc: '', payment_id: facts.payment_id, payment_type: 'pix' },
    data: 'pay_url copy_and_paste',
    top: 'pay_url',
  },
  { row: 'S7.16', at: 'POST /api/drawing', send: withdrawal(), data: 'state is_reviewed' },
  { row: 'S7.17', at: 'GET /api/member/bank', data: 'items' },
  { row: 'S7.18', at: 'POST /api/game/record', send: { range: '3days' }, data: 'items total total_bet' },
  { row: 'S7.19', at: 'POST /api/recharge/list', send: { range: 'today' }, data: 'items total total_money' },
  { row: 'S7.20', at: `POST /api/games/follow?member_id=${member.memberId}&name=a`, data: 'items' },
  { row: 'S7.21', at: 'GET /api/games/promotion?name=slots', data: 'items' },
  { row: 'S7.22', at: 'GET /api/games/popular?name=slots', data: 'items' },
  {
    row: 'S7.23',
    at: 'POST /api/games/follow/set',
    send: { game_id: facts.game_id, member_id: member.memberId },
    data: 'game_id member_id',
  },
  {
    row: 'S7.24',
    at: 'POST /api/games/follow/delete',
    send: { game_id: facts.game_id, member_id: member.memberId },
    data: 'game_id member_id',
  },
  {
    row: 'S7.25',
    at: 'POST /api/day7/day7LoginV2',
    send: { name: 'nenhum', platType: 'day7', currency: 'BRL' },
    error: 'game_unknown',
  },
  { row: 'S7.26', at: 'GET /api/day7/getAllBalance?currency=BRL&platType=', data: 'items currency total' },
  { row: 'S7.27', at: 'POST /api/member/vip/info', data: 'uservip data', top: 'uservip' },
  { row: 'S7.28', at: 'POST /api/member/vip/history', data: 'items total' },
  { row: 'S7.29', at: 'POST /api/cover/history', data: 'items total' },
  {
    row: 'S7.30',
    at: 'POST /api/agency/subordinate/register',
    send: { ...newcomer, account: 'chamadas_filho', cpf: '111.444.777-35' },
    data: 'member_id inviter_id',
  },
  { row: 'S7.31', at: 'POST /api/agency/reward', send: { range: '7days' }, data: 'items total' },
  { row: 'S7.32', at: 'POST /api/agency/inviterecord', data: 'items total' },
  { row: 'S7.33', at: 'GET /api/agency/mechanism/recharge', data: 'tiers' },
  { row: 'S7.34', at: 'GET /api/agency/mechanism/betting', data: 'items' },
  { row: 'S7.35', at: 'GET /api/agency/mechanism/settlement', data: 'levels' },
  { row: 'S7.36', at: 'POST /api/games/rebates/list', data: 'items total total_rebate' },
  {
    row: 'S7.37',
    at: 'POST /api/games/rebates/details',
    send: { date: '2020-01-01' },
    error: 'no_rebates_that_day',
  },
  { row: 'S7.38', at: `GET /api/socialmedialinks/get?site=${site}`, data: 'items' },
  { row: 'S7.39', at: 'GET /api/informationcenter/support', data: 'linkurl' },
  { row: 'S7.40', at: 'GET /api/informationcenter/notification', data: 'items' },
  { row: 'S7.41', at: 'GET /api/informationcenter/announcement', data: 'items' },
  {
    row: 'S7.42',
    at: 'GET /api/ordercenter/details',
    data: 'details',
    top: 'details total_recharge_amount total_withdraw_amount total_bonus_amount total_fee_amount',
  },
  { row: 'S7.43', at: 'GET /api/ordercenter/fee', data: 'fee', top: 'fee' },
  { row: 'S7.44', at: 'GET /api/ordercenter/association', data: 'association', top: 'association' },
  { row: 'S7.45', at: 'POST /api/ftd/check', send: whoAsks(), data: 'state message reward_amount' },
  { row: 'S7.46', at: 'POST /api/ftd/claim', send: whoAsks(), data: 'reward_amount' },
  { row: 'S7.47', at: 'POST /api/invitationactivity/check', send: { site }, data: 'items' },
  {
    row: 'S7.48',
    at: 'POST /api/invitationactivity/claim',
    send: { name: 'ninguem_assim', site },
    error: 'invitee_unknown',
  },
  { row: 'S7.49', at: 'POST /api/dailyrescue/check', send: whoAsks(), data: 'state reward_amount' },
  {
    row: 'S7.50',
    at: 'POST /api/dailyrescue/claim',
    send: whoAsks(),
    error: 'reward_not_eligible',
  },
  {
    row: 'S7.51',
    at: 'POST /api/rechargerebate/check',
    send: { member_id: member.memberId },
    data: 'items state',
  },
  {
    row: 'S7.52',
    at: 'POST /api/rechargerebate/claim',
    send: { member_id: member.memberId },
    error: 'turnover_remaining',
  },
  { row: 'S7.53', at: 'POST /api/lotterywheel/check', send: whoAsks(), data: 'remainingspins segments' },
  {
    row: 'S7.54',
    at: 'POST /api/lotterywheel/claim',
    send: whoAsks(),
    data: 'remainingspins reward quantity',
    top: 'remainingspins reward quantity',
  },
  { row: 'S7.55', at: 'GET /api/activitydetails/get', data: 'items' },
];

const rows = Array.from({ length: 55 }, (_, index) => `[S7.${String(index + 1).padStart(2, '0')}]`).join(' ');

test(`${rows} [S7.57] each call of the specification is where and what it says, in one envelope`, async () => {
  const calls = asked();
  expect(calls.map(({ row }) => `[${row}]`).join(' ')).toBe(rows);
  for (const { row, at, send: input = {}, data = '', top = '', error } of calls) {
    const answer = await send(at, input);
    const said = `${row} ${at}`;
    if (error !== undefined) {
      expect(answer, said).toMatchObject({ status: 'fail', error });
      expect(answer, said).toHaveProperty('data');
      // In the language that was asked for.
      expect(answer.message, said).toMatch(/\p{Script=Thai}/u);
      expect(answer.code, said).toBe(answer.http);
      continue;
    }
    expect(answer, said).toMatchObject({
      http: 200,
      code: 200,
      status: 'success',
      message: phrase('th', 'errors.success'),
    });
    for (const name of data.split(' ')) expect(answer.data, said).toHaveProperty(name);
    for (const name of top.split(' ').filter(Boolean)) expect(answer, said).toHaveProperty(name);
  }
});

test('[S7.56] [S7.18] [S7.19] lang is heard as a parameter of a POST too, by the code older clients send', async () => {
  for (const url of ['/api/game/record?lang=zh_cn', '/api/recharge/list?lang=zh_cn']) {
    const response = await lab.test.server.inject({
      method: 'POST',
      url,
      headers: bearer(),
      payload: {},
    });
    expect(response.json()).toMatchObject({ code: 200, message: phrase('cn', 'errors.success') });
  }
});

test('[S7.57] [S4.06] a check is told by name and site or by member_id alike, and never of another member', async () => {
  const other = await lab.test.newMember();
  const checks = ['ftd', 'invitationactivity', 'dailyrescue', 'rechargerebate', 'lotterywheel'];
  for (const name of checks) {
    const byName = await send(`POST /api/${name}/check`, { site });
    expect(byName, name).toMatchObject({ code: 200, status: 'success' });
    expect(await send(`POST /api/${name}/check`, { member_id: member.memberId }), name).toEqual(byName);
    expect(await send(`POST /api/${name}/check`, { member_id: other.memberId }), name).toMatchObject({
      code: 403,
      status: 'fail',
      error: 'forbidden',
      data: null,
    });
  }
});
