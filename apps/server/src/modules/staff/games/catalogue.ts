import { type DataOf, games, type InputOf, staffGames } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../../house.ts';
import { AppError, fieldError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import {
  type ManagedGame,
  managedGame,
  managedGames,
  placedGames,
  placeGames,
  shelveGame,
  switchGame,
} from '../../games/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { changesBetween } from '../growth/changes.ts';
import { editsOf, takeTurn } from '../growth/edits.ts';

type Sheet = DataOf<typeof staffGames.gameCatalogue>;
type Shown = DataOf<typeof staffGames.gameChange>;

const orderSubject = (category: string) => `games:${category}`;
const gameSubject = (slug: string) => `game:${slug}`;

/** A category in the order in which players see it, or what is found in all of them; only a category has an order to change. */
export async function listCatalogue(
  house: House,
  input: InputOf<typeof staffGames.gameCatalogue>,
  lang: LanguageCode,
): Promise<Sheet> {
  const { page, page_size, category, search = '' } = input;
  const { rows, total } = await managedGames(house.db, { category, search, lang, page, page_size });
  const subject = orderSubject(category ?? '');
  const editOf = await editsOf(house.db, [subject, ...rows.map(({ slug }) => gameSubject(slug))]);
  return {
    items: rows.map((row) => present(row, editOf)),
    page,
    page_size,
    total,
    placed: category === undefined ? [] : await placedGames(house.db, category),
    jurisdiction: house.env.JURISDICTION,
    counts: await countGames(house.db),
    ...editOf(subject),
  };
}

/** Puts games of a category first. Fails with `state_changed` when somebody was faster. */
export async function arrangeGames(
  house: House,
  input: InputOf<typeof staffGames.gamesArrange>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffGames.gamesArrange>> {
  const now = house.clock.now();
  const subject = orderSubject(input.category);
  return inTransaction(house.db, async (tx) => {
    await takeTurn(tx, caller, subject, input.version, now);
    const before = await placedGames(tx, input.category);
    await placeGames(tx, input.category, input.placed);
    const placed = await placedGames(tx, input.category);
    await recordAudit(tx, actorOf(caller), now, {
      action: 'game.arrange',
      subjectType: 'game_order',
      subjectId: input.category,
      detail: changesBetween(places(before), places(placed)),
    });
    return { placed, ...(await editsOf(tx, [subject]))(subject) };
  });
}

/** The order as the audit log compares it. */
const places = (slugs: readonly string[]) =>
  Object.fromEntries(slugs.map((slug, index) => [slug, String(index + 1)]));

/**
 * Switches a game and says how the lobby shows it. Fails with `game_unknown`, and with `state_changed` when somebody was
 * faster.
 */
export async function changeGame(
  house: House,
  input: InputOf<typeof staffGames.gameChange>,
  caller: StaffCaller,
): Promise<Shown> {
  const now = house.clock.now();
  const subject = gameSubject(input.slug);
  return inTransaction(house.db, async (tx) => {
    const before = await managedGame(tx, input.slug, caller.lang);
    if (!before) throw new AppError('game_unknown');
    if (input.tags && hasFixedTags(before)) throw fieldError({ tags: 'field_invalid' });
    await takeTurn(tx, caller, subject, input.version, now);
    await shelveGame(tx, input.slug, {
      category: input.category,
      tags: input.tags && [...before.tags.filter((tag) => !isLobbyTag(tag)), ...new Set(input.tags)],
      isNew: input.is_new,
    });
    await switchGame(tx, input.slug, { isOn: input.is_on, closedIn: [...new Set(input.closed_in)].sort() });
    const after = await managedGame(tx, input.slug, caller.lang);
    if (!after) throw new Error('games are never deleted');
    const shown = present(after, await editsOf(tx, [subject]));
    await recordAudit(tx, actorOf(caller), now, {
      action: 'game.change',
      subjectType: 'game',
      subjectId: input.slug,
      detail: { reason: input.reason, ...changesBetween(told(before), told(after)) },
    });
    return shown;
  });
}

/** Tags of the house's own titles say what their rules do. */
const hasFixedTags = ({ platform }: ManagedGame) => platform === 'arara';

const isLobbyTag = (tag: string) => staffGames.lobbyTags.some((known) => known === tag);

/** A game as the audit log compares it. */
const told = (one: ManagedGame): Record<string, string> => ({
  on: one.is_shut ? 'off' : 'on',
  closed_in: one.closed_in.join(', ') || '–',
  shown_in: one.category,
  tags: [...one.tags].sort().join(', ') || '–',
  shown_new: one.is_new ? 'on' : 'off',
});

function present(row: ManagedGame, editOf: Awaited<ReturnType<typeof editsOf>>): Shown {
  const { rtp_basis_points, is_shut, closed_in, tags, ...rest } = row;
  return {
    ...rest,
    tags: staffGames.lobbyTags.filter((tag) => tags.includes(tag)),
    are_tags_fixed: hasFixedTags(row),
    rtp: rtp_basis_points === null ? null : formatAmount(BigInt(rtp_basis_points)),
    is_on: !is_shut,
    closed_in: staffGames.jurisdictions.filter((name) => closed_in.includes(name)),
    ...editOf(gameSubject(row.slug)),
  };
}

async function countGames(db: Queryable): Promise<Sheet['counts']> {
  const { rows } = await db.query<{ category: string; games: bigint }>(
    'select shown_category as category, count(*) as games from game group by shown_category',
  );
  const found = new Map(rows.map((row) => [row.category, Number(row.games)]));
  // One entry for each category.
  return Object.fromEntries(
    games.categories.map((category) => [category, found.get(category) ?? 0]),
  ) as Sheet['counts'];
}
