import { games, identity, platforms } from '@arara/contract';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const server = { answer: vi.fn<typeof fetch>() };
vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => server.answer(...asked));
afterAll(() => vi.unstubAllGlobals());
// The client keeps the fetch it was made with, and other files of this process have made one.
vi.resetModules();
const { api } = await import('./api.ts');
const { act } = await import('./use-call.ts');
const { session, tellSession } = await import('./session-store.ts');

const signedIn = (token: string) => tellSession({ type: 'signed_in', token });
const refusal = (error: string, more = {}) =>
  Response.json({ code: 401, status: 'fail', error, message: '', data: null, ...more });
/** A call that the first member makes; its answer comes when the second has logged in. */
async function answeredLate<Answer>(call: () => Promise<Answer>, answer: Response | Error): Promise<Answer> {
  let end = (_: Response | Error) => {};
  server.answer.mockImplementationOnce(
    () =>
      new Promise((resolve, reject) => {
        end = (told) => (told instanceof Error ? reject(told) : resolve(told));
      }),
  );
  const asked = call();
  tellSession({ type: 'signed_out' });
  signedIn('second');
  end(answer);
  return asked;
}

beforeEach(() => {
  server.answer.mockReset();
  signedIn('first');
});

test.each([
  ['unauthenticated', {}],
  ['session_expired', {}],
  ['force_offline', { force_offline: true }],
])(
  '[S4.02] a late %s of the session before throws nobody out who has logged in since',
  async (error, more) => {
    await expect(answeredLate(() => api(identity.me, {}), refusal(error, more))).rejects.toThrow();
    expect(session.get()).toEqual({ token: 'second', notice: 'none' });
  },
);

test('[S4.02] the session that a refusal is about ends, and its call is told so', async () => {
  server.answer.mockResolvedValueOnce(refusal('session_expired'));
  await expect(api(identity.me, {})).rejects.toMatchObject({ fail: { error: 'session_expired' } });
  expect(session.get()).toEqual({ token: null, notice: 'expired' });
});

test('what the member before is answered reaches nobody who has logged in since', async () => {
  const round = Response.json({ code: 200, status: 'success', message: '', data: { money: '500.00' } });
  const play = { game: 'dados-de-ouro', stake: '1.00' } as const;
  await expect(
    answeredLate(() => api(games.play, play, { idempotencyKey: 'k' }), round),
  ).rejects.toMatchObject({ name: 'EarlierSessionError' });
});

test('what the member before has sent is not sent again for the next one when its answer was lost', async () => {
  const transfer = { platType: 'estrela', money: '20.00', currency: 'BRL' } as const;
  await expect(
    answeredLate(() => act(platforms.transferIn, transfer), new TypeError('Failed to fetch')),
  ).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(server.answer).toHaveBeenCalledTimes(1);
});
