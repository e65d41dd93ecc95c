import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { dressLink, type LinkElement } from '../link.ts';
import styles from './button.module.css';

export type ButtonTone = 'cta' | 'tonal' | 'ivory' | 'ghost' | 'plain' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `cta` is the one green action of a view; `plain` is the quiet default. */
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Stands after the words, e.g. an amount or a chevron. */
  trailing?: ReactNode;
  isWide?: boolean;
  /** Keeps the width, shows a spinner in place of the words and refuses presses. */
  isLoading?: boolean;
  /** Renders as this link instead of a button. */
  link?: LinkElement;
}

/** The button in every tone and size of the look; says `aria-busy` while loading. */
export function Button(props: ButtonProps) {
  const { tone = 'plain', size = 'md', icon, trailing, isWide, isLoading = false, link, ...rest } = props;
  const { className, children, disabled, type = 'button', ...native } = rest;
  const look = classNames(
    styles.button,
    styles[tone],
    styles[size],
    isWide && styles.wide,
    isLoading && styles.loading,
    className,
  );
  const content = (
    <>
      <span className={styles.content}>
        {icon}
        {children}
        {trailing}
      </span>
      {isLoading && <span className={styles.spinner} />}
    </>
  );
  if (link) return dressLink(link, { className: look, children: content });
  return (
    <button aria-busy={isLoading} {...native} type={type} className={look} disabled={disabled || isLoading}>
      {content}
    </button>
  );
}
