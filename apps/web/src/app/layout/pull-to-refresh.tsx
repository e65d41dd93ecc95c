import { classNames } from '@arara/ui';
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { pulled, pullRest } from './pull.ts';
import styles from './pull-to-refresh.module.css';

/** Pulled down from its top by a finger, the page asks again for everything it shows. */
export function PullToRefresh() {
  const t = useT();
  const client = useQueryClient();
  const [pull, setPull] = useState(pullRest);
  const [isBusy, setBusy] = useState(false);
  const refresh = useEffectEvent(async () => {
    setBusy(true);
    await client.invalidateQueries().catch(() => {});
    setBusy(false);
  });
  useEffect(() => follow(setPull, () => void refresh()), []);
  if (!isBusy && pull.px === 0) return null;
  // How far the finger has come, handed to the stylesheet.
  const way = { '--pull': `${isBusy ? 56 : pull.px}px` } as CSSProperties;
  return (
    <div className={styles.pull} style={way} role="status">
      <RefreshCw className={classNames(styles.mark, isBusy && styles.busy)} size={18} aria-hidden="true" />
      {t(isBusy ? 'shell.refreshing' : pull.isEnough ? 'shell.pull_release' : 'shell.pull_hint')}
    </div>
  );
}

/** Follows a finger that starts at the top of the page; inside sheets and rows that scroll it means something else. */
function follow(tell: (pull: typeof pullRest) => void, refresh: () => void): () => void {
  let start: { x: number; y: number } | null = null;
  let last = pullRest;
  const show = (next: typeof pullRest) => {
    last = next;
    tell(next);
  };
  const begin = ({ touches, target }: TouchEvent) => {
    const [finger] = touches;
    const isPage = target instanceof Element && target.closest('#content') !== null;
    start =
      isPage && globalThis.scrollY <= 0 && touches.length === 1 && finger
        ? { x: finger.clientX, y: finger.clientY }
        : null;
  };
  const move = ({ touches }: TouchEvent) => {
    const [finger] = touches;
    if (!start || !finger) return;
    show(globalThis.scrollY > 0 ? pullRest : pulled(finger.clientX - start.x, finger.clientY - start.y));
  };
  const end = () => {
    if (last.isEnough) refresh();
    if (start) show(pullRest);
    start = null;
  };
  const passive = { passive: true };
  document.addEventListener('touchstart', begin, passive);
  document.addEventListener('touchmove', move, passive);
  document.addEventListener('touchend', end);
  document.addEventListener('touchcancel', end);
  return () => {
    document.removeEventListener('touchstart', begin);
    document.removeEventListener('touchmove', move);
    document.removeEventListener('touchend', end);
    document.removeEventListener('touchcancel', end);
  };
}
