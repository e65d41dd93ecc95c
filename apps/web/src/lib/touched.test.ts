import { wallet } from '@arara/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Whoever was loaded before has another browser's ways in hand.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

test('[R39] what a page asks by itself carries a mark, until somebody touches it', async () => {
  vi.useFakeTimers();
  const heard = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => heard.set(name, hear));
  const marks: (string | null)[] = [];
  const answer = JSON.stringify({ code: 404, status: 'fail', error: 'not_found', message: '', data: null });
  vi.stubGlobal('fetch', async (_url: URL, { headers }: { headers: Record<string, string> }) => {
    marks.push(headers['x-by-itself'] ?? null);
    return new Response(answer);
  });
  const { api } = await import('./api.ts');
  const ask = () => api(wallet.todaysPlay, {}).catch(() => {});
  await ask();
  vi.advanceTimersByTime(59_000);
  await ask();
  vi.advanceTimersByTime(1_000);
  await ask();
  heard.get('pointerdown')?.();
  await ask();
  expect(marks).toEqual([null, null, '1', null]);
  // A game in a frame is played as long as the frame has the focus of a window in front.
  const page = { visibilityState: 'visible', hasFocus: () => true, activeElement: { tagName: 'BODY' } };
  vi.stubGlobal('document', page);
  vi.advanceTimersByTime(120_000);
  await ask();
  page.activeElement = { tagName: 'IFRAME' };
  await ask();
  page.visibilityState = 'hidden';
  await ask();
  expect(marks.slice(4)).toEqual(['1', null, '1']);
});
