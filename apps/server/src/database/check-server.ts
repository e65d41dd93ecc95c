import type pg from 'pg';
import { MigrationError } from './migration-files.ts';

/** PostgreSQL of this number or above: ids are made by its `uuidv7()`. */
const versionMin = 18;

/** What functions of the ledger set for as long as they post; everybody else is refused (0001_members_and_ledger.sql). */
const guard = 'arara.ledger';

export interface ServerFacts {
  /** As PostgreSQL counts: 180004 is 18.4. */
  readonly version: number;
  readonly encoding: string;
  /** Whether capital letters become the small ones of the same place in the alphabet: in Turkish an I does not. */
  readonly foldsPlainly: boolean;
  readonly role: string;
  /** Whether the role may make functions that set the guard: a superuser may, others are granted it. */
  readonly canSetGuard: boolean;
}

/** Why the house cannot stand on a server and what to do about it, in one line; null when it can. */
export function refusalOf({
  version,
  encoding,
  foldsPlainly,
  role,
  canSetGuard,
}: ServerFacts): string | null {
  const major = Math.floor(version / 10_000);
  if (major < versionMin)
    return `PostgreSQL ${versionMin} or newer is needed, the server of DATABASE_URL is ${major}`;
  if (encoding !== 'UTF8')
    return `the database is encoded in ${encoding}: create it with encoding 'UTF8' (template template0)`;
  if (!foldsPlainly)
    return `the database makes letters small as one language does, and accounts would not be found: create it with locale 'C' (template template0)`;
  if (!canSetGuard)
    return `the role ${role} may not use ${guard}: a superuser has to run once  grant set on parameter ${guard} to "${role}"`;
  return null;
}

/** Throws {@link MigrationError} when the house cannot stand on the server of a connection. */
export async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Omit<ServerFacts, 'canSetGuard'>>(
    `select current_setting('server_version_num')::integer as version, current_setting('server_encoding') as encoding,
            lower('ABCDEFGHIJKLMNOPQRSTUVWXYZ') = 'abcdefghijklmnopqrstuvwxyz' as "foldsPlainly",
            current_user::text as role`,
  );
  const [server] = rows;
  if (!server) throw new Error('the database does not say what it is');
  // Servers too old to be asked for the right are refused for their age.
  const canSetGuard = server.version >= 150_000 && (await hasRight(client));
  const refusal = refusalOf({ ...server, canSetGuard });
  if (refusal !== null) throw new MigrationError(refusal);
}

async function hasRight(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(`select has_parameter_privilege($1, 'set') as may`, [
    guard,
  ]);
  return rows[0]?.may === true;
}
