import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareServer, type RunningServer } from './support/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await prepareServer();
});
afterAll(() => server.clear(), 60_000);

test('a start on a port that is taken ends, and leaves no PostgreSQL behind', async () => {
  const taken = createServer();
  const { hostname, port } = new URL(server.url);
  await new Promise<void>((listening) => taken.listen(Number(port), hostname, listening));
  await expect(server.start()).rejects.toThrow('ended before it was ready');
  expect(() => server.databaseUrl()).toThrow('no PostgreSQL runs');
  await new Promise<void>((closed) => taken.close(() => closed()));
});

test('a server that is asked to end at the moment it is ready, or before, ends well and leaves no PostgreSQL behind', async () => {
  await server.start();
  expect(await server.stop()).toBe(0);
  expect(() => server.databaseUrl()).toThrow('no PostgreSQL runs');
  const starting = server.start().catch(() => 'ended');
  await expect.poll(() => isRunning(server), { timeout: 30_000, interval: 5 }).toBe(true);
  expect(await server.stop()).toBe(0);
  expect(await starting).toBe('ended');
  expect(() => server.databaseUrl()).toThrow('no PostgreSQL runs');
});

function isRunning({ databaseUrl }: RunningServer): boolean {
  try {
    return databaseUrl() !== '';
  } catch {
    return false;
  }
}
