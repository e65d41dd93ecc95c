import { late } from '@arara/ui';
import { Outlet } from '@tanstack/react-router';
import { LateFailed } from '../components/late-failed.tsx';
import { useT } from '../lib/i18n.ts';
import { useIsLoggedIn } from '../lib/session.ts';
import { useTitle } from '../lib/use-title.ts';
import { PageSkeleton } from './page-skeleton.tsx';

const LoginCard = late(async () => (await import('../features/identity/login-card.tsx')).LoginCard, {
  waiting: <PageSkeleton />,
  Failed: LateFailed,
});

/** Member pages for a member; for a visitor the login form in their place, and the page itself after it. */
export function MemberOnly() {
  return useIsLoggedIn() ? <Outlet /> : <LoginFirst />;
}

function LoginFirst() {
  const t = useT();
  useTitle(t('identity.log_in'));
  return <LoginCard notice={t('common.login_first')} />;
}
