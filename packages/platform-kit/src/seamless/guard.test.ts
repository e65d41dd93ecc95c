import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { clockSkewMs, createGuard, hmacSigner, hmacVerifier, rsaVerifier } from './index.ts';

const message = (time: number, request: string = randomUUID(), body = '{"amount":"1.00"}') => ({
  time: String(time),
  request,
  path: '/api/seamless/test/bet',
  body,
});
test('lets in what is signed over time, request, path and body, and nothing else', () => {
  const sign = hmacSigner('one secret');
  const guard = createGuard(hmacVerifier('one secret'), () => 1_000_000);
  const good = message(1_000_000);
  const signature = sign(good);
  for (const changed of [
    { body: '{"amount":"9.00"}' },
    { path: '/api/seamless/test/win' },
    { time: '1000001' },
    { request: randomUUID() },
  ])
    expect(guard({ ...good, ...changed }, signature)).toBe('wrong_signature');
  for (const other of ['', 'x', signature.slice(1), hmacSigner('another')(good)])
    expect(guard(good, other)).toBe('wrong_signature');
  expect(guard(good, signature)).toBeNull();
  expect(guard({ ...good, time: 'soon' }, signature)).toBe('bad_request');
});

test('an RSA key that is too short for its work is refused at once', () => {
  const { publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 1024,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  expect(() => rsaVerifier(publicKey)).toThrow('2048');
});

test('a request comes in once, as long as its time would still do', () => {
  const sign = hmacSigner('one secret');
  const start = 10_000_000;
  for (const [first, last] of [
    [0, 59_000],
    [31_000, 90_000],
    [59_000, 119_000],
    [200_000, 259_000],
  ] as const) {
    let at = start;
    const guard = createGuard(hmacVerifier('one secret'), () => at);
    // As late as a time may be, seen as early as it may come in.
    const kept = message(start + first + clockSkewMs);
    at = start + first;
    expect(guard(kept, sign(kept))).toBeNull();
    // Others come meanwhile, so that what is remembered moves on.
    for (; at < start + last; at += 1000) {
      const other = message(at);
      expect(guard(other, sign(other))).toBeNull();
      if (at - start - first <= 2 * clockSkewMs) expect(guard(kept, sign(kept))).toBe('request_repeated');
    }
    at = start + first + 2 * clockSkewMs + 1;
    expect(guard(kept, sign(kept))).toBe('request_expired');
  }
});
