import { formatAmount } from '@arara/money';
import type { Queryable } from '../../plugins/transaction.ts';
import { type Section, sections } from './sections.ts';

/** Rows are fetched so many at a time, and only when those before have left. */
const batchSize = 1000;

type Row = Readonly<Record<string, unknown>>;

/** The file, text by text, in the order of `sections`: however much there is, one batch is held at a time. */
export async function* dataText(db: Queryable, memberId: string, madeAt: Date): AsyncGenerator<string> {
  yield `{"format":"arara-member-data","version":1,"made_at":${JSON.stringify(madeAt)}`;
  for (const [name, section] of Object.entries(sections)) {
    yield `,\n${JSON.stringify(name)}:`;
    if (section.isOne) {
      const { rows } = await db.query<Row>(section.sql, [memberId]);
      yield JSON.stringify(shown(rows[0] ?? {}));
      continue;
    }
    let count = 0;
    for await (const row of rowsOf(db, memberId, section)) {
      yield `${count === 0 ? '[' : ','}\n${JSON.stringify(shown(row))}`;
      count += 1;
    }
    yield count === 0 ? '[]' : ']';
  }
  yield '}\n';
}

async function* rowsOf(db: Queryable, memberId: string, section: Section): AsyncGenerator<Row> {
  if (section.after === undefined) {
    yield* (await db.query<Row>(section.sql, [memberId])).rows;
    return;
  }
  let after: unknown = section.after;
  for (;;) {
    const { rows } = await db.query<Row>(section.sql, [memberId, after, batchSize]);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.id;
  }
}

/** Centavos as decimal text under the name without its unit, moments in UTC, long numbers as text. */
function shown(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value !== 'bigint') return [name, value];
      return name.endsWith('_cents')
        ? [name.slice(0, -'_cents'.length), formatAmount(value)]
        : [name, String(value)];
    }),
  );
}
