import type pg from 'pg';

/** A pool, or a connection inside a transaction. */
export type Queryable = Pick<pg.PoolClient, 'query'>;
