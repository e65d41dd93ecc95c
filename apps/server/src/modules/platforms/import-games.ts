import type { House } from '../../house.ts';
import { InTurn } from '../../plugins/in-turn.ts';
import { importLobby } from './lobby/import-lobby.ts';
import { keepFailure } from './lobby/keep-reading.ts';
import { type Reading, readLobby } from './lobby/read-lobby.ts';
import { listPlatformRows } from './platform.ts';

/** The job begins every half hour: a lobby that is not read by then is not waited for. */
const readMsMax = 20 * 60_000;

/**
 * Brings the lobbies of all platforms into the catalogue, each by itself: one that does not answer, takes its time, or cannot be taken
 * over, keeps what it had, stops no other, and staff is told. What staff wants to be asked about waits for its word. Gives how
 * many games were heard of.
 */
export async function importGames(house: House, readMs = readMsMax): Promise<number> {
  // They are written one after another in any case: none waits for that with a connection in its hand.
  const writing = new InTurn(1);
  const heard = await Promise.allSettled(
    (await listPlatformRows(house.db)).map(async ({ code }) => {
      const client = house.platforms.client(code);
      return client ? importFrom(house, code, { reading: await readLobby(client, readMs), writing }) : 0;
    }),
  );
  let games = 0;
  for (const one of heard) {
    if (one.status === 'rejected') throw one.reason;
    games += one.value;
  }
  return games;
}

interface Read {
  readonly reading: Reading;
  readonly writing: InTurn;
}

async function importFrom(house: House, code: string, { reading, writing }: Read): Promise<number> {
  if (reading.kind === 'failed') {
    const { failure, detail } = reading;
    house.log.warn({ platform: code, failure, detail }, 'the lobby of a platform could not be read');
    await keepFailure(house.db, code, failure);
    return 0;
  }
  const { games, skipped } = reading.lobby;
  try {
    await writing.run(() => importLobby(house, code, reading.lobby));
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
