import { afterEach, expect, test, vi } from 'vitest';

// Words of its own: other files of this process have some too.
vi.resetModules();
const { addWords, translate } = await import('./i18n.ts');

afterEach(() => vi.useRealTimers());

/** Loaders of one language after another, all alike. */
const loaders = (load: () => Promise<{ default: Record<string, Record<string, string>> }>) => {
  const every = { cn: load, en: load, ch: load, pt: load, vi: load, id: load, th: load, tr: load, msa: load };
  return every;
};
const come = { default: { common: { try_again: 'Outra vez' } } };

test('words that do not come at first are asked for again', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => come);
  load.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'));
  const added = addWords(loaders(load));
  await vi.advanceTimersByTimeAsync(2000);
  await added;
  expect(load).toHaveBeenCalledTimes(3);
  expect(translate('common.try_again')).toBe('Outra vez');
});

test('words that never come are given up, and the part that says them with them', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => Promise.reject(new Error('gone')));
  const failed = expect(addWords(loaders(load))).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(6000);
  await failed;
  expect(load).toHaveBeenCalledTimes(4);
});
