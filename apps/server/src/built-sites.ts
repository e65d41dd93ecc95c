import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const lookEveryMs = 50;

/**
 * The folder of the sites, once they stand in it. Whoever starts this process while it still builds them names the file in
 * ARARA_SITES_STAMP that it writes last, and ends this process should they fail.
 */
export async function builtSites(env: NodeJS.ProcessEnv): Promise<string> {
  const stamp = env.ARARA_SITES_STAMP;
  while (stamp !== undefined && !existsSync(stamp)) await sleep(lookEveryMs);
  return resolve(env.ARARA_SITES ?? 'dist');
}
