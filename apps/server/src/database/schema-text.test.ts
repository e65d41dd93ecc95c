import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { withClient } from '../testing/template.ts';
import { databaseFolder } from './migration-files.ts';
import { schemaText } from './schema-text.ts';

test('the committed schema is the one the migrations make', async () => {
  const migrated = await createTestDatabase();
  const text = await withClient(migrated.url, schemaText);
  await migrated.drop();
  // When this fails: node scripts/schema.mjs
  expect(text).toBe(readFileSync(join(databaseFolder(), 'schema.sql'), 'utf8'));
});

test('a database made from the committed schema has the schema of a migrated one', async () => {
  const committed = readFileSync(join(databaseFolder(), 'schema.sql'), 'utf8');
  expect(await textOfDatabaseMadeBy(committed)).toBe(committed);
});

test('each function stands once, and no view takes rows for a table by another name', async () => {
  const migrated = await createTestDatabase();
  const { rows } = await withClient(migrated.url, (client) =>
    client.query<{ name: string }>(
      `select proname as name from pg_proc p where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        group by proname having count(*) > 1
       union all
       select c.relname from pg_class c join pg_attrdef d on d.adrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'`,
    ),
  );
  await migrated.drop();
  expect(rows).toEqual([]);
});

const everything = `
  create schema shop;
  create type colour as enum ('red', 'green');
  create domain cents as bigint default 0 not null check (value >= 0);
  create type pair as (a integer, b text);
  create sequence ticket increment by 5;
  create function is_short(word text) returns boolean language sql immutable return length(word) < 10;
  create table owner (
    id bigint generated always as identity (start with 1000 increment by 2) primary key,
    name text not null check (is_short(name)),
    tags pair[],
    initial text generated always as (left(name, 1)) stored
  ) with (fillfactor=70);
  create table a_purse (
    id integer primary key default nextval('ticket'),
    owner_id bigint not null references owner on delete cascade,
    balance cents,
    colour colour default 'red',
    during tstzrange,
    exclude using gist (during with &&)
  );
  create table shop.item (id serial primary key, price numeric(10, 2));
  create table log (at timestamptz not null, line text collate "C") partition by range (at);
  create table log_2026 partition of log for values from ('2026-01-01') to ('2027-01-01');
  create index log_at on log (at desc) where line is not null;
  create unique index on owner (lower(name));
  create view rich as select o.name, p.balance from owner o join a_purse p on p.owner_id = o.id where p.balance > 100;
  create function first_rich() returns setof rich language sql begin atomic select * from rich limit 1; end;
  create function owner_of(purse a_purse) returns owner language plpgsql as $$ begin return null; end $$;
  create function touch() returns trigger language plpgsql as $$ begin return new; end $$;
  create trigger touched before update on a_purse for each row when (old.balance <> new.balance) execute function touch();
  alter table owner enable row level security;
  create policy seen on owner for select using (name <> '');
  comment on table owner is 'who''s who';
  comment on column owner.name is 'a name';
  comment on function touch() is 'touches';
`;

test('every kind of object is described well enough to make it again', async () => {
  const text = await baseText;
  expect(await textOfDatabaseMadeBy(text)).toBe(text);
  for (const word of [
    'start with 1000',
    'ticket',
    'fillfactor=70',
    'shop.item',
    'log_2026',
    'seen',
    'who',
    'exclude',
    'stored',
    'touched',
  ]) {
    expect(text.toLowerCase()).toContain(word);
  }
});

let baseText: Promise<string>;
beforeAll(() => {
  baseText = textOfDatabaseMadeBy(everything);
});

const differences = [
  'alter table owner alter name drop not null',
  'alter table a_purse alter colour set default $$green$$',
  'drop index log_at',
  'alter table a_purse drop constraint a_purse_owner_id_fkey',
  'create or replace function touch() returns trigger language plpgsql as $$ begin return old; end $$',
  'alter table a_purse disable trigger touched',
  `alter type colour add value 'blue'`,
];

test.each(differences)('the text shows a difference: %s', async (difference) => {
  expect(await textOfDatabaseMadeBy(`${everything}; ${difference};`)).not.toBe(await baseText);
});

async function textOfDatabaseMadeBy(sql: string): Promise<string> {
  const database = await createTestDatabase({ empty: true });
  try {
    return await withClient(database.url, async (client) => {
      await client.query(sql);
      return schemaText(client);
    });
  } finally {
    await database.drop();
  }
}
