import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operate } from '../../apps/server/src/operations.ts';
import { prepareServer, type RunningServer } from './support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await prepareServer({ SEED_HISTORY: 'on' });
});
afterAll(() => server.clear(), 60_000);

const post = async (path: string, body: object) => {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
};

test('a first start that is killed while it makes a past leaves a house that its operator can open', async () => {
  await server.startUntil('database: ');
  await server.killServer();
  // Nobody is a member yet: the past is begun now, and cut off in the middle of its days.
  await server.startUntil('history: day 6 ');
  await server.killServer();

  const said = await server.startUntil('ready ');
  const [, password = ''] = /admin@arara\.local created, password (\S+) /.exec(said.join('\n')) ?? [];
  expect(await post('/api/staff/login', { email: 'admin@arara.local', password })).toBe(200);
  // Whoever played until then can be looked at.
  const [head = '', account = ''] = readFileSync(join(server.dataDir, 'members.txt'), 'utf8').split('\n');
  const [, members = ''] = /Password of all: (\S+) /.exec(head) ?? [];
  expect(await post('/api/auth/login2', { account, password: members })).toBe(200);
  expect(await operate(['reconcile'], { DATA_DIR: server.dataDir }, () => {})).toBe(0);
  expect(await server.stop()).toBe(0);
}, 300_000);
