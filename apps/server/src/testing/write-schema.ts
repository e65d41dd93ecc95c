import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFolder } from '../database/migration-files.ts';
import { schemaText } from '../database/schema-text.ts';
import { createTemplate, dropTemplate, withClient, withDatabase } from './template.ts';
import { testServer } from './test-server.ts';

/** Writes db/schema.sql from a database migrated from nothing. */
const server = await testServer();
try {
  const name = await createTemplate(server.url, { closed: false });
  const text = await withClient(withDatabase(server.url, name), schemaText);
  await dropTemplate(server.url, name);
  const file = join(databaseFolder(), 'schema.sql');
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
} finally {
  await server.stop();
}
