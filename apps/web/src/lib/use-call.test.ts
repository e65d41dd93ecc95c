import { live, platforms } from '@arara/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

const server = { answer: vi.fn<typeof fetch>() };
vi.stubGlobal('fetch', server.answer);
afterAll(() => vi.unstubAllGlobals());
// The client keeps the fetch it was made with, and other files of this process have made one.
vi.resetModules();
const { queryClient } = await import('./query-client.ts');
const { CallError } = await import('@arara/contract');
const { callQuery, useAction } = await import('./use-call.ts');

interface WatchedProps {
  tell: (transfer: ReturnType<typeof useTransfer>) => void;
}
const useTransfer = () => useAction(platforms.transferIn);

function Watched({ tell }: WatchedProps) {
  tell(useTransfer());
  return null;
}

function drawnTransfer() {
  const told: ReturnType<typeof useTransfer>[] = [];
  const watched = createElement(Watched, { tell: (transfer) => told.push(transfer) });
  renderToString(createElement(QueryClientProvider, { client: queryClient }, watched));
  const [transfer] = told;
  if (!transfer) throw new Error('nothing was drawn');
  return transfer;
}

const keysSent = () =>
  server.answer.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
const done = () => Response.json({ status: 'success', data: { state: 'done' } });
const asked = { platType: 'estrela', money: '20.00', currency: 'BRL' } as const;

test('a transfer without an answer keeps its key when it is asked for again, and the next one has its own', async () => {
  vi.useFakeTimers();
  const transfer = drawnTransfer();
  server.answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const lost = expect(transfer.mutateAsync(asked)).rejects.toThrow('network');
  await vi.runAllTimersAsync();
  await lost;
  server.answer.mockImplementation(() => Promise.resolve(done()));
  await transfer.mutateAsync(asked);
  await transfer.mutateAsync(asked);
  const keys = keysSent();
  expect(keys).toHaveLength(5);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[3]);
  vi.useRealTimers();
});

test('what is not there is not asked for again by the clock; what failed otherwise is', () => {
  const { refetchInterval } = callQuery(live.liveTable, { table: 'nada' }, { refetchInterval: 2500 });
  const failed = (code: number) =>
    new CallError('', { code, status: 'fail', error: 'live_table_unknown', message: '', data: null });
  expect(refetchInterval?.({ state: { error: failed(404) } })).toBe(false);
  for (const error of [null, failed(503), failed(429), new CallError('', null)])
    expect(refetchInterval?.({ state: { error } })).toBe(2500);
});
