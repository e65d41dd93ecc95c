import { expect, test } from 'vitest';
import { inQuiet, mayComeAhead } from './quiet.ts';

test('nothing comes ahead where data is to be saved, over a slow line, or over one that is paid by what it carries', () => {
  const told = { saveData: false, effectiveType: '4g' };
  expect(mayComeAhead(told, false)).toBe(true);
  expect(mayComeAhead({ ...told, saveData: true }, true)).toBe(false);
  expect(mayComeAhead({ ...told, effectiveType: '3g' }, true)).toBe(false);
  expect(mayComeAhead({ ...told, type: 'cellular' }, false)).toBe(false);
  expect(mayComeAhead({ ...told, type: 'wifi' }, false)).toBe(true);
});

test('of a browser that tells nothing only a wide window has it come', () => {
  expect(mayComeAhead(undefined, true)).toBe(true);
  expect(mayComeAhead(undefined, false)).toBe(false);
  expect(mayComeAhead({}, false)).toBe(false);
});

test('one call in each quiet moment, in their order, and none that was taken back', () => {
  const moments: (() => void)[] = [];
  const called: string[] = [];
  const ahead = inQuiet((call) => moments.push(call));
  ahead(() => called.push('a'));
  const takeBack = ahead(() => called.push('b'));
  ahead(() => called.push('c'));
  expect([moments.length, called]).toEqual([1, []]);
  takeBack();
  moments.shift()?.();
  expect(called).toEqual(['a']);
  moments.shift()?.();
  expect([moments.length, called]).toEqual([0, ['a', 'c']]);
  ahead(() => called.push('d'));
  moments.shift()?.();
  expect(called).toEqual(['a', 'c', 'd']);
});
