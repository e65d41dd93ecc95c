import { Tabs as Base } from 'radix-ui';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface TabOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** What stands under the tabs while this one is chosen; leave out to draw the content yourself. */
  content?: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the tabs switch, spoken. */
  label: string;
  options: readonly TabOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** `well` slides a raised pill; `underlined` is for reading (rules, prizes, fairness). */
  look?: 'well' | 'underlined';
  className?: string;
}

/** Tabs by keyboard and pointer; panels are tied to their tabs. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, options, value, onValueChange, look = 'well', className } = props;
  const place = options.findIndex((option) => option.value === value);
  // Custom properties are not in CSSProperties.
  const pill = { '--place': place, '--count': options.length } as CSSProperties;
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <Base.Root className={classNames(styles.root, className)} value={value} onValueChange={choose}>
      <Base.List className={styles[look]} aria-label={label} style={pill}>
        {options.map((option) => (
          <Base.Trigger
            key={option.value}
            className={styles.tab}
            value={option.value}
            onClick={bringIntoSight}
          >
            {option.label}
          </Base.Trigger>
        ))}
      </Base.List>
      {options.map((option) => (
        <Base.Content
          key={option.value}
          className={styles.panel}
          value={option.value}
          tabIndex={option.content ? 0 : -1}
        >
          {option.content}
        </Base.Content>
      ))}
    </Base.Root>
  );
}

/** A row that runs off to the side moves until the chosen tab is in its middle; the page stays. */
function bringIntoSight({ currentTarget: tab }: MouseEvent<HTMLElement>): void {
  const row = tab.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
}
