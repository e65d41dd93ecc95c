import { expect, test } from 'vitest';
import { InTurn } from './in-turn.ts';

/** Works that end when they are told to. */
function works(turns: InTurn) {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string) =>
    turns.run(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  return { begun, start, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

test('so many are worked on at once, the others in the order in which they came', async () => {
  const { begun, start, end } = works(new InTurn(2));
  const all = ['a', 'b', 'c', 'd'].map(start);
  expect(begun).toEqual(['a', 'b']);
  end('b');
  expect(await all[1]).toBe('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  end('c');
  await all[2];
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  end('a');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('what fails gives its place to the next, and a place that is free is taken at once', async () => {
  const { begun, start, end } = works(new InTurn(1));
  const [first, second] = [start('a'), start('b')];
  end('a', new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await second;
  const third = start('c');
  expect(begun).toEqual(['a', 'b', 'c']);
  end('c');
  await third;
});
