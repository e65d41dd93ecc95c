import { formatAmount } from '@arara/money';
import type { Queryable } from '../../../plugins/transaction.ts';
import { allOf, type LobbyRows, lobbyRows, told } from './lobby-rows.ts';

/** What staff is shown of a change. */
const shown = [
  'title',
  'category',
  'rtp_basis_points',
  'min_stake_cents',
  'max_stake_cents',
  'is_offered',
] as const;

/** A changed game as staff sees it, by what it is called now. */
export interface GameChange {
  readonly game: string;
  /** Empty where nothing has changed but what is not shown: pictures, features, markets. */
  readonly fields: readonly FieldChange[];
}

/** A share is in percent, an amount in reais, as texts of the wire; null is untold. */
interface FieldChange {
  readonly field: 'title' | 'category' | 'rtp' | 'min_stake' | 'max_stake' | 'is_open';
  readonly was: string | null;
  readonly now: string | null;
}

interface Side {
  readonly title: Readonly<Record<string, string>>;
  readonly category: string;
  readonly rtp_basis_points: number | null;
  readonly min_stake_cents: string;
  readonly max_stake_cents: string;
  readonly is_offered: boolean;
}

const changesMax = 20;

const sideOf = (alias: string) => `jsonb_build_object('title', ${alias}.title, 'category', ${alias}.category,
  'rtp_basis_points', ${alias}.rtp_basis_points, 'min_stake_cents', ${alias}.min_stake_cents::text,
  'max_stake_cents', ${alias}.max_stake_cents::text, 'is_offered', ${alias}.is_offered)`;

/** A few of the games that a lobby would change: those first in which something has changed that is shown. */
export async function changesIn(tx: Queryable, { code, batches }: LobbyRows): Promise<GameChange[]> {
  const found: { slug: string; was: Side; now: Side; is_shown: boolean }[] = [];
  for (const batch of batches) {
    const { rows } = await tx.query<(typeof found)[number]>(
      `select g.slug, ${sideOf('g')} as was, ${sideOf('l')} as now,
              ${allOf('g', shown)} is distinct from ${allOf('l', shown)} as is_shown
         from ${lobbyRows} l join game g on g.platform = $2 and g.external_id = l.external_id
        where ${allOf('g', told)} is distinct from ${allOf('l', told)}
        order by is_shown desc, l.position limit ${changesMax}`,
      [batch, code],
    );
    found.push(...rows);
  }
  return found
    .toSorted((a, b) => Number(b.is_shown) - Number(a.is_shown))
    .slice(0, changesMax)
    .map(({ slug, was, now }) => ({
      game: was.title.pt ?? was.title.en ?? slug,
      fields: fieldsOf(was, now),
    }));
}

function fieldsOf(was: Side, now: Side): FieldChange[] {
  const language = languageOfChange(was.title, now.title);
  const both = (
    field: FieldChange['field'],
    read: (side: Side) => string | null | undefined,
  ): FieldChange => ({ field, was: read(was) ?? null, now: read(now) ?? null });
  return [
    both('title', ({ title }) => title[language]),
    both('category', ({ category }) => category),
    both('rtp', ({ rtp_basis_points: rtp }) => (rtp === null ? null : formatAmount(BigInt(rtp)))),
    both('min_stake', (side) => formatAmount(BigInt(side.min_stake_cents))),
    both('max_stake', (side) => formatAmount(BigInt(side.max_stake_cents))),
    both('is_open', (side) => String(side.is_offered)),
  ].filter((change) => change.was !== change.now);
}

/** The first language in which a title has changed, those of most of the house first. */
const languageOfChange = (was: Side['title'], now: Side['title']): string =>
  ['pt', 'en', ...Object.keys(was), ...Object.keys(now)].find((code) => was[code] !== now[code]) ?? 'pt';
