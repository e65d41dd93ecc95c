import { type DigitBetType, digitBets } from '@arara/games/tables';
import { IconButton } from '@arara/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Options } from '../pieces/options.tsx';
import type { ChoicesProps } from '../stage.ts';
import { betDigits, type DigitsChoice, placesIn, timesOf, turned } from './choice.ts';
import styles from './digits-choices.module.css';

/** The kind of bet and its digits, each turned up or down. */
export function DigitsChoices({ words, choice, onChoose, isLocked }: ChoicesProps<DigitsChoice>) {
  const { t, locale } = words;
  const places = placesIn(choice);
  const number = new Intl.NumberFormat(locale);
  const times = timesOf(choice);
  return (
    <div className={styles.choices}>
      <Options<DigitBetType>
        label={t('draws.digits_bet')}
        aside={times === null ? undefined : `${number.format(times)}×`}
        options={digitBets.map(({ type }) => ({ value: type, label: t(`draws.bet_${type}`) }))}
        chosen={choice.type}
        onChoose={(type) => onChoose({ ...choice, type })}
        isLocked={isLocked}
        columns={3}
      />
      <fieldset className={styles.digits} disabled={isLocked} aria-label={t('draws.digits_yours')}>
        {choice.digits.map((digit, place) => {
          const isOff = !places.includes(place);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place.
            <div key={place} className={styles.digit} data-off={isOff}>
              <IconButton
                label={t('draws.digits_up', { place: place + 1 })}
                icon={<ChevronUp size={20} aria-hidden="true" />}
                disabled={isLocked || isOff}
                onClick={() => onChoose(turned(choice, place, 1))}
              />
              <output>{isOff ? '–' : digit}</output>
              <IconButton
                label={t('draws.digits_down', { place: place + 1 })}
                icon={<ChevronDown size={20} aria-hidden="true" />}
                disabled={isLocked || isOff}
                onClick={() => onChoose(turned(choice, place, -1))}
              />
            </div>
          );
        })}
      </fieldset>
      <p className={styles.told} role="status">
        {times === null
          ? t('draws.digits_same')
          : `${betDigits(choice).join(' ')} · ${number.format(times)}×`}
      </p>
    </div>
  );
}
