import type pg from 'pg';

/** Tables that grow with the house. */
const grown = [
  'member',
  'ledger_account',
  'fair_seed',
  'member_play',
  'deposit',
  'round',
  'ledger_transfer',
  'play_day',
];

/**
 * Fills tables while nothing stands beside them: their indexes rest and are built in one go afterwards, triggers and foreign
 * keys are not asked. What is filled in keeps their rules by itself; unique ones are checked as their indexes are built.
 */
export async function fillBare(client: pg.PoolClient, fill: () => Promise<void>): Promise<void> {
  await client.query(
    `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB';
     set maintenance_work_mem = '1GB'; set hash_mem_multiplier = 4`,
  );
  await client.query(
    'update pg_index set indisready = false, indisvalid = false where indrelid = any($1::regclass[])',
    [grown],
  );
  await fill();
  for (const table of grown) await client.query(`reindex table ${table}`);
}
