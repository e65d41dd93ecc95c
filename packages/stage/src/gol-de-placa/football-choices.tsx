import { type ClubName, clubNames, marketNames, markets, oddsOf } from '@arara/games/tables';
import { Button, Select } from '@arara/ui';
import { SkipForward } from 'lucide-react';
import { Options } from '../pieces/options.tsx';
import type { ChoicesProps } from '../stage.ts';
import { type FootballChoice, nextMatch, pickedHere, togglePick, withClub } from './choice.ts';
import styles from './football-choices.module.css';
import { clubName, marketName, oddsText, selectionName } from './names.ts';
import { SlipList } from './slip-list.tsx';

/** The match, the market, the selections with their odds, and the slip they are put on. */
export function FootballChoices({ words, choice, onChoose, isLocked }: ChoicesProps<FootballChoice>) {
  const { t, locale } = words;
  const { home, away, market } = choice;
  const clubs = clubNames.map((club) => ({ value: club, label: clubName(club) }));
  const chosenClub = (value: string): ClubName => clubNames.find((club) => club === value) ?? home;
  return (
    <div className={styles.choices}>
      <div className={styles.match}>
        <Select
          label={t('games.stage_football_home')}
          options={clubs}
          value={home}
          disabled={isLocked}
          onChange={(event) => onChoose(withClub(choice, 'home', chosenClub(event.currentTarget.value)))}
        />
        <Select
          label={t('games.stage_football_away')}
          options={clubs}
          value={away}
          disabled={isLocked}
          onChange={(event) => onChoose(withClub(choice, 'away', chosenClub(event.currentTarget.value)))}
        />
      </div>
      <Button
        tone="ghost"
        size="sm"
        icon={<SkipForward size={16} aria-hidden="true" />}
        disabled={isLocked}
        onClick={() => onChoose(nextMatch(choice))}
      >
        {t('games.stage_football_next')}
      </Button>
      <Options
        label={t('games.stage_football_market')}
        options={marketNames.map((name) => ({ value: name, label: marketName(name, words) }))}
        chosen={market}
        onChoose={(name) => onChoose({ ...choice, market: name })}
        isLocked={isLocked}
        columns={2}
      />
      <Options
        label={t('games.stage_bet')}
        options={markets[market].map((selection) => {
          const odds = oddsOf(home, away, market, selection);
          return {
            value: selection,
            label: selectionName({ home, away, market, selection }, words),
            detail: odds === null ? '–' : oddsText(odds, locale),
            isOff: odds === null,
          };
        })}
        picked={pickedHere(choice)}
        onChoose={(selection) => onChoose(togglePick(choice, selection))}
        isLocked={isLocked}
        columns={columnsOf(market)}
      />
      <SlipList words={words} choice={choice} onChoose={onChoose} isLocked={isLocked} />
    </div>
  );
}

function columnsOf(market: FootballChoice['market']): number {
  if (market === 'score') return 4;
  return market === 'result' ? 3 : 2;
}
