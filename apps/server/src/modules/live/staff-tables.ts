import type { DataOf, InputOf, live } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { StaffCaller } from '../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../plugins/transaction.ts';
import { actorOf, editsOf, recordAudit, takeTurn } from '../staff/index.ts';
import { isWatched, type LiveTable, readTable, readTables } from './tables.ts';

type Shown = DataOf<typeof live.staffLiveTableChange>;
type EditOf = Awaited<ReturnType<typeof editsOf>>;

/** What the edits of a table are counted by. */
const editSubject = (slug: string) => `live_table:${slug}`;

/** The tables and how they stand, for staff. */
export async function listStaffTables(
  house: House,
  lang: LanguageCode,
): Promise<DataOf<typeof live.staffLiveTables>> {
  const standing = await readStanding(house.db, null);
  const tables = await readTables(house.db);
  const editOf = await editsOf(
    house.db,
    tables.map(({ slug }) => editSubject(slug)),
  );
  return { items: tables.map((table) => presentTable(house, table, standing.get(table.slug), editOf, lang)) };
}

/**
 * Switches a table and says where its picture comes from. Fails with `live_table_unknown`, and with `state_changed` when somebody has
 * changed it since it was read.
 */
export async function changeTable(
  house: House,
  input: InputOf<typeof live.staffLiveTableChange>,
  caller: StaffCaller,
): Promise<Shown> {
  const { table: slug, version, is_on, stream, reason } = input;
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<{ is_on: boolean; stream: string | null }>(
      'select is_on, stream from live_table where slug = $1 for update',
      [slug],
    );
    const [before] = rows;
    if (!before) throw new AppError('live_table_unknown');
    await takeTurn(tx, caller, editSubject(slug), version, now);
    await tx.query('update live_table set is_on = $2, stream = $3 where slug = $1', [slug, is_on, stream]);
    await recordAudit(tx, actorOf(caller), now, {
      action: 'live.change_table',
      subjectType: 'game',
      subjectId: slug,
      detail: {
        reason,
        before: JSON.stringify(before),
        after: JSON.stringify({ is_on, stream }),
      },
    });
    const standing = await readStanding(tx, slug);
    const editOf = await editsOf(tx, [editSubject(slug)]);
    return presentTable(house, await readTable(tx, slug), standing.get(slug), editOf, caller.lang);
  });
}

interface Standing {
  readonly slug: string;
  readonly links_left: bigint | null;
  readonly number: bigint | null;
  readonly phase: NonNullable<Shown['round']>['phase'];
  readonly opened_at: Date | null;
  readonly bets: number;
  readonly demo_bets: number;
  readonly stake_cents: bigint;
  readonly payout_cents: bigint;
  readonly exposure_cents: bigint;
}

async function readStanding(db: Queryable, slug: string | null): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await db.query<Standing>(
    `select t.slug, c.links_left, l.number, l.phase, l.opened_at, l.bets, l.demo_bets, l.stake_cents, l.payout_cents, l.exposure_cents
       from live_table t
       left join lateral (select sum(length - used)::bigint as links_left from live_chain where table_slug = t.slug) c on true
       left join lateral (select * from live_round where table_slug = t.slug and phase <> 'waiting'
                           order by number desc limit 1) l on true
      where $1::text is null or t.slug = $1`,
    [slug],
  );
  return new Map(rows.map((row) => [row.slug, row]));
}

function presentTable(
  house: House,
  table: LiveTable,
  standing: Standing | undefined,
  editOf: EditOf,
  lang: LanguageCode,
): Shown {
  const { slug, play, kind, game, title, is_on, is_game_open, stream } = table;
  return {
    table: slug,
    play,
    kind,
    game,
    title: title[lang] ?? title.en ?? game,
    ...editOf(editSubject(slug)),
    is_on,
    is_game_open,
    stream,
    is_waiting: !isWatched(house, table),
    links_left: standing?.links_left == null ? null : Number(standing.links_left),
    risk_cap: formatAmount(table.risk_cap_cents),
    round:
      standing?.number == null
        ? null
        : {
            number: Number(standing.number),
            phase: standing.phase,
            opened_at: standing.opened_at?.toISOString() ?? null,
            bets: standing.bets - standing.demo_bets,
            stake: formatAmount(standing.stake_cents),
            payout: formatAmount(standing.payout_cents),
            exposure: formatAmount(standing.exposure_cents),
          },
  };
}
