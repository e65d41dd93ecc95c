import { expect, test } from 'vitest';
import { toPercent } from '../ratio.ts';
import { analyseSicBo } from './analysis.ts';

test('[R26] every place returns between 97% and 97.3%, over all throws', () => {
  for (const { name, rtp } of analyseSicBo().configurations) {
    const percent = Number(toPercent(rtp, 4));
    expect(percent, name).toBeGreaterThanOrEqual(97);
    expect(percent, name).toBeLessThan(97.3);
  }
});
