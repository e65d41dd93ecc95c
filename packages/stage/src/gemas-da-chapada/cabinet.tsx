import { gemHandNames, gemPay, gemRisks, gemsHelp } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RiskOptions } from '../pieces/risk-options.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { ChoicesProps, GameStage, HelpProps } from '../stage.ts';
import { type GemsChoice, GemsStage } from './gems-stage.tsx';
import { handName } from './hand-name.ts';

function GemsChoices({ words, choice, onChoose, isLocked }: ChoicesProps<GemsChoice>) {
  return (
    <RiskOptions
      words={words}
      chosen={choice.risk}
      onChoose={(risk) => onChoose({ risk })}
      isLocked={isLocked}
    />
  );
}

function GemsHelp(props: HelpProps) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(gemsHelp, props)} />;
  return (
    <PrizeTable
      caption={t('arcade.prizes_gems')}
      heads={[t('games.stage_poker_hand'), ...gemRisks.map((risk) => t(`games.stage_risk_${risk}`))]}
      rows={gemHandNames.map((hand) => ({
        key: hand,
        cells: [handName(hand, words), ...gemRisks.map((risk) => multiplierText(gemPay(hand, risk), locale))],
      }))}
    />
  );
}

export const gemsCabinet: GameStage<GemsChoice> = {
  Stage: GemsStage,
  Choices: GemsChoices,
  Help: GemsHelp,
  isStakeOnTable: false,
  stakeStepCents: 10n,
  firstChoice: { risk: 'medium' },
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ risk }) => ({ risk }),
  actionOf: () => ({ label: 'games.stage_play', amountCents: null, isEnabled: true, act: null }),
};
