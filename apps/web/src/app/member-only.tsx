import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useT } from '../lib/i18n.ts';
import { useIsLoggedIn } from '../lib/session.ts';
import { useTitle } from '../lib/use-title.ts';
import { PageSkeleton } from './page-skeleton.tsx';

const LoginCard = lazy(async () => ({
  default: (await import('../features/identity/login-card.tsx')).LoginCard,
}));

/** Member pages for a member; for a visitor the login form in their place, and the page itself after it. */
export function MemberOnly() {
  return useIsLoggedIn() ? <Outlet /> : <LoginFirst />;
}

function LoginFirst() {
  const t = useT();
  useTitle(t('identity.log_in'));
  return (
    <Suspense fallback={<PageSkeleton />}>
      <LoginCard notice={t('common.login_first')} />
    </Suspense>
  );
}
