import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';

/** Back to where the member came from (a withdrawal, say); to the security centre where there is no such place. */
export function useGoBack(): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return () => {
    if (canGoBack) router.history.back();
    else void navigate({ to: '/security-center', replace: true });
  };
}
