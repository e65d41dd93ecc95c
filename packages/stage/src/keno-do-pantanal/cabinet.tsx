import { kenoHelp, kenoNumbers, kenoPays, kenoPicks, kenoRisks } from '@arara/games/tables';
import { Button } from '@arara/ui';
import { Eraser, WandSparkles } from 'lucide-react';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { pickNumbers } from '../pieces/pick-numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RiskOptions } from '../pieces/risk-options.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { ChoicesProps, GameStage, HelpProps } from '../stage.ts';
import styles from './cabinet.module.css';
import { type KenoChoice, KenoStage } from './keno-stage.tsx';

const helpfulPicks = 10;

function KenoChoices({ words, choice, onChoose, isLocked }: ChoicesProps<KenoChoice>) {
  const { t } = words;
  return (
    <div className={styles.choices}>
      <RiskOptions
        words={words}
        chosen={choice.risk}
        onChoose={(risk) => onChoose({ ...choice, risk })}
        isLocked={isLocked}
      />
      <div className={styles.pair}>
        <Button
          tone="tonal"
          size="sm"
          icon={<WandSparkles size={16} aria-hidden="true" />}
          disabled={isLocked}
          onClick={() =>
            onChoose({
              ...choice,
              numbers: pickNumbers(kenoNumbers.to, choice.numbers.length || helpfulPicks),
            })
          }
        >
          {t('games.stage_lottery_quick')}
        </Button>
        <Button
          tone="ghost"
          size="sm"
          icon={<Eraser size={16} aria-hidden="true" />}
          disabled={isLocked || choice.numbers.length === 0}
          onClick={() => onChoose({ ...choice, numbers: [] })}
        >
          {t('games.stage_clear')}
        </Button>
      </div>
    </div>
  );
}

function KenoHelp(props: HelpProps) {
  const { t, locale } = props.words;
  if (props.part === 'rules') return <RulesList sentences={helpSentences(kenoHelp, props)} />;
  return (
    <div className={styles.choices}>
      {Array.from({ length: kenoPicks.most }, (_, index) => kenoPicks.most - index).map((picks) => (
        <PrizeTable
          key={picks}
          caption={t('arcade.prizes_keno', { count: picks })}
          heads={[t('games.stage_hits'), ...kenoRisks.map((risk) => t(`games.stage_risk_${risk}`))]}
          rows={Array.from({ length: picks + 1 }, (_, hits) => ({
            key: String(hits),
            cells: [
              hits,
              ...kenoRisks.map((risk) => multiplierText(kenoPays(picks, risk)[hits] ?? 0, locale)),
            ],
          }))}
        />
      ))}
    </div>
  );
}

export const kenoCabinet: GameStage<KenoChoice> = {
  Stage: KenoStage,
  Choices: KenoChoices,
  Help: KenoHelp,
  isStakeOnTable: false,
  stakeStepCents: 10n,
  firstChoice: { numbers: [4, 11, 18, 23, 32], risk: 'medium' },
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ numbers, risk }) => ({ numbers, risk }),
  actionOf: ({ numbers }) => ({
    label: 'games.stage_lottery_play',
    amountCents: null,
    isEnabled: numbers.length >= kenoPicks.fewest,
    act: null,
  }),
};
