import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff } from '@arara/contract';
import { reconcile } from '@arara/ledger';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { databaseFolder, readMigrations } from '../../apps/server/src/database/migration-files.ts';
import { readEnv } from '../../apps/server/src/env.ts';
import { isProof, proofOf } from '../../apps/server/src/modules/games/receipt-proof.ts';
import { bets, newPlayer } from '../../apps/server/src/modules/games/testing/player.ts';
import { isMarked, keepMark } from '../../apps/server/src/modules/identity/erased-mark.ts';
import {
  replaceRecoveryCodes,
  spendRecoveryCode,
} from '../../apps/server/src/modules/identity/two-factor/recovery-codes.ts';
import { openHouse } from '../../apps/server/src/open-house.ts';
import { operate } from '../../apps/server/src/operations.ts';
import { checkSeal } from '../../apps/server/src/plugins/check-seal.ts';
import { openSeal } from '../../apps/server/src/plugins/seal.ts';
import { inTransaction, openPlainPool, openPool } from '../../apps/server/src/plugins/transaction.ts';
import { createTestDatabase } from '../../apps/server/src/testing/database.ts';
import { startTestHouse, type TestHouse } from '../../apps/server/src/testing/house.ts';
import { makeMembers } from '../../apps/server/src/testing/many-members.ts';
import { silentLog } from '../../apps/server/src/testing/silent-log.ts';
import { withClient } from '../../apps/server/src/testing/template.ts';
import { builtServer } from './support/built-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'arara-operate-'));
let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
  const player = await newPlayer(house, { cash: '250.00', bonus: '10.00' });
  for (const game of ['dados-de-ouro', 'coroa-da-onca', 'roleta-guanabara', 'minas-do-sertao'] as const)
    await player.mustPlay(game, { ...bets[game] });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

/** Runs an operation and keeps what it says. */
async function run(args: string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const own = { DATABASE_URL: house.databaseUrl, INIT_CWD: folder, ...env };
  try {
    const code = await operate(args, own, (line) => lines.push(line));
    return { code, said: lines.join('\n'), failed: '' };
  } catch (error) {
    return { code: 1, said: lines.join('\n'), failed: (error as Error).message };
  }
}

test('reconcile prints every house account, the movements and the difference, and ends well', async () => {
  const { code, said } = await run(['reconcile']);
  expect(said).toMatch(/^house adjustments\s+-250\.00$/m);
  expect(said).toMatch(/^house promotions\s+-10\.00$/m);
  expect(said).toMatch(/^house open_rounds\s+1\.00$/m);
  expect(said).toMatch(/^difference\s+0\.00$/m);
  expect(said).toMatch(/^movements\s+[1-9]\d*$/m);
  expect(said).toContain('the books are clean');
  expect(code).toBe(0);
});

test('reconcile and backup end with 1 when a balance was changed by hand, and say which', async () => {
  const other = await createTestDatabase();
  try {
    await withClient(other.url, async (client) => {
      await client.query('set session_replication_role = replica');
      await client.query(
        `insert into ledger_account (member_id, kind, balance_cents) values (gen_random_uuid(), 'cash', 700)`,
      );
    });
    const found = await run(['reconcile'], { DATABASE_URL: other.url });
    expect(found).toMatchObject({ code: 1, said: expect.stringContaining('THE BOOKS DIFFER') });
    expect(found.said).toMatch(/wallet \d+ says 7\.00, its movements 0\.00/);
    expect(await run(['backup', 'wrong.tar.gz'], { DATABASE_URL: other.url })).toMatchObject({ code: 1 });
  } finally {
    await other.drop();
  }
});

test('on a database of an older release each operation works or says in one line what is the matter', async () => {
  const older = await createTestDatabase({ empty: true });
  const ask = (...args: string[]) => run(args, { DATABASE_URL: older.url });
  const names = async () =>
    (await withClient(older.url, (c) => c.query('select name from migration'))).rows.length;
  const all = readMigrations(join(databaseFolder(), 'migrations'));
  const through = all.filter(({ number }) => number <= 45);
  const behind = `of an older release, ${all.length - through.length} migrations behind, which a start of this one applies`;
  try {
    await migrate(older.url, { through });
    expect(await ask('reconcile')).toMatchObject({ code: 1, failed: `reconcile: the database is ${behind}` });
    const made = await ask('backup', 'older.tar.gz');
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining(behind) });
    expect(existsSync(join(folder, 'older.tar.gz'))).toBe(true);
    expect(await names()).toBe(through.length);

    // A server of the older release works on it.
    const server = new pg.Client({ connectionString: older.url, application_name: 'arara-jobs' });
    await server.connect();
    expect((await ask('payouts')).failed).toMatch(/^a server of another release works on it: /);
    expect(await names()).toBe(through.length);
    await server.end();

    const brought = await ask('staff', 'nova@arara.test');
    expect(brought.said).toContain(`database: ${all.length - through.length} migrations applied`);
    expect(await ask('reconcile')).toMatchObject({ code: 0 });

    await withClient(older.url, (c) => c.query(`insert into migration values (9999, '9999_later.sql', '')`));
    for (const name of ['reconcile', 'backup', 'payouts'])
      expect((await ask(name)).failed).toContain('9999_later.sql, which this version does not know');
  } finally {
    await older.drop();
  }
});

test('reconcile ends with 1 when a row of the audit log was changed by hand, and says which', async () => {
  const other = await createTestDatabase();
  const check = () => run(['reconcile'], { DATABASE_URL: other.url });
  try {
    await run(['staff', 'chefe@arara.test'], { DATABASE_URL: other.url });
    expect(await check()).toMatchObject({ code: 0, said: expect.stringContaining('audit log: 1 rows') });
    await withClient(other.url, async (client) => {
      await client.query('set session_replication_role = replica');
      await client.query(`update audit_log set action = 'staff.reset'`);
    });
    const found = await check();
    expect(found).toMatchObject({
      code: 1,
      said: expect.stringContaining('THE AUDIT LOG IS BROKEN at row 1'),
    });
  } finally {
    await other.drop();
  }
});

test('[R23] a backup restored into an empty database reconciles to zero, with the same books', async () => {
  const made = await run(['backup', 'books.tar.gz']);
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/^backup: \d+ rows of \d+ tables/) });
  expect(made.said).toMatch(/secret\.key is not in it/);
  expect(existsSync(join(folder, 'books.tar.gz'))).toBe(true);
  const empty = await createTestDatabase({ empty: true });
  try {
    const { code, said } = await run(['restore', 'books.tar.gz'], { DATABASE_URL: empty.url });
    expect(said).toMatch(/^difference\s+0\.00$/m);
    expect(code).toBe(0);
    const pool = openPool(empty.url, 1);
    const restored = await reconcile(pool).finally(() => pool.end());
    expect(restored).toEqual(await reconcile(house.house.db));
    expect(restored).toMatchObject({ isClean: true, differenceCents: 0n });
    const again = await run(['restore', 'books.tar.gz'], { DATABASE_URL: empty.url });
    expect(again).toMatchObject({ code: 1, failed: expect.stringContaining('not empty') });
    const payouts = async (...wish: string[]) =>
      (await run(['payouts', ...wish], { DATABASE_URL: empty.url })).said;
    expect(said).toContain('no payout leaves until');
    expect(await payouts()).toContain('held, until');
    expect(await payouts('release')).toMatch(/held since 2\d{3}-/);
    expect(await payouts()).toContain('not held');
  } finally {
    await empty.drop();
  }
});

test('staff makes an account that may log in, and a new password for one that is there', async () => {
  const passwordIn = (said: string) => /password (\S+) \(shown this once\)/.exec(said)?.[1] ?? '';
  const login = (password: string) => house.call(staff.staffLogin, { email: 'chefe@arara.test', password });
  const first = await run(['staff', 'chefe@arara.test', '--role', 'finance']);
  expect(first).toMatchObject({
    code: 0,
    said: expect.stringContaining('chefe@arara.test may log in as finance'),
  });
  expect(await login(passwordIn(first.said))).toMatchObject({
    status: 'success',
    data: { staff: { role: 'finance' } },
  });
  const second = await run(['staff', 'chefe@arara.test']);
  expect(await login(passwordIn(first.said))).toMatchObject({ code: 401 });
  expect(await login(passwordIn(second.said))).toMatchObject({ data: { staff: { role: 'admin' } } });
});

test('whose key is lost for good starts with another one, and only then; nobody is kept out by an app that nothing opens', async () => {
  const database = await createTestDatabase();
  const db = openPool(database.url, 2);
  const [own, other] = ['own', 'other'].map((name) => openSeal(join(folder, name, 'secret.key')));
  if (!own || !other) throw new Error('two keys are made');
  const key = (name: string, ...wish: string[]) =>
    run(['key', ...wish], { DATA_DIR: join(folder, name), DATABASE_URL: database.url });
  try {
    await checkSeal(db, own, 'own');
    await expect(checkSeal(db, other, 'other')).rejects.toThrow('npm run key -- lost');
    const { memberIds } = await makeMembers(db, 1, 1n);
    await db.query(
      `insert into totp (member_id, secret_sealed, created_at, confirmed_at) values ($1, 'x', now(), now())`,
      memberIds,
    );
    const server = openPlainPool(database.url, 1);
    await server.query('select');
    expect(await key('other', 'lost')).toMatchObject({
      code: 1,
      failed: expect.stringContaining('a server works'),
    });
    await server.end();
    expect(await key('own', 'lost')).toMatchObject({ code: 1, said: expect.stringContaining('opens what') });
    expect(await key('other')).toMatchObject({ code: 1, said: expect.stringContaining('does not open') });
    expect((await db.query('select from totp')).rowCount).toBe(1);

    expect(await key('other', 'lost')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^key: given up; 1 member/),
    });
    expect((await db.query('select from totp')).rowCount).toBe(0);
    const told = await db.query(`select detail from audit_log where action = 'key.lost'`);
    expect(told.rows).toEqual([{ detail: { apps: 1 } }]);
    await checkSeal(db, other, 'other');
    expect((await key('other')).code).toBe(0);
  } finally {
    await db.end();
    await database.drop();
  }
});

test('whose key is changed goes on with the new one: apps are sealed anew, codes and links of before are known', async () => {
  const database = await createTestDatabase();
  const db = openPool(database.url, 2);
  const file = join(folder, 'changed', 'secret.key');
  const key = (...wish: string[]) =>
    run(['key', ...wish], { DATA_DIR: join(folder, 'changed'), DATABASE_URL: database.url });
  const start = () =>
    openHouse({
      env: readEnv({ CAPTCHA: 'off', SANDBOX: 'on', SANDBOX_GAMES: '0', DATABASE_URL: database.url }),
      databaseUrl: database.url,
      log: silentLog,
      publicUrl: () => 'http://127.0.0.1',
      pspJournal: null,
      keyFile: file,
    });
  try {
    const before = await start();
    const old = openSeal(file);
    const { memberIds } = await makeMembers(db, 1, 1n);
    const [memberId = ''] = memberIds;
    await db.query(
      `insert into totp (member_id, secret_sealed, created_at, confirmed_at) values ($1, $2, now(), now())`,
      [memberId, old.close('JBSWY3DPEHPK3PXP', `totp:${memberId}`)],
    );
    const codes = await inTransaction(db, (tx) => replaceRecoveryCodes(tx, before.house, memberId));
    const proof = proofOf(before.house, memberId);
    await inTransaction(db, (tx) => keepMark(tx, before.house, 'cpf', '52998224725'));
    expect(await key('use')).toMatchObject({ code: 1 });
    expect(await key('new')).toMatchObject({ code: 0, said: expect.stringContaining('npm run key -- use') });
    expect(await key('new')).toMatchObject({ code: 1 });
    expect(await key('use')).toMatchObject({ code: 0 });
    await before.close();

    const after = await start();
    const { rows } = await db.query<{ secret_sealed: string }>('select secret_sealed from totp');
    expect(() => old.open(rows[0]?.secret_sealed ?? '', `totp:${memberId}`)).toThrow();
    expect(after.house.seal.open(rows[0]?.secret_sealed ?? '', `totp:${memberId}`)).toBe('JBSWY3DPEHPK3PXP');
    const spend = () =>
      inTransaction(db, (tx) =>
        spendRecoveryCode(tx, after.house, memberId, (codes[0] ?? '').replace('-', '')),
      );
    expect((await Promise.all([spend(), spend()])).filter(Boolean)).toHaveLength(1);
    expect(isProof(after.house, memberId, proof)).toBe(true);
    expect(isProof(after.house, memberId, `${proof.slice(0, -1)}.`)).toBe(false);
    expect(await isMarked(db, after.house, 'cpf', '52998224725')).toBe(true);
    await after.close();
    // Whoever has the key of before alone is not let in any more.
    await expect(checkSeal(db, old, 'old')).rejects.toThrow('does not open');
    expect((await key()).code).toBe(0);
    const told = await db.query(`select count(*)::int as times from audit_log where action = 'key.changed'`);
    expect(told.rows).toEqual([{ times: 1 }]);
  } finally {
    await db.end();
    await database.drop();
  }
});

test.each([
  [[], /operations are reconcile, backup, restore, payouts, key, staff/],
  [['toString'], /not toString/],
  [['restore'], /name the file/],
  [['restore', 'nowhere.tar.gz'], /nowhere/],
  [['payouts', 'go'], /release, or nothing; not go/],
  [['key', 'gone'], /lost, or nothing; not gone/],
  [['staff'], /name the e-mail/],
  [['staff', 'no-mail'], /not an e-mail/],
  [['staff', 'a@arara.test', '--role', 'king'], /a role is one of support, finance/],
])('%j ends with 1 and one clear line', async (args, line) => {
  const { code, failed } = await run(args);
  expect(code).toBe(1);
  expect(failed).toMatch(line);
  expect(failed.trim().split('\n')).toHaveLength(1);
});

test('the command itself passes on what was said and the exit code', async () => {
  const program = await builtServer('operate');
  const command = (...args: string[]) =>
    new Promise<{ code: unknown; said: string; failed: string }>((done) => {
      const env = { PATH: process.env.PATH, DATABASE_URL: house.databaseUrl };
      execFile(process.execPath, [program, ...args], { env }, (error, said, failed) =>
        done({ code: error?.code ?? 0, said, failed }),
      );
    });
  const [books, refused] = await Promise.all([command('reconcile'), command('restore')]);
  expect(books).toMatchObject({ code: 0, said: expect.stringContaining('the books are clean'), failed: '' });
  expect(refused).toMatchObject({
    code: 1,
    said: '',
    failed: 'restore: name the file: npm run restore -- FILE\n',
  });
});
