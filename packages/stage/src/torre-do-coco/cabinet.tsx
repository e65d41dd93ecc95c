import type { TowerBet } from '@arara/games';
import { towerDifficultyNames, towerFloors, towerHelp, towerLadder } from '@arara/games/tables';
import { DifficultyOptions } from '../pieces/difficulty-options.tsx';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import { stepsAction } from '../pieces/steps-action.ts';
import type { GameStage, HelpProps } from '../stage.ts';
import { type TowerChoice, TowerStage } from './tower-stage.tsx';

function TowerHelp(props: HelpProps) {
  const { t, locale } = props.words;
  if (props.part === 'rules') return <RulesList sentences={helpSentences(towerHelp, props)} />;
  return (
    <PrizeTable
      caption={t('games.stage_prizes_tower')}
      heads={[
        t('games.stage_tower_floors'),
        ...towerDifficultyNames.map((difficulty) => t(`games.stage_tower_${difficulty}`)),
      ]}
      rows={Array.from({ length: towerFloors }, (_, floor) => ({
        key: String(floor),
        cells: [
          floor + 1,
          ...towerDifficultyNames.map((difficulty) =>
            multiplierText(towerLadder(difficulty)[floor] ?? 0, locale),
          ),
        ],
      }))}
    />
  );
}

export const towerCabinet: GameStage<TowerChoice> = {
  Stage: TowerStage,
  Choices: DifficultyOptions,
  Help: TowerHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: { difficulty: 'easy' },
  afterBet: (choice) => choice,
  // The server keeps the bet as the rules this type comes from read it.
  choiceOf: ({ bet }) => ({ difficulty: (bet as TowerBet).difficulty }),
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ difficulty }) => ({ difficulty }),
  actionOf: (_, __, round) => stepsAction(round),
};
