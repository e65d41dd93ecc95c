import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '../../../database/migrate.ts';
import { databaseFolder, readMigrations } from '../../../database/migration-files.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { withClient } from '../../../testing/template.ts';

const [member, ana, bia, abuseCase] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const people = `
  insert into member (id, account, realname, birth_date, phone, site, invite_code, password_hash)
    values ('${member}', 'moved_one', 'Ana', '1990-01-01', '', 'arara', 'MOVED1', '');
  insert into staff (id, email, password_hash, role, created_at, updated_at)
    values ('${ana}', 'ana@arara.test', '', 'admin', now(), now()), ('${bia}', 'bia@arara.test', '', 'admin', now(), now());
  insert into abuse_case (id, member_id, signal, cause, evidence) values ('${abuseCase}', '${member}', 'clawback', 'x', '{}');`;
const asked = `
  insert into adjustment (member_id, amount_cents, reason, case_id, state, asked_by, asked_at, decided_by, decided_at) values
    ('${member}', 1200, 'waits', null, 'waiting', '${ana}', '2026-01-01', null, null),
    ('${member}', -500, 'of a case', '${abuseCase}', 'done', '${ana}', '2026-01-02', '${bia}', '2026-01-03'),
    ('${member}', 7, 'not so', null, 'refused', '${ana}', '2026-01-04', '${ana}', '2026-01-05');
  insert into lifting (member_id, reason, state, asked_by, asked_at, decided_by, decided_at) values
    ('${member}', 'again', 'waiting', '${bia}', '2026-01-06', null, null),
    ('${member}', 'a mistake', 'done', '${bia}', '2026-01-07', '${ana}', '2026-01-08');`;
const columns = 'id, member_id, reason, state, asked_by, asked_at, decided_by, decided_at';

test('what was asked for and decided before is kept as it was, and the version before reads and writes on', async () => {
  const database = await createTestDatabase({ empty: true });
  const rows = (sql: string) => withClient(database.url, async (client) => (await client.query(sql)).rows);
  try {
    const known = readMigrations(join(databaseFolder(), 'migrations'));
    await migrate(database.url, { through: known.filter(({ name }) => name < '0064') });
    await rows(people + asked);
    const before = {
      adjustments: await rows(`select ${columns}, amount_cents, case_id from adjustment order by asked_at`),
      liftings: await rows(`select ${columns} from lifting order by asked_at`),
    };
    expect([before.adjustments.length, before.liftings.length]).toEqual([3, 2]);
    // Its names went with a later one.
    await migrate(database.url, { through: known.filter(({ name }) => name < '0099') });
    const of = (kind: string, more: string) =>
      rows(`select ${columns}${more} from staff_request where kind = '${kind}' order by asked_at`);
    expect(await of('adjustment', ', amount_cents, case_id')).toEqual(before.adjustments);
    expect(await of('lifting', '')).toEqual(before.liftings);
    expect(await rows(`select ${columns}, amount_cents, case_id from adjustment order by asked_at`)).toEqual(
      before.adjustments,
    );
    // The rules hold: a second lifting of the same member waits no more than before, and nobody decides alone.
    const lifting = `insert into lifting (member_id, reason, asked_by, asked_at) values ('${member}', 'twice', '${ana}', now())`;
    await expect(rows(lifting)).rejects.toThrow('staff_request_lifting_waits');
    const alone = `update lifting set state = 'done', decided_by = asked_by, decided_at = now() where state = 'waiting'`;
    await expect(rows(alone)).rejects.toThrow('staff_request_two_people');
    // What the version before writes is one of the requests.
    await rows(
      `update lifting set state = 'refused', decided_by = '${ana}', decided_at = now() where state = 'waiting'`,
    );
    await rows(lifting);
    await rows(
      `insert into adjustment (member_id, amount_cents, reason, asked_by, asked_at) values ('${member}', 5, 'late', '${ana}', now())`,
    );
    expect(
      await rows(
        `select kind, reason from staff_request where reason in ('twice', 'late') and state = 'waiting' order by kind`,
      ),
    ).toEqual([
      { kind: 'adjustment', reason: 'late' },
      { kind: 'lifting', reason: 'twice' },
    ]);
  } finally {
    await database.drop();
  }
});
