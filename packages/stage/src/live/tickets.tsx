import { classNames } from '@arara/ui';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { ChipFace } from '../roleta-guanabara/chip-face.tsx';
import type { LiveBoardProps } from './live-cabinet.ts';
import styles from './tickets.module.css';

interface Ticket {
  readonly key: string;
  readonly name: string;
  readonly numbers: readonly number[];
}

interface TicketsProps extends Omit<LiveBoardProps, 'outcome' | 'setting'> {
  /** A few tickets nobody has looked at yet; pure choice, all are alike. */
  offer(): readonly string[];
  ticketOf(key: string): Ticket;
  columns: number;
  drawn: readonly number[];
}

/** Tickets to put chips on: those that are bet on stay, the others can be changed for new ones. */
export function Tickets(props: TicketsProps) {
  const { words, piles, isLocked, onPut, onLift, offer, ticketOf, columns, drawn } = props;
  const [offered, setOffered] = useState(offer);
  const kept = [...piles.keys()];
  const keys = [...kept, ...offered.filter((key) => !kept.includes(key))].slice(
    0,
    Math.max(offered.length, kept.length),
  );
  return (
    <fieldset className={styles.board} aria-label={words.t('games.stage_roulette_table')}>
      <div className={styles.tickets}>
        {keys.map(ticketOf).map(({ key, name, numbers }) => {
          const cents = piles.get(key);
          return (
            <button
              key={key}
              type="button"
              className={classNames(styles.ticket, cents !== undefined && styles.has)}
              aria-label={`${name}: ${numbers.join(', ')}`}
              aria-description={cents === undefined ? undefined : words.money(cents)}
              disabled={isLocked}
              onClick={() => onPut([key])}
              onKeyDown={(event) => {
                if ((event.key === 'Delete' || event.key === 'Backspace') && !isLocked) onLift(key);
              }}
            >
              <b>{name}</b>
              <span
                className={styles.numbers}
                style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
              >
                {numbers.map((number) => (
                  <i key={number} className={classNames(drawn.includes(number) && styles.hit)}>
                    {number}
                  </i>
                ))}
              </span>
              {cents !== undefined && (
                <span className={styles.chip}>
                  <ChipFace cents={cents} size={28} />
                </span>
              )}
            </button>
          );
        })}
      </div>
      <button type="button" className={styles.others} disabled={isLocked} onClick={() => setOffered(offer())}>
        <RefreshCw size={16} aria-hidden="true" />
        {words.t('livetables.new_tickets')}
      </button>
    </fieldset>
  );
}
