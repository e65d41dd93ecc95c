import { useToast } from '@arara/ui';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useT } from '../../lib/i18n.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import styles from './offline-notice.module.css';

/** Says that the connection is gone for as long as it is, and when it is back. */
export function OfflineNotice() {
  const t = useT();
  const showToast = useToast();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) return;
    // Leaving this state means that the connection came back.
    return () => showToast({ title: t('shell.online_again'), tone: 'leaf' });
  }, [isOnline, showToast, t]);
  if (isOnline) return null;
  return (
    <div className={styles.notice} role="status">
      <CloudOff size={18} aria-hidden="true" />
      <span>
        <b>{t('shell.offline')}</b> {t('shell.offline_text')}
      </span>
    </div>
  );
}
