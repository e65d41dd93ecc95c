import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, buildApp } from './app.ts';
import { startTestHouse, type TestHouse } from './testing/house.ts';
import { silentLog } from './testing/silent-log.ts';

let house: TestHouse;
let app: App;
let port: number;
beforeAll(async () => {
  house = await startTestHouse();
  app = await buildApp(house.house, { sites: '/nonexistent', logger: silentLog });
  app.server.get('/slow', async () => {
    await wait(300);
    return { code: 200 };
  });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.server.address() as AddressInfo).port;
});
afterAll(() => house.close());

async function send(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

test('a server ends though a request is never sent whole, and answers what it has been asked', async () => {
  const half = await send(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  const asked = await send('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
  let answer = '';
  asked.on('data', (part) => {
    answer += part;
  });
  await wait(100);
  const isCut = once(half, 'close');
  const begunAt = performance.now();
  await app.end(1500);
  expect(performance.now() - begunAt).toBeLessThan(10_000);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  await isCut;
});
