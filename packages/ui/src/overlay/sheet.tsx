import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useOpenSheet } from './open-sheets.ts';
import styles from './sheet.module.css';
import { useSwipeAway } from './use-swipe-away.ts';

export interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** Keeps the title for screen readers only, where the content shows its own. */
  isTitleHidden?: boolean;
  text?: ReactNode;
  closeLabel: string;
  /** `sm` 440 px, `md` 560 px, `lg` 880 px on desktop; phones always get a sheet from below. */
  size?: 'sm' | 'md' | 'lg';
  /** A picture: a pane of 400 px beside the content on desktop, a band above it on phones. */
  art?: ReactNode;
  /** Stays in sight under the scrolling content: the one action. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** So long after a sheet has closed the page is drawn without what had opened it. */
const goneAfterMs = 100;

/**
 * A sheet from below on phones, a modal in the middle on desktop. Focus stays inside and returns; Escape, the veil,
 * the cross, a swipe down and the browser's way back close it. Radix's own overlay is not used: it writes a style element, which our
 * Content-Security-Policy refuses; the page is held still by styles.css instead.
 */
export function Sheet(props: SheetProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    isTitleHidden,
    text,
    closeLabel,
    size = 'sm',
    art,
    footer,
    children,
  } = props;
  const swipe = useSwipeAway(() => onOpenChange(false));
  useOpenSheet(isOpen, () => onOpenChange(false));
  const state = isOpen ? 'open' : 'closed';
  const opener = useRef<Element | null>(null);
  // Where a keyboard is at hand the first field gets the focus; a phone's own keyboard would cover the sheet.
  const focusInside = (event: Event) => {
    event.preventDefault();
    opener.current = document.activeElement;
    // A framed game may fill the screen by itself: what lies over this page would not be seen.
    const { fullscreenElement: full } = document;
    if (full && !full.contains(swipe.sheet.current)) void document.exitFullscreen().catch(() => {});
    const hasKeyboard = window.matchMedia('(hover: hover)').matches;
    const field = hasKeyboard
      ? swipe.sheet.current?.querySelector<HTMLElement>('input, select, textarea')
      : null;
    (field ?? swipe.sheet.current)?.focus();
  };
  const focusBack = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
    // What opened it may be gone with what was done in it, as the way to log in is.
    setTimeout(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }, goneAfterMs);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div className={styles.veil} data-state={state} data-sheet-open={isOpen} />
        <Dialog.Content
          ref={swipe.sheet}
          onOpenAutoFocus={focusInside}
          onCloseAutoFocus={focusBack}
          className={classNames(styles.sheet, styles[size], Boolean(art) && styles.pictured)}
          {...(text ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.grab} {...swipe.handle}>
            <i />
          </div>
          {art && <div className={styles.art}>{art}</div>}
          <div className={styles.body}>
            <header className={classNames(styles.head, isTitleHidden && styles.bare)}>
              <div className={styles.titles}>
                <Dialog.Title className={classNames(styles.title, isTitleHidden && styles.hidden)}>
                  {title}
                </Dialog.Title>
                {text && <Dialog.Description className={styles.text}>{text}</Dialog.Description>}
              </div>
              <Dialog.Close asChild>
                <IconButton className={styles.close} label={closeLabel} icon={<X size={20} />} />
              </Dialog.Close>
            </header>
            <div className={styles.content}>{children}</div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
