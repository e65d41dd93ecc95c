import type { House } from '../../house.ts';

/** Asks platforms that left calls unanswered for something that changes nothing: nobody has to try a game to find out. */
export async function probePlatforms(house: House): Promise<void> {
  const silent = house.platforms.health().filter(({ state }) => state === 'trying');
  await Promise.all(silent.map(async ({ code }) => house.platforms.client(code)?.games(0)));
}
