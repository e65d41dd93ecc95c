import { classNames } from '@arara/ui';
import { PileFace } from '../roleta-guanabara/pile-face.tsx';
import type { LiveBoardProps } from './live-cabinet.ts';
import styles from './tickets.module.css';

interface Ticket {
  readonly key: string;
  readonly name: string;
  /** Null where a number is still missing: then no chip can be put down. */
  readonly numbers: readonly (number | null)[];
  /** What it pays, where tickets differ in that. */
  readonly pays?: string;
}

interface TicketPlaceProps extends Pick<LiveBoardProps, 'words' | 'isLocked'> {
  ticket: Ticket;
  /** Numbers beside each other. */
  columns: number;
  isHit(number: number): boolean;
  cents: bigint | undefined;
  /** Outside of what a press puts chips on. */
  isAside?: boolean;
  onPut(): void;
  onLift(): void;
}

/** A ticket as a place for chips. A press puts one down, Delete or a right click takes the pile off. */
export function TicketPlace(props: TicketPlaceProps) {
  const { words, ticket, columns, isHit, cents, isLocked, isAside, onPut, onLift } = props;
  const { name, numbers, pays } = ticket;
  const isWhole = !numbers.includes(null);
  const said = numbers.map((number) => number ?? '–').join(', ');
  return (
    <button
      type="button"
      className={classNames(styles.ticket, cents !== undefined && styles.has, isAside && styles.aside)}
      aria-label={[`${name}: ${said}`, ...(pays === undefined ? [] : [pays])].join(', ')}
      aria-description={cents === undefined ? undefined : words.money(cents)}
      disabled={isLocked || !isWhole}
      onClick={onPut}
      onKeyDown={(event) => {
        if ((event.key === 'Delete' || event.key === 'Backspace') && !isLocked) onLift();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        if (!isLocked) onLift();
      }}
    >
      <span className={styles.name}>
        <b>{name}</b>
        {pays !== undefined && <small>{pays}</small>}
      </span>
      <span className={styles.numbers} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {numbers.map((number, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the ticket is its identity.
          <i key={place} className={classNames(number !== null && isHit(number) && styles.hit)}>
            {number ?? '–'}
          </i>
        ))}
      </span>
      {cents !== undefined && (
        <span className={styles.chip}>
          <PileFace cents={cents} locale={words.locale} />
        </span>
      )}
    </button>
  );
}
