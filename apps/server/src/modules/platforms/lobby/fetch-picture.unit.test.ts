import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPicture } from './fetch-picture.ts';
import { isInnerAddress, isInnerHost, outerLookup } from './outer-lookup.ts';

/** Says where names lead, and remembers what it was asked. */
function names(addresses: readonly string[]) {
  const asked: string[] = [];
  const resolve: LookupFunction = (hostname, _options, done) => {
    asked.push(hostname);
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { asked, resolve };
}

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  'no address',
])('%s leads into a network', (address) => expect(isInnerAddress(address)).toBe(true));

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s leads outside',
  (address) => expect(isInnerAddress(address)).toBe(false),
);

test.each<[string, boolean]>([
  ['127.0.0.1', true],
  ['[::1]', true],
  ['localhost', true],
  ['pictures', true],
  ['pictures.internal', true],
  ['a.svc.cluster.local', true],
  ['8.8.8.8', false],
  ['pictures.example', false],
  ['localhost.example', false],
  ['internal.example', false],
])('a host called %s is of an inner network: %s', (hostname, isInner) =>
  expect(isInnerHost(hostname)).toBe(isInner),
);

describe('a name of the outside', () => {
  const look = (addresses: readonly string[], all = true) =>
    new Promise<unknown>((done, fail) =>
      outerLookup(names(addresses).resolve)('cdn.example', { all }, (error, found) =>
        error ? fail(error) : done(found),
      ),
    );

  test('is given to the connection as it was looked at', async () => {
    const found = [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ];
    expect(await look(['8.8.8.8', '2606:4700::1111'])).toEqual(found);
    expect(await look(['8.8.8.8', '2606:4700::1111'], false)).toBe('8.8.8.8');
  });

  test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::ffff:192.168.1.1']], [[]]])(
    'is refused when it leads to %j',
    async (addresses) => expect(look(addresses)).rejects.toThrow('cdn.example leads to'),
  );
});

describe('a picture', () => {
  let server: Server;
  let port = 0;
  const seen: IncomingMessage[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(request);
      if (request.url === '/zipped.png') response.setHeader('content-encoding', 'gzip');
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(request.url === '/large.png' ? Buffer.alloc(1024 * 1024 + 1) : 'PNG');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address of this kind.
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const get = (
    address: string,
    origins: readonly string[],
    { resolve } = names(['127.0.0.1']),
    signal = AbortSignal.timeout(20_000),
  ) => fetchPicture(new URL(address), origins, signal, resolve);

  test('is had from where its name led when it was looked at, once', async () => {
    const origin = `http://pictures.internal:${port}`;
    const lookedUp = names(['127.0.0.1']);
    expect(String((await get(`${origin}/a.png`, [origin], lookedUp)).body)).toBe('PNG');
    expect(lookedUp.asked).toEqual(['pictures.internal']);
    expect(seen.at(-1)?.headers.host).toBe(`pictures.internal:${port}`);
  });

  test('whose origin is of the outside is not looked for inside', async () => {
    const before = seen.length;
    for (const protocol of ['http', 'https']) {
      const origin = `${protocol}://cdn.example:${port}`;
      const lookedUp = names(['127.0.0.1']);
      await expect(get(`${origin}/a.png`, [origin], lookedUp)).rejects.toThrow(
        'cdn.example leads to 127.0.0.1',
      );
      expect(lookedUp.asked).toEqual(['cdn.example']);
    }
    expect(seen.length).toBe(before);
  });

  test('at no origin of the platform is not asked for', async () => {
    const before = seen.length;
    for (const address of [
      `http://127.0.0.1:${port}/a.png`,
      `http://pictures.internal:${port}@127.0.0.1:${port}/a.png`,
      'data:image/png;base64,AAAA',
      'file:///etc/passwd',
    ])
      await expect(get(address, [`http://pictures.internal:${port}`, 'null'])).rejects.toThrow(
        'none of its origins',
      );
    expect(seen.length).toBe(before);
  });

  test('is no more than 1 MB, as it is, and had in time', async () => {
    const origin = `http://127.0.0.1:${port}`;
    await expect(get(`${origin}/large.png`, [origin])).rejects.toThrow('too large');
    await expect(get(`${origin}/zipped.png`, [origin])).rejects.toThrow('200 image/png');
    const before = seen.length;
    await expect(get(`${origin}/a.png`, [origin], undefined, AbortSignal.abort())).rejects.toThrow('abort');
    expect(seen.length).toBe(before);
  });
});
