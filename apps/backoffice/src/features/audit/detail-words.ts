import { wordsOf } from '../../lib/language.ts';

/** What the values of a detail are called, by its name: the beginning of their keys. */
const valueKeys: Readonly<Record<string, string>> = {
  role: 'role',
  from_role: 'role',
  signal: 'signal',
  kind: 'kind',
  what: 'what',
  shown_in: 'category',
  narrowed: 'category',
  tags: 'tag',
  declared: 'declared',
  psp_said: 'psp_said',
  platform_said: 'platform_said',
  direction: 'direction',
  closed_in: 'jurisdiction',
  range: 'range',
  by: 'by',
  category: 'category',
};

/** A state is called what its list calls it, and else by the common words. */
const stateKeys: Readonly<Record<string, string>> = {
  'withdrawal.view_list': 'queue',
  'case.view_list': 'case',
  'support.view_list': 'support',
};

/** What people have written stays as it is. */
const written: readonly string[] = [
  'reason',
  'note',
  'text',
  'search',
  'title',
  'body',
  'account',
  'device',
  'evidence',
];

/** What a detail is called: a figure of a level or a tier by both, a text by its language. */
export function detailName(name: string, decimal: (wire: string) => string): string {
  if (/^\d+\.\d\d$/.test(name)) return `${wordsOf('agency_from') ?? ''} ${decimal(name)}`;
  const [first = '', ...rest] = name.split('.');
  const last = rest.at(-1);
  if (last === undefined)
    return wordsOf(`detail_${name}`) ?? wordsOf(`agency_${name}`) ?? wordsOf(`field_${name}`) ?? name;
  if (/^\d+$/.test(first)) {
    const figure = wordsOf(`vip_${last}`) ?? wordsOf(`category_${last}`);
    return figure === null ? name : `VIP ${first}, ${figure}`;
  }
  const group = wordsOf(`group_${first}`, { number: Number(rest[0]) + 1 });
  if (group !== null) return `${group}, ${wordsOf(`field_${last}`) ?? last}`;
  return `${wordsOf(`detail_${first}`) ?? first} (${last.toUpperCase()})`;
}

/** A value in words, before and after a change alike; `decimal` writes an amount as people of the language do. */
export function detailValue(
  name: string,
  value: string,
  decimal: (wire: string) => string,
  action = '',
): string {
  const [first = ''] = name.split('.');
  if (written.includes(first)) return value;
  if (name === 'state')
    return (
      wordsOf(`${stateKeys[action] ?? 'cause_state'}_${value}`) ?? wordsOf(`cause_state_${value}`) ?? value
    );
  return value
    .split(' → ')
    .map((side) =>
      side
        .split(', ')
        .map((one) => valueWords(name, one, decimal))
        .join(', '),
    )
    .join(' → ');
}

function valueWords(name: string, one: string, decimal: (wire: string) => string): string {
  const key = valueKeys[name];
  if (key !== undefined) return wordsOf(`${key}_${one.replaceAll('-', '_')}`) ?? one;
  if (one === 'on' || one === 'true') return wordsOf('yes') ?? one;
  if (one === 'off' || one === 'false') return wordsOf('no') ?? one;
  return /^-?\d+\.\d\d%?$/.test(one) ? one.replace(/\d+\.\d\d/, decimal) : one;
}
