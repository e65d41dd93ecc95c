import { Button } from '@arara/ui';
import { Gamepad2 } from 'lucide-react';
import { useDemoPlay } from '../../components/use-demo-play.ts';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './demo-offer.module.css';

/** The visitor's way to play this game at once, with demo money. */
export function DemoOffer() {
  const t = useT();
  const words = useFailureWords();
  const demo = useDemoPlay();
  if (!demo.isOffered) return null;
  return (
    <div className={styles.offer}>
      {demo.error && (
        <p className={styles.failure} role="alert">
          {words(demo.error)}
        </p>
      )}
      <Button
        tone="plain"
        isWide
        isLoading={demo.isOpening}
        icon={<Gamepad2 size={18} aria-hidden="true" />}
        onClick={() => void demo.open()}
      >
        {t('games.stage_play_free')}
      </Button>
    </div>
  );
}

/** For those whose demo money is spent: it costs nothing. */
export function MoreDemoMoney() {
  const t = useT();
  const words = useFailureWords();
  const demo = useDemoPlay();
  if (demo.error) return <span>{words(demo.error)}</span>;
  return (
    <Button tone="tonal" size="sm" isLoading={demo.isOpening} onClick={() => void demo.open()}>
      {t('games.stage_demo_more')}
    </Button>
  );
}
