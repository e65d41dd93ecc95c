import type { DataOf, InputOf, platforms } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import { balancesOf } from '../wallet/index.ts';
import {
  type HeardBalance,
  keepHeardBalance,
  listWalletPlatforms,
  type Platform,
  platformOf,
  playerName,
} from './platform.ts';

/** What a member has on a platform: as it says now, or as it last said. */
export interface KnownBalance extends HeardBalance {
  readonly platform: Platform;
  /** False: the platform did not answer, or knows no such player. */
  readonly isKnown: boolean;
  /** It knows no such player, who had money there. */
  readonly isForgotten: boolean;
}

/** Asks platforms at the same time what a member has there; each has its own time-out. Nothing is written. */
export async function askBalances(
  house: House,
  memberId: string,
  wanted: readonly Platform[],
): Promise<KnownBalance[]> {
  const { rows } = await house.db.query<{ platform: string; balance_cents: bigint; asked_at: string | null }>(
    'select platform, balance_cents, balance_at::text as asked_at from platform_player where member_id = $1',
    [memberId],
  );
  const last = new Map(rows.map((row) => [row.platform, row]));
  return Promise.all(
    wanted.map(async (platform): Promise<KnownBalance> => {
      const known = last.get(platform.code);
      // Where the member has never been there is nothing to ask.
      if (known === undefined)
        return { platform, balanceCents: 0n, askedAt: null, isKnown: true, isForgotten: false };
      const { balance_cents: lastCents, asked_at: askedAt } = known;
      const outcome = await house.platforms
        .client(platform.code)
        ?.balance(playerName(platform.code, memberId));
      if (outcome?.kind === 'ok')
        return {
          platform,
          balanceCents: outcome.value.balanceCents,
          askedAt,
          isKnown: true,
          isForgotten: false,
        };
      const isNobody = outcome?.kind === 'refused' && outcome.code === 'player_unknown';
      const isNew = isNobody && lastCents === 0n;
      return { platform, balanceCents: lastCents, askedAt, isKnown: isNew, isForgotten: isNobody && !isNew };
    }),
  );
}

/** Asks a platform what a member has there whose limit of a single stake depends on it. */
export async function hearIfLimited(house: House, memberId: string, platform: Platform): Promise<void> {
  const { rowCount } = await house.db.query(
    `select 1 from member_play where member_id = $1 and has_limits
        and exists (select from protection_limits($1) where kind = 'stake' and period = 'round')`,
    [memberId],
  );
  if (rowCount === 0) return;
  const [there] = await askBalances(house, memberId, [platform]);
  if (there?.isKnown) await keepHeardBalance(house, platform.code, memberId, there);
}

/**
 * Balances on one platform or all of them, with what is here and what is on its way. Where money moved while a platform was asked, or
 * nobody knows yet how a transfer ended, what is kept of it is told: each centavo stands in one place.
 */
export async function readBalances(
  house: House,
  memberId: string,
  input: InputOf<typeof platforms.day7Balances>,
): Promise<DataOf<typeof platforms.day7Balances>> {
  if (input.platType) await platformOf(house.db, input.platType);
  const wanted = await listWalletPlatforms(house.db, input.platType || undefined);
  const heard = await askBalances(house, memberId, wanted);
  const [kept, { wallets }, transitCents] = await Promise.all([
    keptBalances(house, memberId),
    balancesOf(house.db, memberId),
    transitCentsOf(house, memberId),
  ]);
  const known = heard.map((there) => {
    const own = kept.get(there.platform.code);
    const hasMoved = own !== undefined && (own.is_moving || own.asked_at !== there.askedAt);
    return hasMoved ? { ...there, balanceCents: own.balance_cents } : there;
  });
  return {
    currency: 'BRL',
    items: known.map(({ platform, balanceCents, isKnown }) => ({
      platType: platform.code,
      name: platform.name,
      balance: formatAmount(balanceCents),
      status: isKnown ? 'ok' : 'unreachable',
      is_open: platform.is_open && house.platforms.client(platform.code) !== undefined,
    })),
    total: formatAmount(known.reduce((sum, { balanceCents }) => sum + balanceCents, 0n)),
    money: formatAmount(wallets.cash.balanceCents),
    transit_money: formatAmount(transitCents),
    unreachable: known.filter(({ isKnown }) => !isKnown).map(({ platform }) => platform.code),
  };
}

interface KeptBalance {
  readonly platform: string;
  readonly balance_cents: bigint;
  readonly asked_at: string | null;
  /** A transfer is open there. */
  readonly is_moving: boolean;
}

/** What is kept of a member's balances, by platform. */
async function keptBalances(house: House, memberId: string): Promise<ReadonlyMap<string, KeptBalance>> {
  const { rows } = await house.db.query<KeptBalance>(
    `select p.platform, p.balance_cents, p.balance_at::text as asked_at,
            exists (select from platform_transfer t where t.member_id = p.member_id and t.platform = p.platform
                       and t.state in ('pending', 'unknown')) as is_moving
       from platform_player p where p.member_id = $1`,
    [memberId],
  );
  return new Map(rows.map((row) => [row.platform, row]));
}

async function transitCentsOf(house: House, memberId: string): Promise<bigint> {
  const { rows } = await house.db.query<{ balance_cents: bigint }>(
    `select balance_cents from ledger_account where member_id = $1 and kind = 'transit'`,
    [memberId],
  );
  return rows[0]?.balance_cents ?? 0n;
}
