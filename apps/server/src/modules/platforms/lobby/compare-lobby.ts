import type { Queryable } from '../../../plugins/transaction.ts';
import { changesIn, type GameChange } from './game-changes.ts';
import { allOf, type LobbyRows, lobbyRows, told } from './lobby-rows.ts';

const kinds = ['added', 'changed', 'gone'] as const;
type Kind = (typeof kinds)[number];

/** What a lobby would change in the catalogue, with a few of each kind. */
export interface LobbyChanges {
  readonly counts: Readonly<Record<Kind, number>>;
  readonly titles: Readonly<Record<Kind, readonly string[]>>;
  /** What a few of the changed games were and would be. */
  readonly changes: readonly GameChange[];
  /** Games of the platform that are offered now. */
  readonly offered: number;
}

const titlesMax = 10;
const someTitles = `(array_agg(coalesce(title ->> 'pt', title ->> 'en', slug) order by position, slug))[1:${titlesMax}]`;

export async function compareLobby(tx: Queryable, lobby: LobbyRows): Promise<LobbyChanges> {
  const { code, batches, externalIds } = lobby;
  const counts = { added: 0, changed: 0, gone: 0 };
  const titles: Record<Kind, string[]> = { added: [], changed: [], gone: [] };
  const add = (rows: readonly { kind: Kind; games: bigint; titles: string[] }[]) => {
    for (const row of rows) {
      counts[row.kind] += Number(row.games);
      titles[row.kind] = [...titles[row.kind], ...row.titles].slice(0, titlesMax);
    }
  };
  for (const batch of batches) {
    const { rows } = await tx.query<{ kind: Kind; games: bigint; titles: string[] }>(
      `select kind, count(*) as games, ${someTitles} as titles
         from (select case when g.id is null then 'added' else 'changed' end as kind, l.external_id as slug, l.title, l.position
                 from ${lobbyRows} l left join game g on g.platform = $2 and g.external_id = l.external_id
                where g.id is null or ${allOf('g', told)} is distinct from ${allOf('l', told)}) d
        group by kind`,
      [batch, code],
    );
    add(rows);
  }
  const gone = await tx.query<{ kind: Kind; games: bigint; titles: string[] }>(
    `select 'gone' as kind, count(*) as games, coalesce(${someTitles}, '{}') as titles
       from game where platform = $1 and is_offered and not (external_id = any($2))`,
    [code, externalIds],
  );
  add(gone.rows);
  const { rows } = await tx.query<{ offered: bigint }>(
    'select count(*) as offered from game where platform = $1 and is_offered',
    [code],
  );
  const changes = counts.changed === 0 ? [] : await changesIn(tx, lobby);
  return { counts, titles, changes, offered: Number(rows[0]?.offered ?? 0n) };
}
