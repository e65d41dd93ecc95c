import { useNavigate, useRouter } from '@tanstack/react-router';

/** Where a way back leads when nothing of ours came before the page. */
type Above = '/security-center' | '/game';

/**
 * Back to where somebody came from: a withdrawal, a list with its filters.
 *
 * @returns what goes there; `above` is gone to where there is no such place.
 */
export function useGoBack(above: Above): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    // Under a page that lies over the first one is that page itself.
    if (router.history.canGoBack() && !router.latestLocation.state.isOverFirst) router.history.back();
    else void navigate({ to: above, replace: true });
  };
}
