import { expect, test } from 'vitest';
import { returnText } from './return-text.ts';

const percent = (wire: string) => `${wire.replace('.', ',')}%`;

test('a table whose bets differ tells the worst and the best', () => {
  expect(returnText({ rtp: '98.94', rtp_lowest: '85.64' }, percent)).toBe('85,64%–98,94%');
  expect(returnText({ rtp: '97.29', rtp_lowest: '97.29' }, percent)).toBe('97,29%');
  expect(returnText({ rtp: '99.00' }, percent)).toBe('99,00%');
});
