import { Button } from '@arara/ui';
import { Gamepad2 } from 'lucide-react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { useDemoPlay } from '../../components/use-demo-play.ts';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import styles from './form.module.css';

/** Playing with demo money: no account, nothing to deposit and nothing to win. Not for those who already do. */
export function DemoDoor({ onDone }: { onDone?: () => void }) {
  const t = useT();
  const failureWords = useFailureWords();
  const isLoggedIn = useIsLoggedIn();
  const demo = useDemoPlay();
  if (!demo.isOffered || isLoggedIn) return null;
  const open = async () => {
    if (await demo.open()) onDone?.();
  };
  return (
    <div className={styles.demo}>
      <FormAlert words={demo.error && failureWords(demo.error)} />
      <Button
        tone="ghost"
        isWide
        isLoading={demo.isOpening}
        icon={<Gamepad2 size={18} aria-hidden="true" />}
        onClick={() => void open()}
      >
        {t('identity.play_demo')}
      </Button>
      <p className={styles.demoText}>{t('identity.demo_about')}</p>
    </div>
  );
}
