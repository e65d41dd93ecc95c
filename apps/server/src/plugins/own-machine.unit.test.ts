import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { believedProxies, isOwnMachine } from './own-machine.ts';

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

test.each([
  ['10.20.0.9', true],
  ['::ffff:10.20.0.9', true],
  ['10.21.0.9', false],
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['2001:db8:1::5', true],
  ['2001:db8:2::5', false],
  ['127.0.0.1', true],
  ['203.0.113.1', false],
  ['nonsense', false],
])('with TRUSTED_PROXIES a proxy at %j is believed: %j, each time', (address, isBelieved) => {
  const { TRUSTED_PROXIES } = readEnv({ TRUSTED_PROXIES: '10.20.0.0/16, 192.0.2.7,2001:db8:1::/48' });
  const isProxy = believedProxies(TRUSTED_PROXIES);
  expect([isProxy(address), isProxy(address)]).toEqual([isBelieved, isBelieved]);
});

test.each(['10.0.0.0/33', '10.0.0', 'balancer.example', '10.0.0.0/8/8', '2001:db8::/129', '10.0.0.0/'])(
  'TRUSTED_PROXIES of %j ends the start with one line',
  (wrong) => {
    expect(() => readEnv({ TRUSTED_PROXIES: `192.0.2.7,${wrong}` })).toThrow(
      /^environment: TRUSTED_PROXIES.*: not an address or a range such as 10\.0\.0\.0\/8$/,
    );
  },
);
