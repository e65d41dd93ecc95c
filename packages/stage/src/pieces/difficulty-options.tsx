import { type TowerDifficulty, towerDifficultyNames } from '@arara/games/tables';
import type { ChoicesProps } from '../stage.ts';
import { Options } from './options.tsx';

/** How hard a way up or across is; the names are the same in all games that ask. */
export function DifficultyOptions({
  words,
  choice,
  onChoose,
  isLocked,
}: ChoicesProps<{ difficulty: TowerDifficulty }>) {
  return (
    <Options
      label={words.t('games.stage_tower_difficulty')}
      options={towerDifficultyNames.map((difficulty) => ({
        value: difficulty,
        label: words.t(`games.stage_tower_${difficulty}`),
      }))}
      chosen={choice.difficulty}
      onChoose={(difficulty) => onChoose({ difficulty })}
      isLocked={isLocked}
      columns={towerDifficultyNames.length}
    />
  );
}
