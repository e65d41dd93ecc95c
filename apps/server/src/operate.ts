import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reconcile } from '@arara/ledger';
import { formatAmount } from '@arara/money';
import type pg from 'pg';
import { backup } from './database/backup.ts';
import { borrowDatabase } from './database/borrow.ts';
import { migrate } from './database/migrate.ts';
import { restore } from './database/restore.ts';
import { type Env, readEnv } from './env.ts';
import { createOrResetStaff } from './modules/staff/index.ts';
import { rolePermissions } from './plugins/permissions.ts';
import { openPool } from './plugins/transaction.ts';

/** The database of this installation for the time of one operation. */
interface Borrowed {
  readonly url: string;
  /** A server works on it at this moment. */
  readonly inUse: boolean;
  stop(): Promise<void>;
}

/** Does its work, prints what it did, and tells the exit code. */
type Operation = (database: Borrowed, args: readonly string[], env: Env) => Promise<number>;

const say = (line: string) => process.stdout.write(`${line}\n`);

const operations: Record<string, Operation> = {
  reconcile: ({ url }) => withPool(url, printBooks),

  backup: async ({ url }, [file]) => {
    const made = await backup(url, fileOf(file ?? `arara-${stampOf(new Date())}.tar.gz`));
    say(`backup: ${made.rows} rows of ${made.tables} tables in ${made.file} (${made.bytes} bytes)`);
    return withPool(url, printBooks);
  },

  restore: async ({ url, inUse }, [file]) => {
    if (file === undefined) throw new Error('restore: name the file: npm run restore -- FILE');
    if (inUse) throw new Error('restore: a server works on this database: stop it first');
    const done = await restore(url, fileOf(file));
    say(`restore: ${done.rows} rows of ${done.tables} tables from ${done.file}, made at ${done.madeAt}`);
    for (const name of done.migrations) say(`restore: migration ${name} applied`);
    return withPool(url, printBooks);
  },

  staff: async ({ url }, args, env) => {
    const { email, role } = staffWanted(args, env);
    await migrate(url);
    return withPool(url, async (db) => {
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
async function printBooks(db: pg.Pool): Promise<number> {
  const tx = await db.connect();
  try {
    await tx.query('begin isolation level repeatable read read only');
    const books = await reconcile(tx);
    await tx.query('commit');
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
    say(books.isClean ? 'the books are clean' : 'THE BOOKS DIFFER');
    return books.isClean ? 0 : 1;
  } finally {
    tx.release();
  }
}

const amount = (cents: bigint) => formatAmount(cents).padStart(18);

async function withPool(url: string, work: (db: pg.Pool) => Promise<number>): Promise<number> {
  const db = openPool(url, 2);
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** A file as the caller named it: npm runs us in the folder of the repository. */
const fileOf = (name: string) => resolve(process.env.INIT_CWD ?? '.', name);

const stampOf = (at: Date) => at.toISOString().replaceAll(/[:.]/g, '-');

async function openDatabase(env: Env): Promise<Borrowed> {
  if (env.DATABASE_URL !== undefined) return { url: env.DATABASE_URL, inUse: false, stop: async () => {} };
  return borrowDatabase({ dataDir: resolve(env.DATA_DIR), log: { info: say, warn: say } });
}

/** One operation on the database of this installation, by name: reconcile, backup, restore, staff. */
async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation)
    throw new Error(`operations are ${Object.keys(operations).join(', ')}; not ${name || 'nothing'}`);
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  try {
    return await operation(database, args, env);
  } finally {
    await database.stop();
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
