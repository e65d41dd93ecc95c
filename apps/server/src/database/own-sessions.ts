import pg from 'pg';

/** How often each of two connections is asked: a pooler that goes round has lent another session long before. */
const asks = 10;

/** Throws an `Error` with one clear line when what stands before the database lends one session to several connections in turn. */
export async function refuseLentSessions(url: string): Promise<void> {
  const [first, second] = [
    new pg.Client({ connectionString: url }),
    new pg.Client({ connectionString: url }),
  ];
  try {
    for (const client of [first, second]) {
      client.on('error', () => {});
      await client.connect();
    }
    if (await keepSessions(first, second)) return;
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
  throw new Error(
    'the pooler of DATABASE_URL lends sessions by transaction, and shared tables, notices and prepared statements need their own: set its pool_mode to session, or go past it',
  );
}

/** Whether each of two connections to one database has a session that no other uses, for as long as it is open. */
export async function keepSessions(first: Asked, second: Asked): Promise<boolean> {
  const own = await sessionsOf(first);
  const others = await sessionsOf(second);
  return own.size === 1 && others.size === 1 && ![...others].some((pid) => own.has(pid));
}

interface Asked {
  query(text: string): Promise<{ readonly rows: readonly { readonly pid: number }[] }>;
}

async function sessionsOf(asked: Asked): Promise<Set<number>> {
  const seen = new Set<number>();
  for (let count = 0; count < asks; count += 1) {
    const { rows } = await asked.query('select pg_backend_pid() as pid');
    for (const { pid } of rows) seen.add(pid);
  }
  return seen;
}
