import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useTitle } from '../../lib/use-title.ts';
import { LoginCard } from './login-card.tsx';

/** Login and registration at their own address; leads home once somebody is logged in. */
export function LoginPage() {
  const t = useT();
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  useTitle(t('identity.log_in'));
  useEffect(() => {
    if (isLoggedIn) void navigate({ to: '/', replace: true });
  }, [isLoggedIn, navigate]);
  return <LoginCard />;
}
