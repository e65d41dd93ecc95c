import { IconButton, useToast } from '@arara/ui';
import { Check, Copy } from 'lucide-react';
import { useT } from '../../lib/i18n.ts';
import { useCopy } from '../../lib/use-copy.ts';

/** Copies a value that stands beside it; says so, and what to do where it did not work. */
export function CopyButton({ name, value }: { name: string; value: string }) {
  const t = useT();
  const { isCopied, copy } = useTellingCopy();
  return (
    <IconButton
      label={isCopied ? t('common.copied') : t('agency.copy_of', { name })}
      icon={isCopied ? <Check size={18} /> : <Copy size={18} />}
      onClick={() => void copy(value)}
    />
  );
}

/** `copy(text)` that tells of a failure; where it works the button itself shows it. */
export function useTellingCopy() {
  const t = useT();
  const toast = useToast();
  const { isCopied, copy } = useCopy();
  return {
    isCopied,
    copy: async (text: string) => {
      if (await copy(text)) return;
      toast({ tone: 'scarlet', title: t('agency.copy_failed'), text: t('agency.copy_failed_text') });
    },
  };
}
