import type { AuditEntry } from '../audit/record-audit.ts';

/** What is no part of the question: the size of a page, and ids that are the subject. */
const unasked = new Set(['id', 'member_id', 'page_size']);

/** The filters and the page that a list was asked for with, without what was left empty; of long numbers only the last four digits. */
export function askedOf(input: Readonly<Record<string, unknown>>): AuditEntry['detail'] {
  const asked: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(input)) {
    if (unasked.has(name) || value === '') continue;
    if (typeof value === 'string') asked[name] = name === 'search' ? maskDigits(value) : value;
    if (typeof value === 'number' || typeof value === 'boolean') asked[name] = value;
  }
  return asked;
}

/** What else was searched for reads the same: only whoever heard the whole number knows whether it was. */
export const isMasked = ({ search }: AuditEntry['detail']): boolean =>
  typeof search === 'string' && search.includes('*');

/** `529.982.247-25` as `***.***.*47-25`: enough to know what was looked for. */
function maskDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '').length;
  if (digits < 8) return text;
  let seen = 0;
  return text.replaceAll(/\d/g, (digit) => {
    seen += 1;
    return seen > digits - 4 ? digit : '*';
  });
}
