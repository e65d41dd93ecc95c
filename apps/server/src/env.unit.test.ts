import { expect, test } from 'vitest';
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
