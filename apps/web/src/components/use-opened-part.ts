import { useLatePart, useToast } from '@arara/ui';
import type { ComponentType } from 'react';
import { useT } from '../lib/i18n.ts';

/**
 * What opens over a page, in a file of its own that is fetched when somebody first wants it; it stays to close in its own
 * time. Where that fails they are told, and `close` takes the wish back, so that the same press tries again.
 */
export function useOpenedPart<Props>(
  part: Parameters<typeof useLatePart<Props>>[0],
  isWanted: boolean,
  close: () => void,
): ComponentType<Props> | null {
  const t = useT();
  const toast = useToast();
  const { Part } = useLatePart(part, isWanted, () => {
    close();
    const title = t('common.loading_failed');
    if (!navigator.onLine) return toast({ tone: 'scarlet', title, text: t('shell.offline') });
    // A file of an older release may be gone: only a reload brings the new one.
    const again = t('common.try_again');
    const onPress = () => globalThis.location.reload();
    toast({
      tone: 'scarlet',
      title,
      text: t('shell.page_broke_text'),
      action: { label: again, altText: again, onPress },
    });
  });
  return Part;
}
