import type pg from 'pg';

/** A pool, or a connection inside a transaction, that reads bigint columns as `bigint` (the driver's own way is text). */
export type Queryable = Pick<pg.PoolClient, 'query'>;
