import { Button, Card, ErrorState } from '@arara/ui';
import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentProps, lazy, memo, Suspense, useEffect, useState } from 'react';
import { useNear } from '../../components/use-near.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsSettled } from '../../lib/use-is-settled.ts';
import type { GameInfo } from './game-info.tsx';
import styles from './game-page.module.css';

/** Each asks for its file anew: what failed once is kept as failed. */
const newInfo = () => lazy(async () => ({ default: (await import('./game-info.tsx')).GameInfo }));

/** Below stage and panel, fetched and drawn when they stand; a round changes nothing in it. */
export const GameInfoWhenNear = memo(function GameInfoWhenNear(props: ComponentProps<typeof GameInfo>) {
  const [ref, isNear] = useNear();
  const isSettled = useIsSettled();
  const [{ Info, tried }, setTry] = useState(() => ({ Info: newInfo(), tried: 1 }));
  const again = () => setTry({ Info: newInfo(), tried: tried + 1 });
  const waiting = <div ref={ref} className={styles.infoWaiting} />;
  if (!isNear || !isSettled) return waiting;
  return (
    // What cannot be fetched any more, as without a connection, takes nothing of the round down with it.
    <CatchBoundary getResetKey={() => tried} errorComponent={() => <InfoFailed onTryAgain={again} />}>
      <Suspense fallback={waiting}>
        <Info {...props} />
      </Suspense>
    </CatchBoundary>
  );
});

/** Without a connection it comes by itself once there is one. */
function InfoFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useT();
  useEffect(() => {
    globalThis.addEventListener('online', onTryAgain);
    return () => globalThis.removeEventListener('online', onTryAgain);
  }, [onTryAgain]);
  return (
    <Card padding="lg">
      <ErrorState
        title={t('common.loading_failed')}
        text={t('shell.page_broke_text')}
        actions={<Button onClick={onTryAgain}>{t('common.try_again')}</Button>}
      />
    </Card>
  );
}
