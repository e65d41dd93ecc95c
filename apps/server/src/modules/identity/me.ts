import type { DataOf, identity } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { balancesOf, moneyAway } from '../wallet/index.ts';
import { bridgeIds } from './bridge-ids.ts';
import { levelName } from './level-name.ts';
import { maskCpf } from './member-facts.ts';
import { profileOf } from './queries.ts';

/** The current member with balances; what the product does not have stands at its empty value. */
export async function me(
  house: House,
  _input: unknown,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.me>> {
  const { memberId } = caller.member;
  const member = await profileOf(house.db, memberId);
  const balances = await balancesOf(house.db, memberId);
  const away = await moneyAway(house.db, memberId);
  const { cash, bonus, held, rebate } = balances.wallets;
  return {
    id: memberId,
    name: member.account,
    nickname: member.nickname,
    realname: member.realname,
    email: member.email,
    phone: member.phone,
    qq: member.qq,
    gender: member.gender,
    invite_code: member.invite_code,
    money: formatAmount(cash.balanceCents),
    fs_money: formatAmount(rebate.balanceCents),
    ml_money: formatAmount(balances.rolloverCents),
    away_money: formatAmount(balances.awayCents),
    total_money: formatAmount(balances.totalCents),
    bonus_money: formatAmount(bonus.balanceCents),
    held_money: formatAmount(held.balanceCents),
    withdrawable_money: formatAmount(balances.withdrawableCents),
    total_slot_money: formatAmount(away.slotCents),
    total_live_money: formatAmount(away.liveCents),
    score: member.score,
    register_ip: member.register_ip,
    register_area: member.register_area,
    register_site: member.site,
    status: member.status,
    is_tips_on: member.is_tips_on,
    // Money comes and goes for people, not for demo members.
    is_in_on: !member.is_demo,
    is_trans_on: !member.is_demo,
    is_demo: member.is_demo,
    lang: member.lang,
    top_id: member.top_id,
    agent_id: member.agent_id,
    total_credit: '0.00',
    used_credit: '0.00',
    level: member.vip_level,
    slot_level: member.vip_level,
    live_level: member.vip_level,
    level_name: levelName(caller.lang, member.vip_level),
    created_at: member.created_at.toISOString(),
    updated_at: member.updated_at.toISOString(),
    deleted_at: null,
    site: member.site,
    is_ms_reg: false,
    has_qk_pwd: member.has_withdrawal_password,
    ...bridgeIds(memberId),
    cpf_masked: maskCpf(member.cpf),
    has_deposited: member.has_deposited,
  };
}
