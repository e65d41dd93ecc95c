import type pg from 'pg';
import { isConnectionFault, standsStill } from './transaction.ts';

/** `cannot_connect_now`, which graphile-worker waits out. */
const later = '57P03';

/** The same fault by a code that is tried again. */
function tellLater(fault: unknown): never {
  if (!isConnectionFault(fault) && !standsStill(fault)) throw fault;
  throw Object.assign(new Error('the database is away', { cause: fault }), { code: later });
}

const query = Symbol('the query of the client itself');
type Patient = pg.PoolClient & { [query]?: pg.PoolClient['query'] };

function patient(client: Patient): pg.PoolClient {
  if (client[query]) return client;
  const own = client.query.bind(client);
  client[query] = own;
  return Object.assign(client, {
    query: (...given: Parameters<typeof own>) => {
      const answer: unknown = own(...given);
      return answer instanceof Promise ? answer.catch(tellLater) : answer;
    },
  });
}

/**
 * Makes a pool fit for graphile-worker, which tries again what failed by a code it knows and lets any other fault end the
 * process: a connection that broke, or a full disk, is told to it as a database that is not ready yet.
 */
export function patientPool(pool: pg.Pool): pg.Pool {
  const own = pool.connect.bind(pool);
  return Object.assign(pool, {
    connect: (...[callback]: [] | Parameters<typeof own>) =>
      callback ? own(callback) : own().then(patient, tellLater),
  });
}
