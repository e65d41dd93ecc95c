import type pg from 'pg';
import { dependencyQuery, objectQueries, type SchemaObject } from './schema-objects.ts';

const head = `-- Generated from db/migrations by \`node scripts/schema.mjs\`: do not edit.
-- The schema as it stands after the last migration, to read and to compare.

set check_function_bodies = off;
`;

/**
 * The schema of a database as SQL that makes it again, always the same text for the same schema: types,
 * sequences, tables with their constraints and indexes, functions, foreign keys, views, triggers, comments.
 * Not in it: privileges, statistics objects, and what belongs to extensions or to the job queue.
 */
export async function schemaText(client: pg.ClientBase): Promise<string> {
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    await client.query(`set local search_path = public`);
    const objects = await readObjects(client);
    return `${head}\n${inOrder(objects)
      .map(({ sql }) => sql)
      .join('\n\n')}\n`;
  } finally {
    await client.query('rollback');
  }
}

async function readObjects(client: pg.ClientBase): Promise<SchemaObject[]> {
  const { rows: dependencies } = await client.query<{ object: string; stands_on: string }>(dependencyQuery);
  const after = new Map<string, string[]>();
  for (const { object, stands_on } of dependencies) {
    after.set(object, [...(after.get(object) ?? []), stands_on]);
  }
  const objects: SchemaObject[] = [];
  for (const query of objectQueries) {
    const { rows } = await client.query<{ catalog: string; oid: string; place: string; sql: string }>(query);
    for (const { catalog, oid, place, sql } of rows) {
      const id = `${catalog}:${oid}`;
      objects.push({ id, place, sql, after: after.get(id) ?? [] });
    }
  }
  return objects.sort((a, b) => compare(a.place, b.place) || compare(a.sql, b.sql));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** By place, except that what another stands on comes before it. */
function inOrder(objects: SchemaObject[]): SchemaObject[] {
  const known = new Map(objects.map((object) => [object.id, object]));
  const seen = new Set<SchemaObject>();
  const ordered: SchemaObject[] = [];
  const visit = (object: SchemaObject) => {
    if (seen.has(object)) return;
    seen.add(object);
    const grounds = object.after.flatMap((id) => known.get(id) ?? []);
    for (const ground of grounds.sort((a, b) => compare(a.place, b.place))) visit(ground);
    ordered.push(object);
  };
  for (const object of objects) visit(object);
  return ordered;
}
