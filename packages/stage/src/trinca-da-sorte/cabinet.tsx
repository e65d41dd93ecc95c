import { anyOrderPairTimes, digitBets, digitLimits, digitsHelp } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { GameStage, HelpProps } from '../stage.ts';
import { betDigits, type DigitsChoice, firstDigitsChoice, timesOf } from './choice.ts';
import { DigitsChoices } from './digits-choices.tsx';
import { DigitsStage } from './digits-stage.tsx';

/** Of all thousand numbers, how many each bet wins on. */
const ways = { exact: 1, any_order: 6, first_two: 10, last_two: 10, last_one: 100 } as const;
const pairWays = 3;
const numbers = 1_000;

function DigitsHelp(props: HelpProps) {
  const { t, locale } = props.words;
  if (props.part === 'rules') return <RulesList sentences={helpSentences(digitsHelp, props)} />;
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 4 });
  const row = (key: string, name: string, times: number, hits: number) => ({
    key,
    cells: [
      name,
      `${format.format(times)}×`,
      t('games.stage_odds_one_in', { count: format.format(numbers / hits) }),
    ],
  });
  return (
    <PrizeTable
      caption={t('draws.prizes_digits')}
      heads={[t('games.stage_bet_kind'), t('games.stage_multiplier'), t('games.stage_chance')]}
      rows={digitBets.flatMap(({ type, times }) => [
        row(type, t(`draws.bet_${type}`), times, ways[type]),
        ...(type === 'any_order'
          ? [row('pair', t('draws.bet_any_order_pair'), anyOrderPairTimes, pairWays)]
          : []),
      ])}
    />
  );
}

export const digitsCabinet: GameStage<DigitsChoice> = {
  Stage: DigitsStage,
  Choices: DigitsChoices,
  Help: DigitsHelp,
  isStakeOnTable: false,
  stakeStepCents: digitLimits.stepCents,
  firstChoice: firstDigitsChoice,
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: (choice) => ({ type: choice.type, digits: betDigits(choice) }),
  actionOf: (choice) => ({
    label: 'draws.digits_turn',
    amountCents: null,
    isEnabled: timesOf(choice) !== null,
    act: null,
  }),
};
