import { coinHelp, coinLadder } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import { stepsAction } from '../pieces/steps-action.ts';
import type { GameStage, HelpProps } from '../stage.ts';
import { type CoinChoice, CoinStage } from './coin-stage.tsx';

function CoinHelp(props: HelpProps) {
  const { t, locale } = props.words;
  if (props.part === 'rules') return <RulesList sentences={helpSentences(coinHelp, props)} />;
  return (
    <PrizeTable
      caption={t('arcade.prizes_coin')}
      heads={[t('games.stage_hits'), t('games.stage_multiplier'), t('games.stage_chance')]}
      rows={coinLadder.map((multiplier, index) => ({
        key: String(index),
        cells: [
          index + 1,
          multiplierText(multiplier, locale),
          t('games.stage_odds_one_in', { count: (2 ** (index + 1)).toLocaleString(locale) }),
        ],
      }))}
    />
  );
}

export const coinCabinet: GameStage<CoinChoice> = {
  Stage: CoinStage,
  Choices: null,
  Help: CoinHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: {},
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: () => ({}),
  actionOf: (_, __, round) => stepsAction(round),
};
