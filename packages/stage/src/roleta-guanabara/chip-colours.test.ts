import { expect, test } from 'vitest';
import { chipText } from './chip-colours.ts';

test.each([
  [100n, 'pt-BR', '1'],
  [25n, 'pt-BR', '0,25'],
  [1_250n, 'pt-BR', '12,5'],
  [1_299n, 'pt-BR', '12,9'],
  [50_000n, 'th-TH', '500'],
  [99_999n, 'pt-BR', '999,9'],
  [100_000n, 'pt-BR', '1k'],
  [259_900n, 'tr-TR', '2,5k'],
  [259_900n, 'th-TH', '2.5k'],
  [123_456_700n, 'zh-CN', '1234.5k'],
] as const)('%s centavos on a chip are %s: %s', (cents, locale, text) => {
  expect(chipText(cents, locale)).toBe(text);
});
