import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './shelf.module.css';

export interface ShelfProps {
  title: ReactNode;
  /** Beside the title at the right, e.g. a link to all. */
  aside?: ReactNode;
  /** Names of the arrows. */
  previousLabel: string;
  nextLabel: string;
  /** What a slot on the shelf is: `tile` 112 px / seven a row, `card` as wide as its content. */
  slots?: 'tile' | 'card';
  children: ReactNode;
  className?: string;
}

/** A titled row that scrolls sideways and snaps; arrows on desktop, a thumb on phones, arrow keys when focused. */
export function Shelf({
  title,
  aside,
  previousLabel,
  nextLabel,
  slots = 'tile',
  children,
  className,
}: ShelfProps) {
  const row = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [ends, setEnds] = useState({ isStart: true, isEnd: true });
  const look = useCallback(() => {
    const el = row.current;
    if (!el) return;
    setEnds({ isStart: el.scrollLeft < 8, isEnd: el.scrollLeft + el.clientWidth > el.scrollWidth - 8 });
  }, []);
  useEffect(() => {
    const el = row.current;
    if (!el) return;
    const watch = new ResizeObserver(look);
    watch.observe(el);
    return () => watch.disconnect();
  }, [look]);
  const turn = (way: 1 | -1) => {
    const el = row.current;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    el?.scrollBy({ left: way * el.clientWidth * 0.9, behavior: isCalm ? 'auto' : 'smooth' });
  };
  return (
    <section className={classNames(styles.shelf, className)} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside && <span className={styles.aside}>{aside}</span>}
        <span className={classNames(styles.arrows, ends.isStart && ends.isEnd && styles.idle)}>
          <IconButton
            look="filled"
            size="sm"
            label={previousLabel}
            icon={<ChevronLeft size={18} />}
            disabled={ends.isStart}
            onClick={() => turn(-1)}
          />
          <IconButton
            look="filled"
            size="sm"
            label={nextLabel}
            icon={<ChevronRight size={18} />}
            disabled={ends.isEnd}
            onClick={() => turn(1)}
          />
        </span>
      </header>
      <div ref={row} className={classNames(styles.row, styles[slots])} onScroll={look}>
        {children}
      </div>
    </section>
  );
}
