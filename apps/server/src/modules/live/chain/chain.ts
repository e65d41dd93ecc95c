import { hash as digest, randomBytes } from 'node:crypto';
import { setImmediate as breathe, setTimeout as rest } from 'node:timers/promises';
import type pg from 'pg';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';

/** SHA-256 of a hex text, as a hex text: the step from a link to the one before it. */
export const stepBack = (hash: string) => digest('sha256', hash, 'hex');

/** Half a millisecond's work: everybody else on the thread waits for no more than that. */
const linksAtOnce = 200;

/** A making that nobody waits for rests after each little part of it, and can be given up. */
interface Gently {
  readonly restMs: number;
  readonly signal: AbortSignal;
}

/**
 * Makes a chain: link `length` is SHA-256 of a secret, each earlier link SHA-256 of the one after it, and the commitment
 * SHA-256 of the first. Gives every so many links one to keep, and lets others work meanwhile, or rests in between.
 */
export async function makeChain(length: number, every: number, gently?: Gently) {
  let hash = randomBytes(32).toString('hex');
  const kept: { position: number; hash: string }[] = [];
  for (let position = length; position >= 1; position -= 1) {
    hash = stepBack(hash);
    if (position === length || position % every === 0) kept.push({ position, hash });
    if (position % linksAtOnce === 0)
      await (gently ? rest(gently.restMs, undefined, { signal: gently.signal }) : breathe());
  }
  return { commitment: stepBack(hash), kept };
}

/** Commits a table to a new chain, then fixes its salt in a transaction of its own. */
async function commitChain(
  db: pg.Pool,
  table: { slug: string; chain_length: number; checkpoint_every: number },
  gently: Gently | undefined,
): Promise<void> {
  const { commitment, kept } = await makeChain(table.chain_length, table.checkpoint_every, gently);
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into live_chain (table_slug, length, checkpoint_every, commitment) values ($1, $2, $3, $4) returning id`,
      [table.slug, table.chain_length, table.checkpoint_every, commitment],
    );
    await tx.query(
      'insert into live_checkpoint (chain_id, position, hash) select $1, * from unnest($2::integer[], $3::text[])',
      [rows[0]?.id, kept.map(({ position }) => position), kept.map(({ hash }) => hash)],
    );
  });
  await saltChains(db, table.slug);
}

/** Salts what was committed and has none: also where somebody stopped in between. */
async function saltChains(db: Queryable, slug: string): Promise<void> {
  await db.query(
    `update live_chain set salt = $2, salted_at = house_now() where table_slug = $1 and salt is null`,
    [slug, randomBytes(32).toString('hex')],
  );
}

/** Sees to it that a table has a salted chain with links left. */
export async function ensureChain(
  db: pg.Pool,
  table: { slug: string; chain_length: number; checkpoint_every: number },
  gently?: Gently,
): Promise<void> {
  await saltChains(db, table.slug);
  const { rowCount } = await db.query(
    'select 1 from live_chain where table_slug = $1 and used < length limit 1',
    [table.slug],
  );
  if (rowCount === 0) await commitChain(db, table, gently);
}

/** Takes the next link of a table's chain, once: the caller's transaction decides whether it counts as used. */
export async function takeLink(
  tx: Queryable,
  slug: string,
): Promise<{ chainId: string; position: number; hash: string; salt: string }> {
  const { rows } = await tx.query<{ id: string; used: number; salt: string }>(
    `update live_chain set used = used + 1 where id = (
       select id from live_chain where table_slug = $1 and used < length and salt is not null order by id limit 1 for update)
     returning id, used, salt`,
    [slug],
  );
  const [chain] = rows;
  if (!chain) throw new Error(`table ${slug} has no chain`);
  return {
    chainId: chain.id,
    position: chain.used,
    hash: await linkAt(tx, chain.id, chain.used),
    salt: chain.salt,
  };
}

/** The link at a position, from the nearest kept one behind it. */
export async function linkAt(db: Queryable, chainId: string, position: number): Promise<string> {
  const { rows } = await db.query<{ position: number; hash: string }>(
    'select position, hash from live_checkpoint where chain_id = $1 and position >= $2 order by position limit 1',
    [chainId, position],
  );
  const [kept] = rows;
  if (!kept) throw new Error(`chain ${chainId} has no link ${position}`);
  let { hash } = kept;
  for (let at = kept.position; at > position; at -= 1) hash = stepBack(hash);
  return hash;
}
