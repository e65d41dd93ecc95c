import type { DataOf, InputOf, platforms } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { countLaunch } from '../games/index.ts';
import { lockedBalances } from '../wallet/index.ts';
import { bringAlong, nothingAlong } from './bring-along.ts';
import { assertMayPlay, assertTimeLeft } from './may-play.ts';
import {
  keepForgotten,
  keepPlayer,
  lastBalance,
  openClient,
  type Platform,
  platformOf,
  playerName,
} from './platform.ts';
import { openSeamlessSession } from './seamless/sessions.ts';
import { presentTransfer } from './transfers/transfer.ts';

/** Opens a session of an external game; with auto-transfer on, cash goes along before the game opens. */
export async function launchGame(
  house: House,
  input: InputOf<typeof platforms.day7Login>,
  caller: MemberCaller,
): Promise<DataOf<typeof platforms.day7Login>> {
  const { memberId, sessionId } = caller.member;
  const platform = await platformOf(house.db, input.platType);
  const externalId = await gameOn(house, platform, input.name);
  const client = openClient(house, platform);
  await inTransaction(house.db, async (tx) => {
    await lockedBalances(tx, memberId);
    await assertMayPlay(tx, memberId);
    await assertTimeLeft(tx, memberId);
    await keepPlayer(tx, platform.code, memberId);
  });
  const player = playerName(platform.code, memberId);
  const named = { player, currency: 'BRL', language: caller.lang };
  // Who has money there is not made known again: the account might be another.
  const hasMoney = (await lastBalance(house.db, platform.code, memberId)) > 0n;
  const known = hasMoney ? null : await client.createPlayer(named);
  // What keeps no money bets with the member's cash here, as long as the session and this login last.
  const walletSession =
    platform.kind === 'seamless'
      ? await openSeamlessSession(house.db, { memberId, sessionId, platform: platform.code })
      : undefined;
  const launch = { ...named, game: externalId, ...(walletSession !== undefined && { walletSession }) };
  const opened = known === null || known.kind === 'ok' ? await client.launch(launch) : known;
  if (opened.kind === 'unknown') throw new AppError('platform_unreachable');
  if (opened.kind === 'refused') {
    if (opened.code === 'player_unknown') await keepForgotten(house.db, platform.code, memberId);
    throw new AppError(opened.code === 'game_unknown' ? 'game_off' : 'platform_refused');
  }
  const { session, url } = opened.value;
  const address = frameAddressOf(house, platform, url);
  if (address === null) {
    house.log.error(
      { platform: platform.code, url: url.split('?', 1)[0] },
      'a game is at an address that is not framed',
    );
    throw new AppError('platform_refused');
  }
  const along = platform.kind === 'transfer' ? await bringAlong(house, platform, memberId) : nothingAlong;
  if (await beginsSitting(house, platform, memberId)) await countLaunch(house.db, input.name);
  return {
    name: input.name,
    platType: platform.code,
    currency: 'BRL',
    url: address,
    session,
    transfer: along.transfer && presentTransfer(along.transfer),
    ...(along.refusal !== null && { transfer_refused: along.refusal }),
  };
}

/** Whether this launch is the member's first there for a while: one who opens games again and again makes none of them popular. */
async function beginsSitting(house: House, { code }: Platform, memberId: string): Promise<boolean> {
  const { rows } = await house.db.query<{ begins: boolean }>(
    `update platform_player set launched_at = house_now() where member_id = $1 and platform = $2
     returning coalesce(old.launched_at < house_now() - interval '10 minutes', true) as begins`,
    [memberId, code],
  );
  return rows[0]?.begins === true;
}

/**
 * Where the game is framed from; null for an address that our pages frame nothing from (`frame-src`): the game would not open, and
 * whatever is no address of the web least of all. The sandbox's pages are served below our own address.
 */
function frameAddressOf(house: House, { code }: Platform, url: string): string | null {
  const { sandbox, frameOrigins } = house.platforms;
  if (sandbox.has(code) && url.startsWith(`/sandbox/platform/${code}/`)) return `${house.publicUrl()}${url}`;
  if (!URL.canParse(url)) return null;
  const { protocol, host } = new URL(url);
  return frameOrigins.includes(`${protocol}//${host}`) ? url : null;
}

/** What the platform calls the game; fails with `game_unknown` or `game_off`. */
async function gameOn(house: House, platform: Platform, slug: string): Promise<string> {
  const { rows } = await house.db.query<{ external_id: string; is_open: boolean }>(
    'select external_id, is_open from game where slug = $1 and platform = $2 and external_id is not null',
    [slug, platform.code],
  );
  const [game] = rows;
  if (!game) throw new AppError('game_unknown');
  if (!game.is_open) throw new AppError('game_off');
  return game.external_id;
}
