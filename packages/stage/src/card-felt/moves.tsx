import { classNames } from '@arara/ui';
import styles from './felt.module.css';

interface MoveOffer {
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  readonly isSuggested: boolean;
}

interface MovesProps {
  offers: readonly MoveOffer[];
  /** Words for the mark of a suggestion. */
  suggestedWords: string;
  isLocked: boolean;
  onMove(key: string): void;
}

/** What the player can do now, as large buttons on the felt. */
export function Moves({ offers, suggestedWords, isLocked, onMove }: MovesProps) {
  return (
    <div className={styles.moves}>
      {offers.map(({ key, label, detail, isSuggested }) => (
        <button
          key={key}
          type="button"
          className={classNames(styles.move, isSuggested && styles.suggested)}
          disabled={isLocked}
          onClick={() => onMove(key)}
        >
          <span>{label}</span>
          {(isSuggested || detail !== undefined) && <small>{isSuggested ? suggestedWords : detail}</small>}
        </button>
      ))}
    </div>
  );
}
