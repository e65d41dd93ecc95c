import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Options } from '../pieces/options.tsx';
import { pickNumbers } from '../pieces/pick-numbers.ts';
import type { LiveBoardProps } from './live-cabinet.ts';
import { OwnNumbers } from './own-numbers.tsx';
import { TicketPlace } from './ticket.tsx';
import styles from './tickets.module.css';

interface TicketsProps extends Omit<LiveBoardProps, 'outcome' | 'setting'> {
  /** A ticket has so many of the numbers from 1 on. */
  picked: number;
  to: number;
  drawn: readonly number[];
}

const offeredTickets = 6;
const numbersIn = (key: string) => key.split('-').map(Number);

/** Tickets to put chips on: a few that are filled in, or one's own numbers. Those that are bet on stay in sight. */
export function Tickets(props: TicketsProps) {
  const { words, piles, isLocked, picked, to, drawn, onPut, onLift } = props;
  const { t } = words;
  // Pure choice: all tickets are alike.
  const offer = () => Array.from({ length: offeredTickets }, () => pickNumbers(to, picked).join('-'));
  const [way, setWay] = useState<'quick' | 'own'>('quick');
  const [offered, setOffered] = useState(offer);
  const kept = [...piles.keys()];
  const filled = [...kept, ...offered.filter((key) => !kept.includes(key))];
  const keys = way === 'own' ? kept : filled.slice(0, Math.max(offered.length, kept.length));
  return (
    <fieldset className={styles.board} aria-label={t('games.stage_roulette_table')}>
      <Options<'quick' | 'own'>
        label={t('livetables.your_tickets')}
        options={[
          { value: 'quick', label: t('games.stage_lottery_quick') },
          { value: 'own', label: t('livetables.pick_numbers') },
        ]}
        chosen={way}
        onChoose={setWay}
        isLocked={false}
        columns={2}
      />
      {keys.length > 0 && (
        <div className={styles.tickets}>
          {keys.map((key) => (
            <TicketPlace
              key={key}
              words={words}
              ticket={{ key, name: t('livetables.ticket'), numbers: numbersIn(key) }}
              columns={picked}
              isHit={(number) => drawn.includes(number)}
              cents={piles.get(key)}
              isLocked={isLocked}
              onPut={() => onPut([key])}
              onLift={() => onLift(key)}
            />
          ))}
        </div>
      )}
      {way === 'own' ? (
        <OwnNumbers
          words={words}
          picked={picked}
          to={to}
          isLocked={isLocked}
          onPut={(numbers) => onPut([numbers.join('-')])}
        />
      ) : (
        <button
          type="button"
          className={styles.others}
          disabled={isLocked}
          onClick={() => setOffered(offer())}
        >
          <RefreshCw size={16} aria-hidden="true" />
          {t('livetables.new_tickets')}
        </button>
      )}
    </fieldset>
  );
}
