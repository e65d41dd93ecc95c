import { hiLoHelp, hiLoMultiplier, hiLoRanks, hiLoSides, hiLoWays } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import { stepsAction } from '../pieces/steps-action.ts';
import type { GameStage, HelpProps } from '../stage.ts';
import { chanceText, type HiLoChoice, HiLoStage } from './hi-lo-stage.tsx';

const faces = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

function HiLoHelp(props: HelpProps) {
  const { t, locale } = props.words;
  if (props.part === 'rules') return <RulesList sentences={helpSentences(hiLoHelp, props)} />;
  return (
    <PrizeTable
      caption={t('arcade.prizes_hilo')}
      heads={[
        '',
        ...hiLoSides.flatMap((side) => [
          t(`arcade.hilo_${side}`),
          `${t('games.stage_chance')} ${side === 'higher' ? '↑' : '↓'}`,
        ]),
      ]}
      rows={Array.from({ length: hiLoRanks }, (_, rank) => ({
        key: String(rank),
        cells: [
          faces[rank],
          ...hiLoSides.flatMap((side) => {
            const multiplier = hiLoMultiplier([hiLoWays(rank, side)]);
            const card = `${'23456789TJQKA'.charAt(rank)}s`;
            return [multiplierText(multiplier, locale), chanceText(card, side, locale)];
          }),
        ],
      }))}
    />
  );
}

export const hiLoCabinet: GameStage<HiLoChoice> = {
  Stage: HiLoStage,
  Choices: null,
  Help: HiLoHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: {},
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: () => ({}),
  actionOf: (_, __, round) => stepsAction(round),
};
