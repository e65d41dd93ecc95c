import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Gathering } from '../../apps/server/src/plugins/gathering.ts';
import { openPool } from '../../apps/server/src/plugins/transaction.ts';

/*
 * The plainest server there is for something that has to last: Node's own HTTP, a body that is read, and an answer as long as a
 * bet's; with a database, one row of one index for each, those that gather in one durable statement as bets do. It checks nothing,
 * knows nobody and moves no money. Started by `floor.ts`.
 */

export type FromBare = { readonly port: number };

const databaseUrl = process.argv[2];
const answer = JSON.stringify({ data: 'x'.repeat(700) });
const db = databaseUrl === undefined ? null : openPool(databaseUrl, 4);
/** Beyond those of an earlier run. */
let last = Date.now() * 1000;

const rows = new Gathering<{ readonly id: string; readonly body: string }, null>(
  {
    keysOf: ({ id }) => [id],
    carryOut: async (batch) => {
      await db?.query({
        name: 'bare-rows',
        text: 'insert into bare_row (id, body) select * from unnest($1::bigint[], $2::text[])',
        values: [batch.map(({ one }) => one.id), batch.map(({ one }) => one.body)],
      });
      for (const { resolve } of batch) resolve(null);
    },
  },
  { batchesInFlightMax: 3, gatheredMin: 32 },
);

const server = createServer((request, response) => {
  let body = '';
  const say = () => response.end(answer);
  request.setEncoding('utf8');
  request.on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('content-length', answer.length);
    if (!db) return say();
    last += 1;
    rows.submit({ id: String(last), body }).then(say, () => response.destroy());
  });
});
server.listen(0, '127.0.0.1', () => {
  // A listening TCP server has a port, not a path.
  const told: FromBare = { port: (server.address() as AddressInfo).port };
  process.send?.(told);
});
