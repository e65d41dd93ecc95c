import { newClientSeed } from '@arara/fair';
import { Button } from '@arara/ui';
import { LockKeyhole } from 'lucide-react';
import { useRotate } from '../../components/seed-pair/use-rotate.ts';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './fair-page.module.css';

/** Why a round cannot be checked yet and, for who played it, the one press after which it can. */
export function SecretNotice({ isOwn }: { isOwn: boolean }) {
  const t = useT();
  const words = useFailureWords();
  const rotate = useRotate();
  return (
    <div className={styles.secret} role="status">
      <LockKeyhole size={18} aria-hidden="true" />
      <p>{t('games.stage_fair_secret')}</p>
      {isOwn && (
        <Button isLoading={rotate.isPending} onClick={() => void rotate.start(newClientSeed())}>
          {t('games.stage_seed_rotate')}
        </Button>
      )}
      {rotate.error && <p>{words(rotate.error)}</p>}
    </div>
  );
}
