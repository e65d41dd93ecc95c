import { Sheet } from '@arara/ui';
import { closeAuth } from '../../lib/close-auth.ts';
import { useT } from '../../lib/i18n.ts';
import { useSessionNotice } from '../../lib/session.ts';
import { setFlags, useFlag } from '../../lib/ui-flags.ts';
import { AuthArt } from './auth-art.tsx';
import { type AuthKind, AuthPanel } from './auth-panel.tsx';

/** Login and registration over the page one is on; that page is still there afterwards. */
export function AuthModal() {
  const t = useT();
  const isLogin = useFlag('isLoginShown');
  const isRegister = useFlag('isRegisterShown');
  const notice = useSessionNotice();
  const kind: AuthKind = isRegister ? 'register' : 'login';
  const show = (next: AuthKind | null) =>
    setFlags({
      isLoginShown: next === 'login',
      isRegisterShown: next === 'register',
      isModalOpened: next !== null,
    });
  return (
    <Sheet
      isOpen={isLogin || isRegister}
      onOpenChange={(isOpen) => !isOpen && closeAuth()}
      title={t('identity.login_or_register')}
      isTitleHidden
      closeLabel={t('common.close')}
      size="lg"
      art={<AuthArt kind={kind} />}
    >
      <AuthPanel
        kind={kind}
        onKindChange={show}
        notice={notice === 'login_first' ? t('common.login_first') : undefined}
        onDone={closeAuth}
      />
    </Sheet>
  );
}
