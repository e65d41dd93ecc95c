import {
  type PairName,
  pairNames,
  pairs,
  volleyHelp,
  volleyMarketNames,
  volleyMarkets,
  volleyOdds,
} from '@arara/games/tables';
import { Button, Select } from '@arara/ui';
import { SkipForward } from 'lucide-react';
import { helpSentences } from '../pieces/help-sentences.ts';
import { Options } from '../pieces/options.tsx';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { ChoicesProps, GameStage, HelpProps } from '../stage.ts';
import styles from './cabinet.module.css';
import {
  firstVolleyChoice,
  nextVolleyMatch,
  oddsText,
  selectionName,
  type VolleyChoice,
  withPair,
  withVolleyMarket,
} from './choice.ts';
import { VolleyStage } from './volley-stage.tsx';

/** The match, the market and the selection with its odds. */
function VolleyChoices({ words, choice, onChoose, isLocked }: ChoicesProps<VolleyChoice>) {
  const { t, locale } = words;
  const { home, away, market } = choice;
  const options = pairNames.map((pair) => ({ value: pair, label: pairs[pair].name }));
  const chosenPair = (value: string): PairName => pairNames.find((pair) => pair === value) ?? home;
  return (
    <div className={styles.choices}>
      <div className={styles.pair}>
        {(['home', 'away'] as const).map((side) => (
          <Select
            key={side}
            label={t(`games.stage_football_${side}`)}
            options={options}
            value={choice[side]}
            disabled={isLocked}
            onChange={(event) => onChoose(withPair(choice, side, chosenPair(event.currentTarget.value)))}
          />
        ))}
      </div>
      <Button
        tone="ghost"
        size="sm"
        icon={<SkipForward size={16} aria-hidden="true" />}
        disabled={isLocked}
        onClick={() => onChoose(nextVolleyMatch(choice))}
      >
        {t('games.stage_football_next')}
      </Button>
      <Options
        label={t('games.stage_football_market')}
        options={volleyMarketNames.map((name) => ({ value: name, label: t(`arcade.volley_${name}`) }))}
        chosen={market}
        onChoose={(name) => onChoose(withVolleyMarket(choice, name))}
        isLocked={isLocked}
        columns={2}
      />
      <Options
        label={t('games.stage_bet')}
        options={volleyMarkets[market].map((selection) => {
          const odds = volleyOdds(home, away, market, selection);
          return {
            value: selection,
            label: selectionName({ home, away, market, selection }, words),
            detail: odds === null ? '–' : oddsText(odds, locale),
            isOff: odds === null,
          };
        })}
        {...(choice.selection === null ? {} : { chosen: choice.selection })}
        onChoose={(selection) => onChoose({ ...choice, selection })}
        isLocked={isLocked}
        columns={market === 'sets' ? 4 : 2}
      />
    </div>
  );
}

function VolleyHelp(props: HelpProps) {
  const { t } = props.words;
  if (props.part === 'rules') return <RulesList sentences={helpSentences(volleyHelp, props)} />;
  return (
    <PrizeTable
      caption={t('arcade.prizes_volley')}
      heads={['', t('arcade.volley_attack'), t('arcade.volley_service')]}
      rows={pairNames.map((pair) => ({
        key: pair,
        cells: [pairs[pair].name, pairs[pair].attack, pairs[pair].serve],
      }))}
    />
  );
}

export const volleyCabinet: GameStage<VolleyChoice> = {
  Stage: VolleyStage,
  Choices: VolleyChoices,
  Help: VolleyHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: firstVolleyChoice,
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ home, away, market, selection }) => ({ home, away, market, selection }),
  actionOf: ({ selection }) => ({
    label: selection === null ? 'games.stage_football_pick' : 'arcade.volley_serve',
    amountCents: null,
    isEnabled: selection !== null,
    act: null,
  }),
};
