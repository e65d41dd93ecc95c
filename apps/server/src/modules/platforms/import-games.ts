import type { PlatformClient } from '@arara/platform-kit';
import type { House } from '../../house.ts';
import { importLobby } from './lobby/import-lobby.ts';
import { keepFailure } from './lobby/keep-reading.ts';
import { readLobby } from './lobby/read-lobby.ts';
import { listPlatformRows } from './platform.ts';

/**
 * Brings the lobbies of all platforms into the catalogue, each by itself: one that does not answer, or that cannot be taken
 * over, keeps what it had, stops no other, and staff is told. What staff wants to be asked about waits for its word. Gives how
 * many games were heard of.
 */
export async function importGames(house: House): Promise<number> {
  let heard = 0;
  for (const { code } of await listPlatformRows(house.db)) {
    const client = house.platforms.client(code);
    if (client) heard += await importFrom(house, code, client);
  }
  return heard;
}

async function importFrom(house: House, code: string, client: PlatformClient): Promise<number> {
  const reading = await readLobby(client);
  if (reading.kind === 'failed') {
    const { failure, detail } = reading;
    house.log.warn({ platform: code, failure, detail }, 'the lobby of a platform could not be read');
    await keepFailure(house.db, code, failure);
    return 0;
  }
  const { games, skipped } = reading.lobby;
  try {
    await importLobby(house, code, reading.lobby);
  } catch (error) {
    house.log.error({ err: error, platform: code }, 'the lobby of a platform could not be taken over');
    // A database that is gone fails here too, and then all of it is tried again.
    await keepFailure(house.db, code, 'not_kept');
    return 0;
  }
  if (skipped.length > 0)
    house.log.warn({ platform: code, skipped: skipped.length }, 'games of a lobby were left out');
  return games.length;
}
