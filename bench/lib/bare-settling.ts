import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Gathering } from '../../apps/server/src/plugins/gathering.ts';
import { openPool } from '../../apps/server/src/plugins/transaction.ts';

/*
 * The plainest server there is for something that has to last: Node's own HTTP, a body that is read, and an answer as long as a
 * bet's; with a database, those that gather in one durable statement as bets do, each one row of one index, or the least that
 * books are: a row that no second one may stand beside, a balance, and what moved it. It checks nothing but a signature, and that
 * only where it is told, knows nobody and judges nothing. Started by `floor.ts`.
 */

export type FromBare = { readonly port: number };

/** What each leaves behind; everything else is as plain. */
export type Bare = 'nothing' | 'row' | 'books' | 'signed_books';

const [, , databaseUrl = '', leaves = 'nothing'] = process.argv;
const answer = JSON.stringify({ data: 'x'.repeat(700) });
const db = openPool(databaseUrl, 4);
/** Beyond those of an earlier run. */
let last = Date.now() * 1000;

const row = {
  name: 'bare-rows',
  text: 'insert into bare_row (id, body) select * from unnest($1::bigint[], $2::text[])',
};
const books = {
  name: 'bare-books',
  text: `with said as (
           select * from unnest($1::bigint[], $2::text[]) as s(id, body)
         ), kept as (
           insert into bare_row (id, body) select id, body from said on conflict do nothing returning id
         ), moved as (
           update bare_balance b set cents = cents - 3, moves = moves + 1 from kept
            where b.id = kept.id % 2048 returning b.id, kept.id as cause, cents, moves
         )
         insert into bare_movement (balance, move, cause, cents, after)
         select id, moves, cause, -3, cents from moved`,
};

const rows = new Gathering<{ readonly id: string; readonly body: string }, null>(
  {
    // One balance is moved by one at a time.
    keysOf: ({ id }) => [String(BigInt(id) % 2048n)],
    carryOut: async (batch) => {
      const values = [batch.map(({ one }) => one.id), batch.map(({ one }) => one.body)];
      await db.query({ ...(leaves === 'row' ? row : books), values });
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
    if (leaves === 'nothing') return say();
    if (leaves === 'signed_books') createHmac('sha256', 'a secret').update(body).digest('hex');
    last += 1;
    rows.submit({ id: String(last), body }).then(say, () => response.destroy());
  });
});
server.listen(0, '127.0.0.1', () => {
  // A listening TCP server has a port, not a path.
  const told: FromBare = { port: (server.address() as AddressInfo).port };
  process.send?.(told);
});
