import { expect, test } from 'vitest';
import { factText } from './fact-text.ts';

const written = { money: (wire: string) => `R$ ${wire}`, decimal: (wire: string) => wire.replace('.', ',') };

test.each([
  ['missing', '75.00', 'R$ 75.00'],
  ['turnover', '1200.00', 'R$ 1200.00'],
  ['usual_seconds', '2.00', '2,00'],
  ['key_kind', 'phone', 'Pix telefone'],
  ['end_to_end_id', 'E1.50', 'E1.50'],
  ['rounds', '319', '319'],
])('the fact %s, %s on the wire, reads %s', (name, value, shown) => {
  expect(factText(name, value, written)).toBe(shown);
});
