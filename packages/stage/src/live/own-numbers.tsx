import { classNames } from '@arara/ui';
import { Eraser, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { pickNumbers } from '../pieces/pick-numbers.ts';
import type { StageWords } from '../stage.ts';
import styles from './number-pad.module.css';
import { TicketPlace } from './ticket.tsx';

interface OwnNumbersProps {
  words: StageWords;
  picked: number;
  to: number;
  isLocked: boolean;
  /** Puts a chip on a ticket with these numbers, lowest first. */
  onPut(numbers: readonly number[]): void;
}

/** All numbers to mark, and the ticket they make: once it is whole it takes chips as any other, and the pad is free again. */
export function OwnNumbers({ words, picked, to, isLocked, onPut }: OwnNumbersProps) {
  const { t } = words;
  const [marked, mark] = useState<readonly number[]>([]);
  const isFull = marked.length === picked;
  const left = Array.from({ length: to }, (_, index) => index + 1).filter((one) => !marked.includes(one));
  const complete = () => {
    const places = pickNumbers(left.length, picked - marked.length);
    mark([...marked, ...places.map((place) => left[place - 1] ?? 0)]);
  };
  const rising = marked.toSorted((a, b) => a - b);
  return (
    <div className={styles.pad}>
      <TicketPlace
        words={words}
        ticket={{
          key: 'own',
          name: t(isFull ? 'livetables.touch_ticket' : 'livetables.marked', {
            chosen: marked.length,
            total: picked,
          }),
          numbers: Array.from({ length: picked }, (_, place) => rising[place] ?? null),
        }}
        columns={picked}
        isHit={() => false}
        cents={undefined}
        isLocked={isLocked}
        onPut={() => {
          onPut(rising);
          mark([]);
        }}
        onLift={() => mark([])}
      />
      <div className={styles.actions}>
        <button type="button" disabled={isLocked || isFull} onClick={complete}>
          <WandSparkles size={16} aria-hidden="true" />
          {t('livetables.complete')}
        </button>
        <button type="button" disabled={isLocked || marked.length === 0} onClick={() => mark([])}>
          <Eraser size={16} aria-hidden="true" />
          {t('games.stage_clear')}
        </button>
      </div>
      <fieldset className={styles.numbers} aria-label={t('games.stage_lottery_numbers')}>
        {Array.from({ length: to }, (_, index) => index + 1).map((number) => {
          const isMarked = marked.includes(number);
          return (
            <button
              key={number}
              type="button"
              className={classNames(styles.number, isMarked && styles.marked)}
              aria-pressed={isMarked}
              disabled={isLocked || (isFull && !isMarked)}
              onClick={() => mark(isMarked ? marked.filter((one) => one !== number) : [...marked, number])}
            >
              {number}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
