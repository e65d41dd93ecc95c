import { identity } from '@arara/contract';
import { Button } from '@arara/ui';
import { Gamepad2 } from 'lucide-react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { signIn } from '../../lib/session.ts';
import { useAction } from '../../lib/use-call.ts';
import styles from './form.module.css';

/** Playing with demo money: no account, nothing to deposit and nothing to win. */
export function DemoDoor({ onDone }: { onDone?: () => void }) {
  const t = useT();
  const failureWords = useFailureWords();
  const demo = useAction(identity.demo);
  const open = async () => {
    try {
      const { token } = await demo.mutateAsync({});
      await signIn(token);
      onDone?.();
    } catch {
      // The alert shows the reason.
    }
  };
  return (
    <div className={styles.demo}>
      <FormAlert words={demo.error && failureWords(demo.error)} />
      <Button
        tone="ghost"
        isWide
        isLoading={demo.isPending}
        icon={<Gamepad2 size={18} aria-hidden="true" />}
        onClick={() => void open()}
      >
        {t('identity.play_demo')}
      </Button>
      <p className={styles.demoText}>{t('identity.demo_about')}</p>
    </div>
  );
}
