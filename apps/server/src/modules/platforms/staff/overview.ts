import type { DataOf, staffPlatforms } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { PlatformHealth } from '../../../plugins/platforms.ts';
import { editsOf } from '../../staff/index.ts';

type Shown = DataOf<typeof staffPlatforms.platformChange>;

interface Row {
  readonly code: string;
  readonly name: string;
  readonly kind: Shown['kind'];
  readonly is_open: boolean;
  readonly maintenance_from: Date | null;
  readonly maintenance_until: Date | null;
  readonly is_away: boolean;
  readonly games: bigint;
  readonly games_open: bigint;
  readonly open_transfers: bigint;
  readonly open_cents: bigint;
  readonly stuck: bigint;
  readonly confirms_imports: boolean;
  readonly import: Omit<NonNullable<Shown['import']>, 'read_at'> | null;
  readonly import_read_at: Date | null;
  readonly lobby: Omit<NonNullable<Shown['lobby']>, 'read_at' | 'failed_at'> | null;
  readonly lobby_read_at: Date | null;
  readonly lobby_failed_at: Date | null;
}

/** What the edits of a platform are counted by. */
export const editSubject = (code: string) => `platform:${code}`;

/** Every platform as staff sees it, or the one with the code. An absence that is over is not told of. */
export async function readOverview(house: House, code?: string): Promise<Shown[]> {
  const { rows } = await house.db.query<Row>(
    `select p.code, p.name, p.kind, p.is_open, platform_maintenance(p.code) is not null as is_away,
            case when p.maintenance_until > house_now() then p.maintenance_from end as maintenance_from,
            case when p.maintenance_until > house_now() then p.maintenance_until end as maintenance_until,
            g.games, g.games_open, t.open_transfers, t.open_cents, t.stuck, p.confirms_imports,
            i.read_at as import_read_at, case when i.platform is not null then to_jsonb(i) end as import,
            l.read_at as lobby_read_at, l.failed_at as lobby_failed_at,
            case when l.platform is not null then to_jsonb(l) end as lobby
       from platform p left join catalogue_import i on i.platform = p.code left join lobby_reading l on l.platform = p.code
       cross join lateral (select count(*) as games, count(*) filter (where is_open) as games_open
                             from game where platform = p.code) g
       cross join lateral (select count(*) as open_transfers, coalesce(sum(amount_cents), 0)::bigint as open_cents,
                                  count(*) filter (where is_stuck) as stuck
                             from platform_transfer where platform = p.code and state in ('pending', 'unknown')) t
      where $1::text is null or p.code = $1 order by p.position, p.code`,
    [code ?? null],
  );
  const editOf = await editsOf(
    house.db,
    rows.map((row) => editSubject(row.code)),
  );
  const health = new Map(house.platforms.health().map((one) => [one.code, one]));
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    kind: row.kind,
    ...editOf(editSubject(row.code)),
    is_on: row.is_open,
    maintenance_from: row.maintenance_from?.toISOString() ?? null,
    maintenance_until: row.maintenance_until?.toISOString() ?? null,
    is_away: row.is_away,
    games: Number(row.games),
    games_open: Number(row.games_open),
    health: presentHealth(health.get(row.code)),
    open_transfers: Number(row.open_transfers),
    open_money: formatAmount(row.open_cents),
    stuck: Number(row.stuck),
    confirms_imports: row.confirms_imports,
    import: row.import && { ...row.import, read_at: row.import_read_at?.toISOString() ?? '' },
    lobby: row.lobby && {
      ...row.lobby,
      read_at: row.lobby_read_at?.toISOString() ?? null,
      failed_at: row.lobby_failed_at?.toISOString() ?? null,
    },
  }));
}

function presentHealth(health: PlatformHealth | undefined): Shown['health'] {
  if (!health) return null;
  const { state, opened, keptBack, recent } = health;
  const { calls, unanswered, p50Ms, p95Ms } = recent;
  return { state, calls, unanswered, p50_ms: p50Ms, p95_ms: p95Ms, opened, kept_back: keptBack };
}
