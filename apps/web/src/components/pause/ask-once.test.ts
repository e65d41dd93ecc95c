import { expect, test, vi } from 'vitest';
import { askOnce } from './ask-once.ts';

test('what many wish for at once is asked for once, and again the next time', async () => {
  const ask = vi.fn();
  const wish = askOnce(ask);
  for (let part = 0; part < 6; part += 1) wish();
  expect(ask).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(ask).toHaveBeenCalledTimes(1);
  wish();
  await Promise.resolve();
  expect(ask).toHaveBeenCalledTimes(2);
});
