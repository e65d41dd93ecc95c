import { wordsOf } from '../../lib/language.ts';

const amounts: readonly string[] = ['money', 'recovered', 'missing', 'paid', 'returned', 'turnover'];
const decimals: readonly string[] = ['usual_seconds', 'spread_percent'];

interface Written {
  readonly money: (wire: string) => string;
  readonly decimal: (wire: string) => string;
}

/** What was seen, as people of the language write it: an amount as money, a kind of key as a word; ids stay as they are. */
export function factText(name: string, value: string, { money, decimal }: Written): string {
  if (name === 'key_kind') return wordsOf(`key_${value}`) ?? value;
  if (amounts.includes(name) && /^\d+\.\d\d$/.test(value)) return money(value);
  return decimals.includes(name) ? decimal(value) : value;
}
