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
    PIX_WEBHOOK_SECRET: 'a-secret-of-twenty-four-letters',
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

describe('secrets', () => {
  const real = {
    PIX_BASE_URL: 'https://pix.example/api/v2/',
    PIX_TOKEN_URL: 'https://pix.example/oauth/token',
    PIX_CLIENT_ID: 'a',
    PIX_CLIENT_SECRET: 'b',
    PIX_KEY: 'c',
    PIX_WEBHOOK_SECRET: '0f9d8c7b6a5948372615f0e1d2c3b4a5',
  };

  test('are taken as they are made by openssl, in hex and in base64url', () => {
    for (const secret of ['7c211433f02071597741e6ff5a8ea34789abbf43', 'Zm9vYmFyLWJhel9xdXV4-~.1234'])
      expect(readEnv({ ...real, PIX_WEBHOOK_SECRET: secret }).PIX_WEBHOOK_SECRET).toBe(secret);
    expect(readEnv({ ...real, PIX_WEBHOOK_SECRET_OLD: 'ffeeddccbbaa99887766554433221100' })).toMatchObject({
      PIX_WEBHOOK_SECRET_OLD: 'ffeeddccbbaa99887766554433221100',
    });
  });

  // With a slash, a question mark or more than a hundred letters no callback ever came in over its path.
  test.each([
    ['PIX_WEBHOOK_SECRET', 'kJ8/2m+Qx7/Lr0ZtVb3NcYw5Hs9d'],
    ['PIX_WEBHOOK_SECRET', 'a?secret#of twenty-four letters'],
    ['PIX_WEBHOOK_SECRET', '0123456789abcdef'.repeat(7)],
    ['PIX_WEBHOOK_SECRET_OLD', 'short-one'],
    ['PIX_WEBHOOK_SECRET', 'x'.repeat(32)],
    ['METRICS_TOKEN', 'changeme'],
    ['METRICS_TOKEN', 'aaaaaaaaaaaaaaaa'],
    ['METRICS_TOKEN', 'a token with spaces at its end '],
    ['PIX_CLIENT_SECRET', 'copied\u2013from-a-document'],
    ['PIX_CLIENT_ID', 'an:id'],
  ])('that could not be told as they are, or that anybody guesses, end the start: %s %s', (name, value) => {
    expect(() => readEnv({ ...real, [name]: value })).toThrow(new RegExp(`^environment: ${name}: `));
    expect(() => readEnv({ ...real, [name]: value })).not.toThrow(value);
  });

  test('that are the same end it, too: who is told one would hold the other', () => {
    const { PIX_WEBHOOK_SECRET: one } = real;
    for (const name of ['PIX_WEBHOOK_SECRET_OLD', 'METRICS_TOKEN'])
      expect(() => readEnv({ ...real, [name]: one })).toThrow(
        `environment: ${name}: the same as PIX_WEBHOOK_SECRET; each has its own`,
      );
    expect(() => readEnv({ ...real, PIX_CLIENT_SECRET: one })).toThrow(/^environment: PIX_WEBHOOK_SECRET: /);
    expect(() => readEnv({ PIX_WEBHOOK_SECRET_OLD: one })).toThrow(/only with PIX_WEBHOOK_SECRET/);
  });
});
