import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksNow } from '../../apps/server/src/testing/books-now.ts';
import { eventually } from '../../apps/server/src/testing/eventually.ts';
import { makeMembers } from '../../apps/server/src/testing/many-members.ts';
import { builtServer } from './support/built-server.ts';
import { Bettor } from './three-instances/bettor.ts';
import { type Cluster, flightTable, openCluster } from './three-instances/cluster.ts';

const patienceMs = 90_000;
const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

let cluster: Cluster;
beforeAll(async () => {
  const program = await builtServer('main');
  cluster = await openCluster({ program, count: 2, settings: quick, endsBy: 140, tables: [flightTable] });
}, 600_000);
afterAll(() => cluster?.close(), 60_000);

const numbers = async () => {
  const { rows } = await cluster.db.query<{ settled: number; broken: number }>(
    `select count(*) filter (where settled_at is not null)::integer as settled,
            (max(number) - count(*) + max(position) - count(position))::integer as broken
       from live_round where table_slug = $1 and phase <> 'waiting'`,
    [flightTable],
  );
  return rows[0] ?? { settled: 0, broken: 0 };
};
const goesOn = async () => {
  const { settled } = await numbers();
  await eventually(numbers, (now) => now.settled >= settled + 2, patienceMs);
};

test('the runner of a table stands still: another takes it over, and when the first goes on no round is run or paid twice', async () => {
  const first = await eventually(
    () => cluster.runner(flightTable),
    (found) => found !== null,
    patienceMs,
  );
  const other = cluster.instances.find((one) => one !== first);
  const { tokens } = await makeMembers(cluster.db, 3, 1_000_00n);
  const stopping = new AbortController();
  // They speak to the one that lives.
  const url = `http://127.0.0.1:${other?.port}`;
  const bettors = tokens.map(
    (token, index) => new Bettor(url, `198.51.100.${index + 1}`, token, [flightTable]),
  );
  const playing = Promise.all(bettors.map((bettor) => bettor.play(stopping.signal)));
  await goesOn();

  first?.signal('SIGSTOP');
  await eventually(
    () => cluster.runner(flightTable),
    (found) => found === other,
    patienceMs,
  );
  await goesOn();
  first?.signal('SIGCONT');
  await goesOn();

  stopping.abort();
  await playing;
  for (const bettor of bettors) bettor.follower.close();
  expect((await fetch(`http://127.0.0.1:${first?.port}/readyz`)).status).toBe(200);
  expect(await numbers()).toMatchObject({ broken: 0 });
  const { rowCount } = await cluster.db.query(
    `select from live_bet b join ledger_transfer t on t.reference = b.id and t.kind in ('stake_settled', 'payout')
      group by b.id, t.kind having count(*) > 1`,
  );
  expect(rowCount).toBe(0);
  expect(bettors.every(({ bets }) => bets.size > 0)).toBe(true);
  expect(bettors.flatMap(({ surprises }) => surprises)).toEqual([]);
  expect(await booksNow(cluster.db)).toMatchObject({ isClean: true, differenceCents: 0n });
}, 600_000);
