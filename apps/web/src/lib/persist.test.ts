import { CallError, type Fail } from '@arara/contract';
import { expect, test } from 'vitest';
import { persist } from './persist.ts';

const refusal = (code: number, error: Fail['error']) =>
  new CallError(error, { code, status: 'fail', error, message: error, data: null });

/** Sends what fails as told, one failure after another, and then is answered. Gives the answer and how often it was sent. */
async function sent(failures: readonly Error[]) {
  let times = 0;
  const send = async () => {
    const failure = failures[times];
    times += 1;
    if (failure) throw failure;
    return 'answer';
  };
  const told = await persist(send, 0).catch((error: unknown) => error);
  return { told, times };
}
const lost = new CallError('network', null);
const untold = refusal(503, 'unavailable');
const poor = refusal(422, 'insufficient_funds');

test('[R19] what nobody can tell of is sent again: no answer, and one that says so', async () => {
  expect(await sent([lost])).toEqual({ told: 'answer', times: 2 });
  expect(await sent([untold])).toEqual({ told: 'answer', times: 2 });
  expect(await sent([untold, lost])).toEqual({ told: 'answer', times: 3 });
});

test('three times and no more', async () => {
  expect(await sent([lost, untold, untold, lost])).toEqual({ told: untold, times: 3 });
});

test('a refusal, and what broke on this side, are not', async () => {
  const broken = new TypeError('x is not a function');
  for (const failure of [poor, refusal(503, 'payment_unavailable'), broken])
    expect(await sent([failure])).toEqual({ told: failure, times: 1 });
  expect(await sent([untold, poor])).toEqual({ told: poor, times: 2 });
});
