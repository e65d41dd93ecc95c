import type { TowerBet } from '@arara/games';
import { towerDifficultyNames, towerFloors, towerHelp, towerLadder } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { Options } from '../pieces/options.tsx';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { ChoicesProps, GameStage, HelpProps } from '../stage.ts';
import { type TowerChoice, TowerStage, viewOf } from './tower-stage.tsx';

function TowerChoices({ words, choice, onChoose, isLocked }: ChoicesProps<TowerChoice>) {
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
      columns={4}
    />
  );
}

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
  Choices: TowerChoices,
  Help: TowerHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: { difficulty: 'easy' },
  afterBet: (choice) => choice,
  // The server keeps the bet as the rules this type comes from read it.
  choiceOf: ({ bet }) => ({ difficulty: (bet as TowerBet).difficulty }),
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ difficulty }) => ({ difficulty }),
  actionOf: (_, __, round) => {
    const view = viewOf(round);
    if (!round?.isOpen || !view) {
      return { label: 'games.stage_play', amountCents: null, isEnabled: true, act: null };
    }
    return {
      label: 'games.stage_cash_out',
      amountCents: view.canCashOut ? BigInt(view.payoutCents) : null,
      isEnabled: view.canCashOut,
      act: { type: 'cash_out' },
    };
  },
};
