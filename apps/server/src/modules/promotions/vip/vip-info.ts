import { type DataOf, games, type loyalty } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { levelName } from '../../identity/index.ts';
import { askingOnce } from '../asked-once.ts';
import { isKept, type Level, readLevels, type Sums } from './levels.ts';
import { vipMember } from './members.ts';
import { type Rates, readRates } from './rates.ts';
import { areRewardsOn, currentRewards, monthOf, rolloverTimes, storedRewards } from './rewards.ts';
import { seasonAt, seasonSums } from './season.ts';

type Info = DataOf<typeof loyalty.vipInfo>;

/** The member's level with what brought it, the ladder, the season, and what can be claimed. */
export async function vipInfo(house: House, _input: unknown, caller: MemberCaller): Promise<Info> {
  const { memberId } = caller.member;
  const now = house.clock.now();
  const season = seasonAt(now);
  const month = monthOf(now);
  const rewardsOn = areRewardsOn(house);
  const [levels, rates, member, sums, stored] = await askingOnce(house.db, (db) =>
    Promise.all([
      readLevels(db),
      readRates(db),
      vipMember(db, memberId),
      seasonSums(db, memberId, season),
      storedRewards(db, memberId, month),
    ]),
  );
  const current = levels.find((one) => one.level === member.level);
  if (!current) throw new Error(`there is no level ${member.level}`);
  return {
    uservip: userVip(levels, current, member.total, caller.lang),
    data: levels.map((one) => ({
      ...presentLevel(one, current, member.total, rates, caller.lang),
      ...(!rewardsOn && unrewarded),
    })),
    season: {
      starts_on: season.startsOn,
      ends_on: season.endsOn,
      recharge: formatAmount(sums.depositCents),
      betting: formatAmount(sums.turnoverCents),
      keep_recharge: formatAmount(current.keepDepositCents),
      keep_betting: formatAmount(current.keepTurnoverCents),
      is_kept: isKept(current, sums),
    },
    rewards_on: rewardsOn,
    rewards: (rewardsOn ? currentRewards(stored, current, month) : []).map((one) => ({
      reward: one.reward,
      level: one.level,
      level_name: levelName(caller.lang, one.level),
      month: one.month?.slice(0, 7) ?? null,
      amount: formatAmount(one.amountCents),
      is_claimed: one.claimedAt !== null,
      claimed_at: one.claimedAt?.toISOString() ?? null,
    })),
    rollover_times: rolloverTimes,
  };
}

/** What a level brings where it may bring no money. */
const unrewarded = { level_up_reward: '0.00', month_reward: '0.00' } as const;

function userVip(levels: readonly Level[], current: Level, total: Sums, lang: LanguageCode): Info['uservip'] {
  const next = levels.find((one) => one.level > current.level);
  const missing = (need: bigint | undefined, have: bigint) =>
    formatAmount(need !== undefined && need > have ? need - have : 0n);
  return {
    userviplvl: current.level,
    level_name: levelName(lang, current.level),
    totalrecharge: formatAmount(total.depositCents),
    totalbetting: formatAmount(total.turnoverCents),
    recharge_remaining: missing(next?.depositCents, total.depositCents),
    betting_remaining: missing(next?.turnoverCents, total.turnoverCents),
    next_level: next?.level ?? null,
  };
}

function presentLevel(
  one: Level,
  current: Level,
  total: Sums,
  rates: Rates,
  lang: LanguageCode,
): Info['data'][number] {
  return {
    level: one.level,
    name: levelName(lang, one.level),
    required_recharge: formatAmount(one.depositCents),
    required_betting: formatAmount(one.turnoverCents),
    recharge_percent: percentOf(total.depositCents, one.depositCents),
    betting_percent: percentOf(total.turnoverCents, one.turnoverCents),
    keep_recharge: formatAmount(one.keepDepositCents),
    keep_betting: formatAmount(one.keepTurnoverCents),
    level_up_reward: formatAmount(one.levelUpCents),
    month_reward: formatAmount(one.monthCents),
    withdrawal_allowance: formatAmount(one.withdrawalDayCents),
    rebates: ratesOf(rates, one.level),
    is_reached: one.level <= current.level,
    is_current: one.level === current.level,
  };
}

/** The rates of a level in percent, by category. */
export function ratesOf(rates: Rates, level: number): Info['data'][number]['rebates'] {
  const entries = games.categories.map((category) => {
    const basisPoints = rates.get(level)?.get(category) ?? 0;
    return [category, formatAmount(BigInt(basisPoints))] as const;
  });
  return Object.fromEntries(entries) as Info['data'][number]['rebates'];
}

/** Whole percents, rounded down, so that 100 means reached. */
function percentOf(have: bigint, need: bigint): number {
  if (have >= need) return 100;
  return have > 0n ? Number((have * 100n) / need) : 0;
}
