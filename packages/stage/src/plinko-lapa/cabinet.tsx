import { plinkoHelp, plinkoRisks, plinkoRows, plinkoSlots } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { Options } from '../pieces/options.tsx';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RiskOptions } from '../pieces/risk-options.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { ChoicesProps, GameStage, HelpProps } from '../stage.ts';
import { firstPlinkoChoice, type PlinkoChoice } from './choice.ts';
import { PlinkoStage } from './plinko-stage.tsx';

const rowCounts = Array.from(
  { length: plinkoRows.most - plinkoRows.fewest + 1 },
  (_, index) => plinkoRows.fewest + index,
);
const shownRows = 16;

function PlinkoChoices({ words, choice, onChoose, isLocked }: ChoicesProps<PlinkoChoice>) {
  return (
    <>
      <RiskOptions
        words={words}
        chosen={choice.risk}
        onChoose={(risk) => onChoose({ ...choice, risk })}
        isLocked={isLocked}
      />
      <Options
        label={words.t('games.stage_plinko_rows')}
        options={rowCounts.map((rows) => ({ value: rows, label: rows }))}
        chosen={choice.rows}
        onChoose={(rows) => onChoose({ ...choice, rows })}
        isLocked={isLocked}
        columns={5}
      />
    </>
  );
}

function PlinkoHelp(props: HelpProps) {
  const { t, locale } = props.words;
  if (props.part === 'rules') return <RulesList sentences={helpSentences(plinkoHelp, props)} />;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const middle = shownRows / 2;
  return (
    <PrizeTable
      caption={t('games.stage_prizes_plinko', { rows: shownRows })}
      heads={['', ...plinkoRisks.map((risk) => t(`games.stage_risk_${risk}`))]}
      rows={Array.from({ length: middle + 1 }, (_, fromMiddle) => ({
        key: String(fromMiddle),
        cells: [
          fromMiddle === 0 ? '0' : `±${fromMiddle}`,
          ...plinkoRisks.map((risk) => {
            const multiplier = plinkoSlots(shownRows, risk)[middle - fromMiddle] ?? 0;
            return `${number.format(multiplier / 10_000)}×`;
          }),
        ],
      }))}
    />
  );
}

export const plinkoCabinet: GameStage<PlinkoChoice> = {
  Stage: PlinkoStage,
  Choices: PlinkoChoices,
  Help: PlinkoHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: firstPlinkoChoice,
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ rows, risk }) => ({ rows, risk }),
  actionOf: () => ({ label: 'games.stage_plinko_drop', amountCents: null, isEnabled: true, act: null }),
};
