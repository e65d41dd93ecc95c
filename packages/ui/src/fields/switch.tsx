import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  /** Cobalt is the usual; violet marks promotions. */
  tone?: 'cobalt' | 'violet';
}

/** On or off at once: words at the left, the switch at the right. */
export function Switch({ label, tone = 'cobalt', className, ...input }: SwitchProps) {
  return (
    <label className={classNames(styles.row, styles.between, className)}>
      <span className={styles.words}>{label}</span>
      <span className={styles.mark}>
        {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says its own checked state. */}
        <input {...input} type="checkbox" role="switch" className={styles.native} />
        <span className={classNames(styles.track, styles[tone])} />
      </span>
    </label>
  );
}
