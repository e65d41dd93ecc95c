import type { DataOf, platforms } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { findGame } from '../games/index.ts';
import { listPlatformRows } from './platform.ts';

/** An external game with the platform that offers it; fails with `game_unknown`. */
export async function readPlatformGame(
  house: House,
  memberId: string | null,
  name: string,
  lang: LanguageCode,
): Promise<DataOf<typeof platforms.platformGame>> {
  const game = await findGame(house, memberId, name, lang);
  const [platform] = game ? await listPlatformRows(house.db, game.platType) : [];
  if (!game || !platform) throw new AppError('game_unknown');
  return {
    ...game,
    platform_name: platform.name,
    wallet_kind: platform.kind,
    min_transfer: formatAmount(platform.min_cents),
    max_transfer: formatAmount(platform.max_cents),
  };
}
