import { pino } from 'pino';
import { expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

test('a row that a table refused does not stand in the log', () => {
  const lines: string[] = [];
  const log = pino({ serializers: { err: loggedError } }, { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('violates check constraint "adjustment_amount_cents_check"'), {
    code: '23514',
    constraint: 'adjustment_amount_cents_check',
    detail: 'Failing row contains (0190, 52998224725, 100000001).',
    where: 'SQL statement "insert into x values (52998224725)"',
  });
  log.error({ err: error }, 'unexpected failure');
  expect(lines[0]).toContain('adjustment_amount_cents_check');
  expect(lines[0]).toContain('23514');
  expect(lines[0]).not.toContain('52998224725');
});

test('nor does one among several that failed together, or one that another carries', () => {
  const lines: string[] = [];
  const log = pino({ serializers: { err: loggedError } }, { write: (line) => void lines.push(line) });
  const refused = () =>
    Object.assign(new Error('violates a constraint'), { detail: 'Failing row contains (52998224725).' });
  const work = new AggregateError([refused(), refused()], 'two works of the day failed');
  log.error({ err: work }, 'job failed');
  log.error({ err: Object.assign(new Error('not sent'), { original: refused() }) }, 'job failed');
  log.error({ err: new Error('not sent', { cause: refused() }) }, 'job failed');
  for (const line of lines) {
    expect(line).toContain('violates a constraint');
    expect(line).not.toContain('52998224725');
  }
});
