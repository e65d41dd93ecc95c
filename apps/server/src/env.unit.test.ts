import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

test.each(['https://casino.example', 'https://casino.example/', 'https://CASINO.example:443/'])(
  'the address players see is kept without what says nothing: %s',
  (url) => {
    expect(readEnv({ PUBLIC_URL: url }).PUBLIC_URL).toBe('https://casino.example');
  },
);

test.each([
  'https://casino.example/site',
  'https://casino.example//',
  'https://casino.example/?a=1',
  'https://casino.example/#a',
  'https://user:word@casino.example',
  'ftp://casino.example',
  'casino.example',
])('an address whose callbacks nobody would answer is refused: %s', (url) => {
  expect(() => readEnv({ PUBLIC_URL: url })).toThrow(/^environment: PUBLIC_URL: /);
});

describe('the way to the institution', () => {
  const real = {
    PIX_BASE_URL: 'https://pix.example/api/v2/',
    PIX_TOKEN_URL: 'http://127.0.0.1:8443/oauth/token',
    PIX_CLIENT_ID: 'a',
    PIX_CLIENT_SECRET: 'b',
    PIX_KEY: 'c',
    PIX_WEBHOOK_SECRET: 'a secret of twenty-four letters',
  };

  test('is kept without the slash that every path begins with', () => {
    expect(readEnv(real).PIX_BASE_URL).toBe('https://pix.example/api/v2');
    for (const PIX_BASE_URL of ['http://localhost:8443', 'http://[::1]:8443'])
      expect(readEnv({ ...real, PIX_BASE_URL })).toMatchObject({ PIX_BASE_URL });
  });

  test.each(['http://pix.example', 'http://127.0.0.1.pix.example', 'http://10.0.0.1', 'file:///tmp/pix'])(
    'that others could read or answer on is refused: %s',
    (url) => {
      expect(() => readEnv({ ...real, PIX_BASE_URL: url })).toThrow(/^environment: PIX_BASE_URL: /);
      expect(() => readEnv({ ...real, PIX_TOKEN_URL: url })).toThrow(/^environment: PIX_TOKEN_URL: /);
    },
  );

  test('is not taken with any certificate', () => {
    const NODE_TLS_REJECT_UNAUTHORIZED = '0';
    expect(() => readEnv({ ...real, NODE_TLS_REJECT_UNAUTHORIZED })).toThrow(
      /^environment: NODE_TLS_REJECT_UNAUTHORIZED: /,
    );
    expect(readEnv({ NODE_TLS_REJECT_UNAUTHORIZED }).isSandbox).toBe(true);
  });
});
