import { Button, Sheet } from '@arara/ui';
import { useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { closeNotice, type SessionNotice } from '../../lib/session.ts';
import { setFlags } from '../../lib/ui-flags.ts';
import styles from './session-dialog.module.css';

/** The session ended by itself: asks whether to log in again; put offline by the house: says network error. */
export function SessionDialog({ notice }: { notice: SessionNotice }) {
  const t = useT();
  const isOpen = notice === 'expired' || notice === 'forced_offline';
  // The words stay while the dialog closes.
  const [shown, setShown] = useState(notice);
  if (isOpen && notice !== shown) setShown(notice);
  const isForced = shown === 'forced_offline';
  // A page of members shows the form in its own place.
  const hasForm = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/member') });
  const logIn = () => {
    closeNotice();
    if (!hasForm) setFlags({ isLoginShown: true });
  };
  // Everything stored is gone: the page starts anew, so that nothing of it is left in memory either.
  const startAnew = () => globalThis.location.assign('/');
  const leave = isForced ? startAnew : closeNotice;
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(next) => !next && leave()}
      title={t(isForced ? 'common.network_error' : 'common.login_expired')}
      text={t(isForced ? 'shell.forced_offline_text' : 'shell.expired_text')}
      closeLabel={t('common.close')}
      footer={
        <div className={styles.actions}>
          {isForced ? (
            <Button tone="ivory" size="lg" isWide onClick={startAnew}>
              {t('common.ok')}
            </Button>
          ) : (
            <>
              <Button size="lg" isWide onClick={closeNotice}>
                {t('common.not_now')}
              </Button>
              <Button tone="cta" size="lg" isWide onClick={logIn}>
                {t('identity.log_in')}
              </Button>
            </>
          )}
        </div>
      }
    />
  );
}
