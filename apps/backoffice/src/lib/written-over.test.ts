import { expect, test } from 'vitest';
import { changesOf, type Ending, takenUp, type WrittenOver } from './written-over.ts';

interface Figures {
  readonly min: string;
  readonly max: string;
  readonly quick: readonly string[];
}
const found: Figures = { min: '1.00', max: '9.00', quick: ['2.00', '5.00'] };
const theirs: Figures = { min: '3.00', max: '8.00', quick: ['4.00'] };
const over = (changes: Partial<Figures>): WrittenOver<Figures> => ({
  saved: found,
  version: 1,
  changes,
  heard: null,
  sent: {},
});
const ended = (kind: Ending['kind']): Ending => ({ kind });

test('what was written and taken back is no change', () => {
  expect(changesOf(found, { min: '1.00', max: '7.00', quick: ['2.00', '5.00'] })).toEqual({ max: '7.00' });
});

test('who has written nothing sees what holds', () => {
  expect(takenUp(over({ min: '1.00' }), theirs, 2, null)).toMatchObject({
    saved: theirs,
    version: 2,
    changes: {},
  });
});

test('while something is written nobody saves over what they have not been told of', () => {
  const before = over({ min: '2.00' });
  expect(takenUp(before, theirs, 2, null)).toBe(before);
});

test('who is told that a colleague was faster keeps what they wrote, over what holds now; of the one after that they are told again', () => {
  const told = ended('overtaken');
  const now = takenUp(over({ min: '2.00' }), theirs, 2, told);
  expect(now).toEqual({ saved: theirs, version: 2, changes: { min: '2.00' }, heard: told, sent: {} });
  expect(takenUp(now, found, 3, told)).toBe(now);
  expect(takenUp(now, found, 3, ended('overtaken'))).toMatchObject({ saved: found, version: 3 });
});

test('what one’s own save has made is written no more; what was written while it was on its way is', () => {
  const made = { ...found, min: '2.00' };
  const sending = ended('saving');
  const before = takenUp(over({ min: '2' }), found, 1, sending);
  expect(takenUp(before, found, 1, sending)).toBe(before);
  expect(takenUp(before, theirs, 2, sending), 'whose that is tells the answer').toBe(before);
  expect(takenUp(before, made, 2, ended('saved'))).toMatchObject({ version: 2, changes: {}, sent: {} });
  const writing = { ...before, changes: { min: '2', max: '7.00' } };
  expect(takenUp(writing, made, 2, ended('saved')).changes).toEqual({ max: '7.00' });
});

test('what was refused is sent again with all that was written', () => {
  const refused = takenUp(over({ min: '2.00' }), found, 1, ended('saving'));
  expect(takenUp(refused, found, 1, null)).toBe(refused);
  const again = takenUp({ ...refused, changes: { min: '2.00', max: '7.00' } }, found, 1, ended('saving'));
  expect(takenUp(again, theirs, 2, ended('saved')).changes).toEqual({});
});
