import type { CrossingBet } from '@arara/games';
import {
  crossingDifficulties,
  crossingDifficultyNames,
  crossingHelp,
  crossingLadder,
} from '@arara/games/tables';
import { DifficultyOptions } from '../pieces/difficulty-options.tsx';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import { stepsAction } from '../pieces/steps-action.ts';
import type { GameStage, HelpProps } from '../stage.ts';
import { type CrossingChoice, CrossingStage } from './crossing-stage.tsx';

const lanesMost = Math.max(...crossingDifficultyNames.map((name) => crossingDifficulties[name].lanes));

function CrossingHelp(props: HelpProps) {
  const { t, locale } = props.words;
  if (props.part === 'rules') return <RulesList sentences={helpSentences(crossingHelp, props)} />;
  return (
    <PrizeTable
      caption={t('arcade.prizes_crossing')}
      heads={[
        t('arcade.crossing_lane'),
        ...crossingDifficultyNames.map((difficulty) => t(`games.stage_tower_${difficulty}`)),
      ]}
      rows={Array.from({ length: lanesMost }, (_, lane) => ({
        key: String(lane),
        cells: [
          lane + 1,
          ...crossingDifficultyNames.map((difficulty) => {
            const multiplier = crossingLadder(difficulty)[lane];
            return multiplier === undefined ? '–' : multiplierText(multiplier, locale);
          }),
        ],
      }))}
    />
  );
}

export const crossingCabinet: GameStage<CrossingChoice> = {
  Stage: CrossingStage,
  Choices: DifficultyOptions,
  Help: CrossingHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: { difficulty: 'easy' },
  afterBet: (choice) => choice,
  // The server keeps the bet as the rules this type comes from read it.
  choiceOf: ({ bet }) => ({ difficulty: (bet as CrossingBet).difficulty }),
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ difficulty }) => ({ difficulty }),
  actionOf: (_, __, round) => stepsAction(round),
};
