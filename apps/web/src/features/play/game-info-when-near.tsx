import { late } from '@arara/ui';
import { type ComponentProps, memo } from 'react';
import { LateFailed } from '../../components/late-failed.tsx';
import { useNear } from '../../components/use-near.ts';
import { useIsSettled } from '../../lib/use-is-settled.ts';
import type { GameInfo } from './game-info.tsx';
import styles from './game-page.module.css';

/** What cannot be fetched any more, as without a connection, takes nothing of the round down with it. */
const Info = late(async () => (await import('./game-info.tsx')).GameInfo, {
  waiting: <div className={styles.infoWaiting} />,
  Failed: LateFailed,
});

/** Below stage and panel, fetched and drawn when they stand; a round changes nothing in it. */
export const GameInfoWhenNear = memo(function GameInfoWhenNear(props: ComponentProps<typeof GameInfo>) {
  const [ref, isNear] = useNear();
  const isSettled = useIsSettled();
  if (!isNear || !isSettled) return <div ref={ref} className={styles.infoWaiting} />;
  return <Info {...props} />;
});
