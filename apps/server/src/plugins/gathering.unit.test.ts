import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { type Gathered, Gathering, type GatheringLimits } from './gathering.ts';

interface Deed {
  readonly member: string;
  readonly name: string;
}

const deed = (name: string): Deed => ({ member: name.slice(0, 1), name });

/** Batches wait until the test lets them go on, or fail. */
function workshop(limits: Partial<GatheringLimits> = {}) {
  const batches: { names: string[]; end(error?: unknown): void }[] = [];
  const gathering = new Gathering<Deed, string>(
    {
      keysOf: ({ member }) => [member],
      carryOut: (batch: readonly Gathered<Deed, string>[]) =>
        new Promise((done, failed) => {
          const end = (error?: unknown) => {
            if (error !== undefined) return failed(error);
            for (const { one, resolve } of batch) resolve(one.name);
            done();
          };
          batches.push({ names: batch.map(({ one }) => one.name), end });
        }),
    },
    limits,
  );
  return { batches, submit: (name: string) => gathering.submit(deed(name)) };
}

test('what arrives together is one batch in the order of members; what touches the same waits and keeps its order', async () => {
  const { batches, submit } = workshop({ batchMax: 3 });
  const answers = ['b1', 'a1', 'b2', 'c1', 'b3', 'd1'].map(submit);
  await turn();
  // b is busy and d does not fit: it begins a batch beside the first.
  expect(batches.map(({ names }) => names)).toEqual([['a1', 'b1', 'c1'], ['d1']]);
  for (let done = 0; done < 4; done += 1) {
    batches[done]?.end();
    await turn();
    await turn();
  }
  expect(batches.slice(2).map(({ names }) => names)).toEqual([['b2'], ['b3']]);
  expect(await Promise.all(answers)).toEqual(['b1', 'a1', 'b2', 'c1', 'b3', 'd1']);
});

test('beside a batch that is under way others gather, but not for long', async () => {
  const { batches, submit } = workshop({ gatheredMin: 2, gatheringMsMax: 10_000 });
  const answers = [submit('a1')];
  await turn();
  answers.push(submit('b1'));
  await turn();
  expect(batches).toHaveLength(1);
  answers.push(submit('c1'));
  await turn();
  expect(batches[1]?.names).toEqual(['b1', 'c1']);
  for (const { end } of batches) end();
  await Promise.all(answers);
});

test('where two may be under way, each batch takes its share of those that wait, but no less than are enough', async () => {
  const { batches, submit } = workshop({ batchesInFlightMax: 2, gatheredMin: 2 });
  const answers = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1'].map(submit);
  await turn();
  expect(batches.map(({ names }) => names)).toEqual([
    ['a1', 'b1', 'c1', 'd1'],
    ['e1', 'f1'],
  ]);
  for (const { end } of batches) end();
  while (batches.length < 3) await turn();
  expect(batches[2]?.names).toEqual(['g1', 'h1']);
  batches[2]?.end();
  await Promise.all(answers);
});

test('batches begin apart, unless enough have gathered', async () => {
  const { batches, submit } = workshop({ gatheredMin: 2, apartMs: 200 });
  const begun = performance.now();
  const first = submit('a1');
  await turn();
  batches[0]?.end();
  await first;
  const second = submit('b1');
  await turn();
  await turn();
  expect(batches).toHaveLength(1);
  const third = submit('c1');
  await turn();
  expect(batches[1]?.names).toEqual(['b1', 'c1']);
  batches[1]?.end();
  await Promise.all([second, third]);
  const last = submit('d1');
  while (batches.length < 3) await turn();
  // A timer counts whole milliseconds and may ring one too early.
  expect(performance.now() - begun).toBeGreaterThan(190);
  batches[2]?.end();
  await last;
});

test('who gathers beside a batch that ends soon waits no longer than they would without it', async () => {
  const { batches, submit } = workshop({ gatheredMin: 2, gatheringMsMax: 60_000, apartMs: 50 });
  const first = submit('a1');
  await turn();
  const second = submit('b1');
  await turn();
  batches[0]?.end();
  await first;
  while (batches.length < 2) await turn();
  batches[1]?.end();
  expect(await second).toBe('b1');
});

test('one that cannot be carried out takes no other with it; more than may wait are refused at once', async () => {
  const { batches, submit } = workshop({ waitingMax: 2, gatheredMin: 2 });
  const outcomes = Promise.allSettled([submit('a1'), submit('b1'), submit('c1')]);
  await turn();
  batches[0]?.end(new Error('no such thing'));
  await turn();
  batches[1]?.end(new Error('no such thing'));
  await turn();
  batches[2]?.end();
  expect(batches.map(({ names }) => names)).toEqual([['a1', 'b1'], ['a1'], ['b1']]);
  expect(await outcomes).toMatchObject([
    { reason: new Error('no such thing') },
    { value: 'b1' },
    { reason: new AppError('unavailable') },
  ]);
});

test('a batch that broke off is tried again', async () => {
  const { batches, submit } = workshop();
  const answer = submit('a1');
  await turn();
  batches[0]?.end(Object.assign(new pg.DatabaseError('deadlock', 0, 'error'), { code: '40P01' }));
  while (batches.length < 2) await turn();
  batches[1]?.end();
  expect(await answer).toBe('a1');
});

test('what is tried again goes before what has come after it and touches the same', async () => {
  const { batches, submit } = workshop({ batchesInFlightMax: 1 });
  const answers = ['a1', 'b1'].map(submit);
  await turn();
  answers.push(...['c1', 'b2', 'a2'].map(submit));
  batches[0]?.end(Object.assign(new pg.DatabaseError('deadlock', 0, 'error'), { code: '40P01' }));
  while (batches.length < 2) await turn();
  batches[1]?.end();
  while (batches.length < 3) await turn();
  batches[2]?.end();
  expect(batches.map(({ names }) => names)).toEqual([
    ['a1', 'b1'],
    ['a1', 'b1', 'c1'],
    ['a2', 'b2'],
  ]);
  expect(await Promise.all(answers)).toEqual(['a1', 'b1', 'c1', 'b2', 'a2']);
});
