import { classNames } from '@arara/ui';
import type { ReactNode } from 'react';
import styles from './options.module.css';

interface Option<Value> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Stands below the label: odds, a multiplier. */
  readonly detail?: ReactNode;
  /** What it is called where the label is a picture. */
  readonly spoken?: string;
  readonly isOff?: boolean;
}

interface OptionsProps<Value extends string | number> {
  label: string;
  aside?: ReactNode;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose(value: Value): void;
  isLocked: boolean;
  columns: number;
}

/** One of several, all in sight; the chosen one is cobalt and ringed. */
export function Options<Value extends string | number>(props: OptionsProps<Value>) {
  const { label, aside, options, chosen, onChoose, isLocked, columns } = props;
  return (
    <fieldset className={styles.group} disabled={isLocked}>
      <legend className={styles.legend}>
        {label}
        {aside !== undefined && <span>{aside}</span>}
      </legend>
      <div className={styles.grid} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {options.map(({ value, label: text, detail, spoken, isOff }) => (
          <button
            key={value}
            type="button"
            className={classNames(styles.option, value === chosen && styles.chosen)}
            aria-pressed={value === chosen}
            aria-label={spoken}
            disabled={isOff === true}
            onClick={() => onChoose(value)}
          >
            <span className={styles.text}>{text}</span>
            {detail !== undefined && <small>{detail}</small>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
