import type { SlotPresentation } from '@arara/games/tables';
import type { StageRound, StageWords } from '../stage.ts';
import { symbolName } from './face.ts';
import type { ShownWin, SlotScene } from './scene.ts';

/** What a machine says of itself while nobody plays. */
export function hintOf({ wins, columns, rows }: SlotPresentation, { t }: StageWords): string {
  switch (wins.kind) {
    case 'lines':
      return t('slotstage.hint_lines', { count: wins.lines.length });
    case 'ways':
      return t('slotstage.hint_ways', { ways: rows ** columns });
    case 'anywhere':
      return t('slotstage.hint_anywhere', { least: wins.least[0] ?? 0 });
    case 'cluster':
      return t('slotstage.hint_cluster', { least: wins.least[0] ?? 0 });
  }
}

/** What won: the one win being shown, else all of them, else what a feature came to. */
export function winText(scene: SlotScene, only: number | null, words: StageWords): string | undefined {
  if (scene.hold?.total) return words.t('slotstage.hold_total', { count: scene.hold.coins.length });
  if (scene.freeSpinsPlayed > 0) {
    return words.t('games.stage_slot_free_total', { count: scene.freeSpinsPlayed });
  }
  if (scene.wins.length > 1 && only === null) return words.t('slotstage.wins', { count: scene.wins.length });
  const win = scene.wins[only ?? 0];
  return win ? oneWin(win, words) : undefined;
}

function oneWin({ kind, symbol, count, line, ways }: ShownWin, words: StageWords): string {
  const named = { length: count, symbol: symbolName(symbol, words) };
  if (kind === 'line' && line !== null) return words.t('games.stage_slot_line', { ...named, line: line + 1 });
  return kind === 'ways' && ways > 1
    ? words.t('slotstage.win_ways', { ...named, ways })
    : words.t('slotstage.win_cells', named);
}

/** What those hear who do not see it. */
export function spokenOf(scene: SlotScene, told: StageRound | null, words: StageWords): string | null {
  const money = (cents: number) => words.money(BigInt(cents));
  if (told) {
    const result = words.t(told.payoutCents > 0n ? 'games.stage_paid' : 'games.stage_lost', {
      amount: words.money(told.payoutCents),
    });
    return [told.payoutCents > 0n ? winText(scene, null, words) : undefined, result]
      .filter(Boolean)
      .join('. ');
  }
  if (scene.jackpotCents !== null) return `${words.t('slotstage.pool_won')} ${money(scene.jackpotCents)}`;
  if (scene.award) return words.t('games.stage_free_spins', { count: scene.award.awarded });
  if (scene.wheel?.isOver) return `${words.t('slotstage.wheel_title')}: ${money(scene.wheel.payoutCents)}`;
  if (scene.picks?.isOver) return `${words.t('slotstage.picks_title')}: ${money(scene.picks.payoutCents)}`;
  if (scene.hold && !scene.hold.total && !scene.hold.isSpinning) {
    return words.t('slotstage.respins_left', { count: scene.hold.left });
  }
  return null;
}
