import { Button } from '@arara/ui';
import { Gamepad2 } from 'lucide-react';
import { memo } from 'react';
import { useT } from '../../lib/i18n.ts';
import { useMember } from '../../lib/session.ts';
import { setFlags } from '../../lib/ui-flags.ts';
import styles from './demo-bar.module.css';

/** Says over the stage that the money is demo money, and leads to an account of one's own. */
export const DemoBar = memo(function DemoBar() {
  const t = useT();
  if (!useMember()?.is_demo) return null;
  return (
    <div className={styles.bar} role="note">
      <Gamepad2 className={styles.icon ?? ''} size={20} aria-hidden="true" />
      <p className={styles.words}>
        <b>{t('shell.demo_money')}</b>
        <span>{t('games.stage_demo_text')}</span>
      </p>
      <Button tone="ivory" size="sm" onClick={() => setFlags({ isRegisterShown: true })}>
        {t('shell.play_for_real')}
      </Button>
    </div>
  );
});
