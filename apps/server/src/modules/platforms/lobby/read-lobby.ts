import type { PlatformClient, PlatformGame, Unknown } from '@arara/platform-kit';

/** A game that is left out: `field` reads badly, or is null where the game was listed before. */
interface Skip {
  readonly game: string | null;
  readonly field: string | null;
}

export interface Lobby {
  readonly games: readonly PlatformGame[];
  readonly skipped: readonly Skip[];
}

/** Why a lobby did not come into the catalogue; `not_kept` is ours, all else the platform's. */
export type LobbyFailure = 'silent' | 'unreadable' | 'unsigned' | 'refused' | 'not_kept';

export type Reading =
  | { readonly kind: 'read'; readonly lobby: Lobby }
  | { readonly kind: 'failed'; readonly failure: LobbyFailure; readonly detail: string };

const pagesMax = 1000;
/** More than twice what the largest lobbies hold; those that were left out count too. */
const gamesMax = 50_000;
const unreadable = (detail: string) => ({ kind: 'failed', failure: 'unreadable', detail }) as const;
const endless = unreadable('its pages do not end');

/** The whole lobby, each game once, or why a part of it could not be had within the time. */
export async function readLobby(client: PlatformClient, readMs: number): Promise<Reading> {
  const until = performance.now() + readMs;
  const games = new Map<string, PlatformGame>();
  const skipped: Skip[] = [];
  let from: number | null = 0;
  for (let page = 0; from !== null; page += 1) {
    if (page === pagesMax) return endless;
    if (performance.now() > until) return { kind: 'failed', failure: 'silent', detail: 'it takes too long' };
    const outcome: Awaited<ReturnType<typeof client.games>> = await client.games(from);
    if (outcome.kind === 'refused') return { kind: 'failed', failure: 'refused', detail: outcome.code };
    if (outcome.kind === 'unknown')
      return { kind: 'failed', failure: failureOf[outcome.reason], detail: outcome.detail };
    for (const game of outcome.value.games) {
      if (games.has(game.id)) skipped.push({ game: game.id, field: null });
      else games.set(game.id, game);
    }
    for (const { id, field } of outcome.value.skipped) skipped.push({ game: id, field: field ?? 'game' });
    if (games.size + skipped.length > gamesMax) return unreadable(`it holds more than ${gamesMax} games`);
    if (outcome.value.next === from) return endless;
    from = outcome.value.next;
  }
  return { kind: 'read', lobby: { games: [...games.values()], skipped } };
}

const failureOf: Readonly<Record<Unknown['reason'], LobbyFailure>> = {
  timeout: 'silent',
  kept_back: 'silent',
  network: 'silent',
  server_error: 'silent',
  bad_answer: 'unreadable',
  bad_signature: 'unsigned',
};
