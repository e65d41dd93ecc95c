import { IconButton } from '@arara/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import styles from './seed-pair.module.css';

const toldMs = 1_600;

/** A long text in full, with a button that copies it and says so. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), toldMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    // Refused clipboards leave the text to be selected by hand.
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <span className={styles.copy}>
      <code className={styles.code}>{text}</code>
      <IconButton
        label={isCopied ? t('common.copied') : `${t('common.copy')}: ${label}`}
        icon={isCopied ? <Check size={18} /> : <Copy size={18} />}
        onClick={() => void copy()}
      />
    </span>
  );
}
