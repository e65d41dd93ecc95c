import { identity } from '@arara/contract';
import { signIn } from '../lib/session.ts';
import { useAction } from '../lib/use-call.ts';
import { useSiteContent } from '../lib/use-site-content.ts';

/** Playing with demo money: whether it is offered here, and the way in. `open` says whether it opened. */
export function useDemoPlay() {
  const demo = useAction(identity.demo);
  const isOffered = useSiteContent().data?.is_demo_on === true;
  const open = async (): Promise<boolean> => {
    try {
      const { token } = await demo.mutateAsync({});
      await signIn(token);
      return true;
    } catch {
      // `error` has the reason.
      return false;
    }
  };
  return { isOffered, isOpening: demo.isPending, error: demo.error, open };
}
