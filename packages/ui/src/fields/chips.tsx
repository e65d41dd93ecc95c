import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useOwnInSight } from '../use-own-in-sight.ts';
import styles from './chips.module.css';

export interface ChipOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A faint figure after the label. */
  count?: ReactNode;
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface ChipsProps<Value extends string> {
  /** What is being chosen, spoken. */
  label: string;
  options: readonly ChipOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /**
   * `even` shares the width (amounts); `scroll` runs off to the side (filters), and on wide windows has no icons; `wrap`
   * breaks; `thirds` has three in a row.
   */
  layout?: 'even' | 'scroll' | 'thirds' | 'wrap';
  size?: 'sm' | 'md';
  className?: string;
}

/** One of a few, all in sight. Arrow keys choose; the chosen one is cobalt and ringed. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, options, value, onValueChange, layout = 'wrap', size = 'md', className } = props;
  // A row that runs off to the side begins where the chosen one is seen.
  const row = useOwnInSight<HTMLDivElement>('[aria-checked="true"]');
  const open = options.filter((option) => !option.isDisabled);
  // The Tab key stops once: at the chosen one, or at the first.
  const stop = open.find((option) => option.value === value) ?? open[0];
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const way = ways[event.key];
    const chips = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]:enabled')];
    // A key is pressed on the chip that has the focus.
    const from = chips.indexOf(document.activeElement as HTMLElement);
    if (way === undefined || from < 0) return;
    event.preventDefault();
    const to = (from + way + chips.length) % chips.length;
    chips[to]?.focus();
    if (open[to]) onValueChange(open[to].value);
  };
  return (
    <div
      ref={row}
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.chips, styles[layout], className)}
      onKeyDown={step}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: a button takes the look of a chip, and no part in a form.
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option === stop ? 0 : -1}
          disabled={option.isDisabled}
          className={classNames(styles.chip, styles[size])}
          onClick={() => option.value !== value && onValueChange(option.value)}
        >
          {option.icon}
          {option.label}
          {option.count !== undefined && <small className={styles.count}>{option.count}</small>}
        </button>
      ))}
    </div>
  );
}

const ways: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
