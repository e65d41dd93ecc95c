import { CallError, type Client, staff, staffCare } from '@arara/contract';
import { expect, test } from 'vitest';
import { goingOn, isOfEarlierSitting } from './going-on.ts';

const ended = () =>
  new CallError('ended', { status: 'fail', code: 401, error: 'session_expired', message: 'ended' } as never);

/** A server that knows one token, and what it was asked with. */
function lab(answer: 'logs in' | 'leaves' | 'nobody there') {
  let token: string | null = 'old';
  let asked = 0;
  const heard: unknown[] = [];
  const client: Client = async (_call, input) => {
    const used = token;
    await Promise.resolve();
    if (used !== 'new') throw ended();
    heard.push(input);
    return {} as never;
  };
  const askAgain = () => {
    asked += 1;
    if (answer === 'nobody there') return null;
    return new Promise<void>((resolve, reject) => {
      setTimeout(() => {
        if (answer === 'leaves') return reject(new Error('left'));
        token = 'new';
        resolve();
      });
    });
  };
  return {
    api: goingOn(client, { token: () => token, sitting: () => 0, askAgain }),
    heard,
    asked: () => asked,
  };
}

const note = { id: '0190a4d2-0000-7000-8000-000000000001', text: 'ligou' };

test('what a session that has ended did not take is sent again, unchanged, after the next login', async () => {
  const { api, heard } = lab('logs in');
  await api(staffCare.staffMemberNote, note);
  expect(heard).toEqual([note]);
});

test('whoever would rather leave, and a page with nobody to ask, gets the refusal', async () => {
  await expect(lab('leaves').api(staffCare.staffMemberNote, note)).rejects.toMatchObject({
    fail: { code: 401 },
  });
  await expect(lab('nobody there').api(staffCare.staffMemberNote, note)).rejects.toMatchObject({
    fail: { code: 401 },
  });
});

test('a refused login asks nobody', async () => {
  const { api, asked } = lab('logs in');
  await expect(api(staff.staffLogin, { email: 'a@b', password: 'x' })).rejects.toMatchObject({
    fail: { code: 401 },
  });
  expect(asked()).toBe(0);
});

test('a second factor that is asked for is no session that has ended', async () => {
  let asked = 0;
  const asksForCode: Client = () =>
    Promise.reject(
      new CallError('a code', {
        status: 'fail',
        code: 401,
        error: 'two_factor_required',
        message: '',
      } as never),
    );
  const askAgain = async () => {
    asked += 1;
  };
  const api = goingOn(asksForCode, { token: () => 'new', sitting: () => 0, askAgain });
  await expect(api(staffCare.staffMemberNote, note)).rejects.toMatchObject({
    fail: { error: 'two_factor_required' },
  });
  expect(asked).toBe(0);
});

test('what somebody asked for is not made for a colleague who has logged in since, nor logs them out', async () => {
  let [token, sitting] = ['old', 0];
  const made: string[] = [];
  const client: Client = async () => {
    const used = token;
    await Promise.resolve();
    if (used === 'old') throw ended();
    made.push(used);
    return {} as never;
  };
  const api = goingOn(client, { token: () => token, sitting: () => sitting, askAgain: () => null });
  const asked = api(staffCare.staffMemberNote, note).catch((error: unknown) => error);
  [token, sitting] = ['of a colleague', 1];
  const error = await asked;
  expect(made).toEqual([]);
  expect(isOfEarlierSitting(error)).toBe(true);
  // A refusal of their own session is about them.
  [token, sitting] = ['old', 2];
  const own = await api(staffCare.staffMemberNote, note).catch((refusal: unknown) => refusal);
  expect(isOfEarlierSitting(own)).toBe(false);
});
