import { randomBytes, randomInt } from 'node:crypto';
import { formatAmount, parseAmount } from '@arara/money';
import type { Platform } from './api.ts';
import { gamePage, overPage } from './game-page.ts';
import { picture } from './picture.ts';
import type { SeamlessTable } from './seamless/seamless-table.ts';

/** What a browser is answered. */
export interface Page {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A right guess pays 1.96 times the stake: 98% of stakes go back. */
const payoutPercent = 196n;

/** What players' browsers ask for: the page of a game, its rounds, its picture. Null: nothing of ours. */
export async function serveTable(platform: Platform, method: string, url: URL): Promise<Page | null> {
  const [, room = '', name = '', action] = url.pathname.split('/');
  if (room === 'pictures' && method === 'GET') {
    const game = platform.lobby.get(name.replace(/\.svg$/, ''));
    return game
      ? {
          status: 200,
          type: 'image/svg+xml',
          body: picture(game),
          headers: { 'cache-control': 'public, max-age=86400' },
        }
      : null;
  }
  if (room !== 'play') return null;
  const session = platform.sessions.get(name);
  if (method === 'GET' && action === undefined) {
    const player = session?.player ?? '';
    const balanceCents = platform.seamless
      ? await platform.seamless.balanceOf(player)
      : platform.state.balanceOf(player);
    return page(platform, name, url, balanceCents ?? 0n);
  }
  if (method !== 'POST' || action !== 'flip') return null;
  if (!session) return json(404, { error: 'session_over' });
  return platform.seamless
    ? flipSeamless(platform.seamless, session, url.searchParams)
    : flip(platform, session.player, url.searchParams);
}

function page(platform: Platform, name: string, url: URL, balanceCents: bigint): Page {
  const session = platform.sessions.get(name);
  const nonce = randomBytes(16).toString('base64');
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'`,
  };
  const type = 'text/html; charset=utf-8';
  if (!session) {
    const language = url.searchParams.get('lang') ?? 'en';
    return { status: 404, type, headers, body: overPage(language, nonce) };
  }
  const { game, language } = session;
  const body = gamePage({
    title: game.title[language] ?? game.title.en ?? game.id,
    language,
    balanceCents,
    minStake: game.min_stake,
    nonce,
  });
  return { status: 200, type, headers, body };
}

async function flip({ state }: Platform, player: string, query: URLSearchParams): Promise<Page> {
  const guess = query.get('side');
  const stakeCents = parseAmount((query.get('stake') ?? '').replace(',', '.')) ?? 0n;
  const before = state.balanceOf(player) ?? 0n;
  if ((guess !== 'heads' && guess !== 'tails') || stakeCents < 1n) return json(422, { error: 'bad_request' });
  if (before < stakeCents) return json(422, { error: 'insufficient_funds' });
  const side = randomInt(2) === 0 ? 'heads' : 'tails';
  const payoutCents = side === guess ? (stakeCents * payoutPercent) / 100n : 0n;
  const balanceCents = before - stakeCents + payoutCents;
  await state.write({ kind: 'round', player, balanceCents: String(balanceCents) });
  return json(200, {
    side,
    payout: formatAmount(payoutCents),
    balance: formatAmount(balanceCents),
  });
}

/** The same coin, played with what the player has in a wallet elsewhere. */
async function flipSeamless(
  table: SeamlessTable,
  session: { player: string; walletSession: string; game: { id: string } },
  query: URLSearchParams,
): Promise<Page> {
  const guess = query.get('side');
  const stakeCents = parseAmount((query.get('stake') ?? '').replace(',', '.')) ?? 0n;
  if ((guess !== 'heads' && guess !== 'tails') || stakeCents < 1n) return json(422, { error: 'bad_request' });
  const side = randomInt(2) === 0 ? 'heads' : 'tails';
  const payoutCents = side === guess ? (stakeCents * payoutPercent) / 100n : 0n;
  const { player, walletSession, game } = session;
  const played = await table.playRound({
    player,
    session: walletSession,
    game: game.id,
    stakeCents,
    winCents: payoutCents,
  });
  if (played.kind !== 'played') return json(422, { error: played.error });
  return json(200, { side, payout: formatAmount(payoutCents), balance: formatAmount(played.balanceCents) });
}

/** The frame has no origin of its own, so its calls come from elsewhere as far as a browser can tell. */
const json = (status: number, body: object): Page => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
  headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
});
