import { useToast } from '@arara/ui';
import { useEffect } from 'react';
import { useT } from '../../lib/i18n.ts';

/** Keeps the shell for times without a connection, and offers a newer release when one waits. */
export function useUpdatePrompt(): void {
  const t = useT();
  const toast = useToast();
  useEffect(() => {
    const offer = (takeUp: () => void) =>
      toast({
        title: t('shell.update_ready'),
        text: t('shell.update_ready_text'),
        durationMs: Number.POSITIVE_INFINITY,
        action: { label: t('shell.update_now'), altText: t('shell.update_now'), onPress: takeUp },
      });
    // The first page goes first.
    const begin = async () => {
      const { keepShell } = await import('../../offline/keep-shell.ts');
      await keepShell(offer);
    };
    // Without it the site works as before.
    const start = () => setTimeout(() => void begin().catch(() => {}), 3000);
    if (document.readyState === 'complete') start();
    else globalThis.addEventListener('load', start, { once: true });
  }, [t, toast]);
}
