import { requireNode } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

// Writes db/schema.sql, the schema as it stands after the last migration.
requireNode();
process.exitCode = await runNode(['--import', 'tsx', 'apps/server/src/testing/write-schema.ts']);
