import { randomBytes } from 'node:crypto';
import { formatAmount } from '@arara/money';
import { z } from 'zod';
import type { RefusalCode } from '../wire.ts';
import type { FaultBox, Operation } from './faults.ts';
import type { LobbyGame } from './lobby.ts';
import type { SeamlessTable } from './seamless/seamless-table.ts';
import type { State, StoredTransfer } from './state.ts';

interface GameSession {
  readonly player: string;
  readonly game: LobbyGame;
  readonly language: string;
  /** Of the wallet that bets are taken from, with a seamless wallet. */
  readonly walletSession: string;
}

/** What every part of the simulator works with. */
export interface Platform {
  readonly state: State;
  /** Plays with a wallet elsewhere; null where players bring money here. */
  readonly seamless: SeamlessTable | null;
  readonly faults: FaultBox;
  readonly lobby: ReadonlyMap<string, LobbyGame>;
  readonly sessions: Map<string, GameSession>;
  readonly blocked: Set<string>;
  readonly now: () => number;
  readonly gamesUrl: () => string;
  readonly pageSize: number;
}

export type Answer = { readonly status: number; readonly body: object };

const no = (status: number, error: RefusalCode): Answer => ({ status, body: { error } });
const yes = (body: object): Answer => ({ status: 200, body });

const currency = z.literal('BRL');
const playerBody = z.object({ player: z.string().regex(/^[a-z0-9_-]{4,50}$/), currency });
const launchBody = z.object({
  player: z.string(),
  game: z.string(),
  currency,
  language: z.string().max(8),
  wallet_session: z.string().max(200).default(''),
});
const transferBody = z.object({
  reference: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
  player: z.string(),
  direction: z.enum(['in', 'out']),
  amount: z.string().regex(/^(0|[1-9]\d{0,12})\.\d{2}$/),
  currency,
});

/** Which operation a signed request is, or null when there is none such. */
export function operationOf(method: string, path: string): Operation | null {
  if (method === 'POST' && path === '/players') return 'player';
  if (method === 'POST' && path === '/launch') return 'launch';
  if (method === 'POST' && path === '/transfers') return 'transfer';
  if (method === 'GET' && /^\/players\/[^/]+\/balance$/.test(path)) return 'balance';
  if (method === 'GET' && /^\/transfers\/[^/]+$/.test(path)) return 'status';
  return method === 'GET' && path === '/games' ? 'games' : null;
}

/** Does what a request that was signed well asks for. */
export async function perform(
  platform: Platform,
  operation: Operation,
  url: URL,
  body: unknown,
): Promise<Answer> {
  const [, , named = ''] = url.pathname.split('/').map(decodeURIComponent);
  switch (operation) {
    case 'player':
      return createPlayer(platform, body);
    case 'launch':
      return launch(platform, body);
    case 'transfer':
      return transfer(platform, body);
    case 'balance': {
      const cents = platform.state.balanceOf(named);
      if (cents === undefined) return no(404, 'player_unknown');
      await platform.state.settled();
      return yes({ player: named, currency: 'BRL', balance: formatAmount(cents) });
    }
    case 'status': {
      const done = platform.state.transfer(named);
      if (!done) return no(404, 'transfer_unknown');
      await platform.state.settled();
      return yes(presentTransfer(done));
    }
    case 'games':
      return games(platform, Number(url.searchParams.get('from') ?? '0'));
  }
}

async function createPlayer({ state }: Platform, body: unknown): Promise<Answer> {
  const input = playerBody.safeParse(body);
  if (!input.success) return no(400, 'bad_request');
  const { player } = input.data;
  if (state.balanceOf(player) === undefined) await state.write({ kind: 'player', player, currency: 'BRL' });
  return yes({ player, currency: 'BRL' });
}

async function launch(platform: Platform, body: unknown): Promise<Answer> {
  const input = launchBody.safeParse(body);
  if (!input.success) return no(400, 'bad_request');
  const { player, language, wallet_session: walletSession } = input.data;
  const game = platform.lobby.get(input.data.game);
  if (platform.state.balanceOf(player) === undefined) return no(404, 'player_unknown');
  if (platform.blocked.has(player)) return no(422, 'player_blocked');
  if (!game?.is_open) return no(404, 'game_unknown');
  const session = randomBytes(18).toString('base64url');
  platform.sessions.set(session, { player, game, language, walletSession });
  return yes({ session, url: `${platform.gamesUrl()}/play/${session}` });
}

async function transfer({ state, seamless, blocked, now }: Platform, body: unknown): Promise<Answer> {
  if (seamless) return no(422, 'refused');
  const input = transferBody.safeParse(body);
  if (!input.success) return no(400, 'bad_request');
  const { reference, player, direction } = input.data;
  const amountCents = BigInt(input.data.amount.replace('.', ''));
  const prior = state.transfer(reference);
  if (prior) {
    const isSame =
      prior.player === player && prior.direction === direction && prior.amountCents === amountCents;
    await state.settled();
    return isSame ? yes(presentTransfer(prior)) : no(409, 'reference_conflict');
  }
  const before = state.balanceOf(player);
  if (before === undefined) return no(404, 'player_unknown');
  if (blocked.has(player) && direction === 'in') return no(422, 'player_blocked');
  if (amountCents === 0n) return no(400, 'bad_request');
  if (direction === 'out' && before < amountCents) return no(422, 'insufficient_funds');
  const balanceCents = direction === 'in' ? before + amountCents : before - amountCents;
  const at = new Date(now()).toISOString();
  const written = state.write({
    kind: 'transfer',
    reference,
    player,
    direction,
    amountCents: String(amountCents),
    balanceCents: String(balanceCents),
    at,
  });
  await written;
  return yes(presentTransfer({ reference, player, direction, amountCents, balanceCents, at }));
}

function games({ lobby, pageSize }: Platform, from: number): Answer {
  if (!Number.isSafeInteger(from) || from < 0) return no(400, 'bad_request');
  const all = [...lobby.values()];
  const next = from + pageSize;
  return yes({ games: all.slice(from, next), next: next < all.length ? next : null });
}

function presentTransfer(done: StoredTransfer) {
  const { reference, player, direction, at } = done;
  return {
    reference,
    player,
    direction,
    amount: formatAmount(done.amountCents),
    currency: 'BRL',
    balance: formatAmount(done.balanceCents),
    at,
  };
}
