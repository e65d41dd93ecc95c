import { openApiDocument } from '@arara/contract';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { registerOpenApi } from './open-api.ts';

test('the description of all calls is made once for an address, however often it is asked for', async () => {
  const app = Fastify();
  let address = 'https://one.example';
  const make = vi.fn(openApiDocument);
  registerOpenApi(app, () => address, make);
  const ask = async () => (await app.inject({ url: '/api/openapi.json' })).json();
  const said = await Promise.all([ask(), ask(), ask()]);
  for (const one of said) expect(one).toMatchObject({ openapi: '3.1.0', servers: [{ url: address }] });
  expect(make).toHaveBeenCalledTimes(1);
  address = 'https://two.example';
  expect(await ask()).toMatchObject({ servers: [{ url: address }] });
  expect(make).toHaveBeenCalledTimes(2);
});
