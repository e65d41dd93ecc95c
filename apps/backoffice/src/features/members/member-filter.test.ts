import { expect, test } from 'vitest';
import { memberFilter } from './member-filter.ts';

test('an address and a browser are searched among sessions, everything else among members', () => {
  expect(memberFilter('198.51.100.7')).toEqual({ ip: '198.51.100.7' });
  expect(memberFilter('2001:db8::7')).toEqual({ ip: '2001:db8::7' });
  expect(memberFilter('::ffff:198.51.100.7')).toEqual({ ip: '::ffff:198.51.100.7' });
  expect(memberFilter('Mozilla/5.0 (X11)')).toEqual({ device: 'Mozilla/5.0 (X11)' });
  // A CPF, a Pix key and a name are none of these.
  for (const text of ['529.982.247-25', 'ana', 'a@b.example', '7d9f0335-8dcc-4054-9bf9-0dbb61b36908'])
    expect(memberFilter(text)).toEqual({ search: text });
});
