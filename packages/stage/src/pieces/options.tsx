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
  chosen?: Value;
  /** Where more than one can be chosen, those that are. */
  picked?: readonly NoInfer<Value>[];
  onChoose(value: Value): void;
  isLocked: boolean;
  columns: number;
}

/** One of several, or some of them, all in sight; what is chosen is cobalt and ringed. */
export function Options<Value extends string | number>(props: OptionsProps<Value>) {
  const { label, aside, options, chosen, picked = [], onChoose, isLocked, columns } = props;
  const isChosen = (value: Value) => value === chosen || picked.includes(value);
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
            className={classNames(styles.option, isChosen(value) && styles.chosen)}
            aria-pressed={isChosen(value)}
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
