import { join } from 'node:path';
import { openClusterHome } from './embedded/cluster-home.ts';
import { AlreadyOpenError, type LaunchLog } from './embedded/launch-error.ts';
import { runningPostmaster, socketUrl } from './embedded/postmaster.ts';
import { databaseName } from './embedded/server-settings.ts';
import { launchDatabase } from './launch.ts';

/**
 * The embedded database of a data folder for one operation, such as a backup: the server of the site when it
 * runs, which stays up after `stop`, or else one started for the occasion. `inUse` tells which.
 */
export async function borrowDatabase(options: {
  dataDir: string;
  log: LaunchLog;
}): Promise<{ url: string; inUse: boolean; stop(): Promise<void> }> {
  try {
    const { url, stop } = await launchDatabase(options);
    return { url, inUse: false, stop };
  } catch (error) {
    if (!(error instanceof AlreadyOpenError)) throw error;
    const server = runningPostmaster(join(openClusterHome(options.dataDir, options.log).folder, 'cluster'));
    if (!server) throw error;
    return { url: socketUrl(server.socketFolder, databaseName), inUse: true, stop: async () => {} };
  }
}
