import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Reconciliation, reconcile } from '@arara/ledger';
import { formatAmount } from '@arara/money';
import type pg from 'pg';
import { backup } from './database/backup.ts';
import { borrowDatabase } from './database/borrow.ts';
import { migrate, missingMigrations } from './database/migrate.ts';
import { restore } from './database/restore.ts';
import { type Env, readEnv } from './env.ts';
import { forgetApps } from './modules/identity/index.ts';
import { createOrResetStaff, recordAudit, theMachine, verifyAuditChain } from './modules/staff/index.ts';
import { forgetSeal, opensSealed } from './plugins/check-seal.ts';
import { arePayoutsHeld, releasePayouts } from './plugins/database-life.ts';
import { rolePermissions } from './plugins/permissions.ts';
import { addKey, openSeal, useAddedKey } from './plugins/seal.ts';
import { inTransaction, openPool } from './plugins/transaction.ts';

/**
 * Runs one operation on the database of this installation by its name (reconcile, backup, restore, payouts, key, staff) and tells the
 * exit code: 1 when the books differ or the audit log is broken. Throws an `Error` with one clear line when it cannot be done.
 */
export async function operate(
  [name = '', ...args]: readonly string[],
  environment: Record<string, string | undefined>,
  say: Say,
): Promise<number> {
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation)
    throw new Error(`operations are ${Object.keys(operations).join(', ')}; not ${name || 'nothing'}`);
  const env = readEnv(environment);
  // npm runs us in the folder of the repository.
  const fileOf = (file: string) => resolve(environment.INIT_CWD ?? '.', file);
  const database = await openDatabase(env, say);
  try {
    return await operation({ database, args, env, say, fileOf });
  } finally {
    await database.stop();
  }
}

/** The database of this installation for the time of one operation. */
interface Borrowed {
  readonly url: string;
  /** A server works on it at this moment. */
  readonly inUse: boolean;
  stop(): Promise<void>;
}

/** Where an operation prints to, a line at a time. */
type Say = (line: string) => void;

interface Task {
  readonly database: Borrowed;
  readonly args: readonly string[];
  readonly env: Env;
  readonly say: Say;
  /** A file as the caller named it. */
  fileOf(name: string): string;
}

/** Does its work, prints what it did, and tells the exit code. */
type Operation = (task: Task) => Promise<number>;

const operations: Record<string, Operation> = {
  reconcile: async ({ database, say }) => {
    const missing = await missingMigrations(database.url);
    // They are read by the schema of this release.
    if (missing.length > 0) throw new Error(`reconcile: ${olderBy(missing)}`);
    const codes = [await printBooks(database.url, say), await printAudit(database.url, say)];
    return Math.max(...codes);
  },

  backup: async ({ database, args: [file], env, say, fileOf }) => {
    const missing = await missingMigrations(database.url);
    const made = await backup(database.url, fileOf(file ?? `arara-${stampOf(new Date())}.tar.gz`));
    say(`backup: ${made.rows} rows of ${made.tables} tables in ${made.file} (${made.bytes} bytes)`);
    say(
      `backup: ${resolve(env.DATA_DIR, 'secret.key')} is not in it and no restore works without it: keep a copy elsewhere`,
    );
    if (missing.length === 0) return printBooks(database.url, say);
    say(`backup: it is whole; the books were not read: ${olderBy(missing)}`);
    return 0;
  },

  restore: async ({ database, args: [file], say, fileOf }) => {
    if (file === undefined) throw new Error('restore: name the file: npm run restore -- FILE');
    if (database.inUse) throw new Error('restore: a server works on this database: stop it first');
    const done = await restore(database.url, fileOf(file));
    say(`restore: ${done.rows} rows of ${done.tables} tables from ${done.file}, made at ${done.madeAt}`);
    for (const name of done.migrations) say(`restore: migration ${name} applied`);
    say(
      `restore: no payout leaves until what was paid after ${done.madeAt} was compared with the institution`,
    );
    say('restore: see Backup and restore in docs/operations.md, then  npm run payouts -- release');
    return printBooks(database.url, say);
  },

  payouts: async ({ database, args: [wish], say }) => {
    if (wish !== undefined && wish !== 'release')
      throw new Error(`payouts: release, or nothing; not ${wish}`);
    await bringUp(database, say);
    return withPool(database.url, async (db) => {
      if (wish === 'release') say(await releasePayoutsOnce(db));
      else
        say(
          (await arePayoutsHeld(db))
            ? 'payouts: held, until  npm run payouts -- release'
            : 'payouts: not held',
        );
      return 0;
    });
  },

  key: async ({ database, args: [wish], env, say }) => {
    if (wish !== undefined && !['new', 'use', 'lost'].includes(wish))
      throw new Error(`key: new, use, lost, or nothing; not ${wish}`);
    const file = resolve(env.DATA_DIR, 'secret.key');
    await bringUp(database, say);
    return withPool(database.url, async (db) => {
      if (!existsSync(file) || (await opensSealed(db, openSeal(file))) === false) {
        if (wish !== 'lost') {
          say(`key: ${file} is not there, or does not open what this database keeps`);
          return 1;
        }
        await refuseServers(db);
        for (const line of await giveUpKey(db)) say(line);
        return 0;
      }
      if (wish === 'new' || wish === 'use') return changeKey(db, file, wish, say);
      say(`key: ${file} opens what this database keeps`);
      return wish === undefined ? 0 : 1;
    });
  },

  staff: async ({ database, args, env, say }) => {
    const { email, role } = staffWanted(args, env);
    await bringUp(database, say);
    return withPool(database.url, async (db) => {
      const { STAFF_PASSWORD: given } = env;
      const staff = await createOrResetStaff(db, { email, role, ...(given && { password: given }) });
      const password = given
        ? 'the password of STAFF_PASSWORD'
        : `password ${staff.password} (shown this once)`;
      say(`staff: ${staff.email} may log in as ${role}, with ${password}`);
      return 0;
    });
  },
};

const olderBy = (missing: readonly string[]) =>
  `the database is of an older release, ${missing.length} migrations behind, which a start of this one applies`;

/** Brings the database to the schema of this release, if no server of an older one works on it, and says so. */
async function bringUp({ url, inUse }: Borrowed, say: Say): Promise<void> {
  const missing = await missingMigrations(url);
  if (missing.length === 0) return;
  if (inUse || (await withPool(url, worksOn)))
    throw new Error(`a server of another release works on it: ${olderBy(missing)}`);
  const applied = await migrate(url);
  say(`database: ${applied.length} migrations applied`);
}

/** Lets payouts leave again, and puts into the audit log that somebody on the machine did. */
async function releasePayoutsOnce(db: pg.Pool): Promise<string> {
  return inTransaction(db, async (tx) => {
    const since = await releasePayouts(tx);
    if (since === null) return 'payouts: they were not held';
    await recordAudit(tx, theMachine, new Date(), {
      action: 'payouts.release',
      subjectType: 'withdrawal',
      subjectId: '',
      detail: { held_since: since.toISOString() },
    });
    return `payouts: held since ${since.toISOString()}, they leave again within minutes`;
  });
}

/** A key is changed in two steps, each followed by a restart of every instance: none then meets what it cannot open. */
async function changeKey(db: pg.Pool, file: string, wish: 'new' | 'use', say: Say): Promise<number> {
  if (wish === 'new') {
    const isNew = addKey(file);
    say(
      isNew
        ? `key: ${file} has a new key, which opens and does not seal yet: copy the file to every instance, start each anew, then  npm run key -- use`
        : `key: a new key waits in ${file} already:  npm run key -- use`,
    );
    return isNew ? 0 : 1;
  }
  if (!useAddedKey(file)) {
    say(`key: no new key waits in ${file}:  npm run key -- new`);
    return 1;
  }
  await inTransaction(db, (tx) =>
    recordAudit(tx, theMachine, new Date(), {
      action: 'key.changed',
      subjectType: 'site',
      subjectId: '',
      detail: {},
    }),
  );
  say(
    `key: from the next start on the new key of ${file} seals; copy the file to every instance and start each anew`,
  );
  say(
    'key: keep the lines of the keys before: recovery codes, shared receipts and who stays out are known by them',
  );
  return 0;
}

async function worksOn(db: pg.Pool): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'arara-jobs' limit 1`,
  );
  return rowCount !== 0;
}

/** A server that works still has the key, whatever became of its file. */
async function refuseServers(db: pg.Pool): Promise<void> {
  if (await worksOn(db))
    throw new Error('key: a server works on this database and still has its key: stop it first');
}

/** Lets the house start with another key, without what only the lost one opened; the audit log tells. Gives what to say. */
async function giveUpKey(db: pg.Pool): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const apps = await forgetApps(tx);
    await forgetSeal(tx);
    await recordAudit(tx, theMachine, new Date(), {
      action: 'key.lost',
      subjectType: 'site',
      subjectId: '',
      detail: { apps },
    });
    return [
      `key: given up; ${apps} members had an authenticator app, and log in by their password until they set up another`,
      'key: members of staff with an app cannot log in before  npm run staff -- EMAIL --role ROLE',
    ];
  });
}

function staffWanted(args: readonly string[], env: Env) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { role: { type: 'string', default: 'admin' } },
    allowPositionals: true,
  });
  const email = positionals[0] ?? env.STAFF_EMAIL;
  const role = roles.find((name) => name === values.role);
  if (email === undefined)
    throw new Error(`staff: name the e-mail: npm run staff -- EMAIL --role ${roles.join('|')}`);
  if (role === undefined) throw new Error(`staff: ${values.role}: a role is one of ${roles.join(', ')}`);
  return { email, role };
}
// The keys of a record are the roles; `Object.keys` only knows them as text.
const roles = Object.keys(rolePermissions) as (keyof typeof rolePermissions)[];

/** Prints the books as of one moment; 1 when they differ. */
async function printBooks(url: string, say: Say): Promise<number> {
  return withPool(url, async (db) => {
    const books = await booksOf(db);
    for (const { kind, balanceCents } of books.house) say(`house ${kind.padEnd(12)} ${amount(balanceCents)}`);
    say(`members            ${amount(books.membersCents)}`);
    say(`difference         ${amount(books.differenceCents)}`);
    say(`movements          ${String(books.movements).padStart(18)}`);
    for (const { accountId, storedCents, replayedCents } of books.wrongWallets)
      say(
        `wallet ${accountId} says ${formatAmount(storedCents)}, its movements ${formatAmount(replayedCents)}`,
      );
    if (books.brokenChains > 0n) say(`${books.brokenChains} movements do not follow from the one before`);
    if (books.wrongRounds > 0n) say(`${books.wrongRounds} rounds differ from what was moved for them`);
    if (books.betweenMembers > 0n) say(`${books.betweenMembers} movements went from one member to another`);
    say(books.isClean ? 'the books are clean' : 'THE BOOKS DIFFER');
    return books.isClean ? 0 : 1;
  });
}

/** Prints what the audit log is worth; 1 when a row of it is not what was written. */
async function printAudit(url: string, say: Say): Promise<number> {
  return withPool(url, async (db) => {
    const { rows, head, brokenAt } = await verifyAuditChain(db);
    say(`audit log: ${rows} rows are as they were written, up to ${head}`);
    if (brokenAt !== null) say(`THE AUDIT LOG IS BROKEN at row ${brokenAt}`);
    return brokenAt === null ? 0 : 1;
  });
}

async function booksOf(db: pg.Pool): Promise<Reconciliation> {
  const tx = await db.connect();
  try {
    await tx.query('begin isolation level repeatable read read only');
    return await reconcile(tx);
  } finally {
    // With the connection ends its transaction, which has changed nothing.
    tx.release(true);
  }
}

const amount = (cents: bigint) => formatAmount(cents).padStart(18);

async function withPool<Result>(url: string, work: (db: pg.Pool) => Promise<Result>): Promise<Result> {
  const db = openPool(url, 2);
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

const stampOf = (at: Date) => at.toISOString().replaceAll(/[:.]/g, '-');

async function openDatabase(env: Env, say: Say): Promise<Borrowed> {
  if (env.DATABASE_URL !== undefined) return { url: env.DATABASE_URL, inUse: false, stop: async () => {} };
  return borrowDatabase({ dataDir: resolve(env.DATA_DIR), log: { info: say, warn: say } });
}
