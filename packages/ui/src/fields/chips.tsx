import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
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
  /** `even` shares the width (amounts); `scroll` runs off to the side (filters); `wrap` breaks. */
  layout?: 'even' | 'scroll' | 'wrap';
  size?: 'sm' | 'md';
  className?: string;
}

/** One of a few, all in sight. Arrow keys choose; the chosen one is cobalt and ringed. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, options, value, onValueChange, layout = 'wrap', size = 'md', className } = props;
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value ?? ''}
      onValueChange={choose}
      className={classNames(styles.chips, styles[layout], className)}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.isDisabled === true}
          className={classNames(styles.chip, styles[size])}
        >
          {option.icon}
          {option.label}
          {option.count !== undefined && <small className={styles.count}>{option.count}</small>}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
