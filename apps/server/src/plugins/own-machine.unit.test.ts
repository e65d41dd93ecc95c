import { expect, test } from 'vitest';
import { isOwnMachine } from './own-machine.ts';

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['128.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['127.0.0.1.example', false],
  ['x127.0.0.1', false],
  ['2001:db8::1', false],
  ['', false],
])('a proxy at %j is believed: %j', (address, isBelieved) => {
  expect(isOwnMachine(address)).toBe(isBelieved);
});
