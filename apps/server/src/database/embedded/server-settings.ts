import { createHash } from 'node:crypto';
import { totalmem } from 'node:os';

/** The superuser and the one database of the application. */
export const databaseName = 'arara';

/** PostgreSQL asks its user to have an environment of its own: ours may carry PGDATA, PGOPTIONS and the like. */
export const serverEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/** A short name for the cluster, in the titles of its processes and in its socket's folder. */
export const clusterName = (folder: string): string =>
  `arara-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;

const MiB = 1024 ** 2;
const GiB = 1024 * MiB;

/** The memory this process may count on, in bytes: the container's limit where one is set. */
export function usableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

/**
 * A quarter of the memory, as PostgreSQL's manual advises, up to 8 GB: what members' pages need is then not at the mercy of
 * whoever clears the system's cache of files. A small machine keeps its memory for everything else.
 */
function sharedBuffers(memoryBytes: number): string {
  if (memoryBytes < 4 * GiB) return '128MB';
  return `${Math.floor(Math.min(memoryBytes / 4, 8 * GiB) / MiB)}MB`;
}

/** PostgreSQL's settings: durable, and sized for one machine shared with the application. */
export function serverSettings(memoryBytes: number): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '100',
    shared_buffers: sharedBuffers(memoryBytes),
    huge_pages: 'off',
    fsync: 'on',
    synchronous_commit: 'on',
    max_wal_size: '4GB',
    // By themselves both would follow the segments of the log, which are small (docs/decisions/0062).
    min_wal_size: '256MB',
    wal_buffers: '16MB',
    checkpoint_timeout: '15min',
    // This build knows no lz4.
    wal_compression: 'pglz',
    random_page_cost: '1.1',
    jit: 'off',
    track_io_timing: 'off',
    // Parallel plans pass rows through /dev/shm, which containers often limit to 64 MB.
    max_parallel_workers_per_gather: '0',
    log_checkpoints: 'off',
    // The detail of a refused row is the row, with all that it knows of a member.
    log_error_verbosity: 'terse',
  };
}
