import { canBeMultiple, multipleOdds, oddsOf } from '@arara/games/tables';
import { IconButton } from '@arara/ui';
import { X } from 'lucide-react';
import { Options } from '../pieces/options.tsx';
import type { StageWords } from '../stage.ts';
import { type FootballChoice, type SlipWay, wayOf, withoutPick } from './choice.ts';
import styles from './football-choices.module.css';
import { clubName, oddsText, pickName } from './names.ts';

interface SlipListProps {
  words: StageWords;
  choice: FootballChoice;
  onChoose(choice: FootballChoice): void;
  isLocked: boolean;
}

/** The slip: its picks with their odds, and whether they are bet on one by one, together, or both. */
export function SlipList({ words, choice, onChoose, isLocked }: SlipListProps) {
  const { t, locale } = words;
  const { picks } = choice;
  const isMultiple = canBeMultiple(picks);
  const ways: readonly { value: SlipWay; label: string; detail?: string; isOff: boolean }[] = [
    { value: 'singles', label: t('games.stage_football_singles'), isOff: false },
    {
      value: 'multiple',
      label: t('games.stage_football_multiple'),
      isOff: !isMultiple,
    },
    { value: 'both', label: t('games.stage_football_both'), isOff: !isMultiple },
  ];
  return (
    <section className={styles.slip} aria-label={t('games.stage_football_slip')}>
      <h3>
        {t('games.stage_football_slip')}
        {isMultiple && (
          <span>
            {t('games.stage_football_multiple')} {oddsText(multipleOdds(picks), locale)}
          </span>
        )}
      </h3>
      {picks.length === 0 && <p>{t('games.stage_football_slip_empty')}</p>}
      <ul>
        {picks.map((pick, index) => {
          const name = pickName(pick, words);
          const match = `${clubName(pick.home)} – ${clubName(pick.away)}`;
          const odds = oddsOf(pick.home, pick.away, pick.market, pick.selection);
          return (
            <li key={`${pick.home} ${pick.away} ${pick.market} ${pick.selection}`}>
              <span>
                <b>{name}</b>
                <small>{match}</small>
              </span>
              <b className={styles.odds}>{odds === null ? '–' : oddsText(odds, locale)}</b>
              <IconButton
                size="sm"
                label={t('games.stage_football_remove', { bet: `${match}, ${name}` })}
                icon={<X size={16} />}
                disabled={isLocked}
                onClick={() => onChoose(withoutPick(choice, index))}
              />
            </li>
          );
        })}
      </ul>
      {picks.length > 1 && (
        <Options
          label={t('games.stage_football_way')}
          options={ways}
          chosen={wayOf(choice)}
          onChoose={(way) => onChoose({ ...choice, way })}
          isLocked={isLocked}
          columns={3}
        />
      )}
    </section>
  );
}
