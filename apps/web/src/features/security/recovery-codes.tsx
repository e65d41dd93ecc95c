import { Button } from '@arara/ui';
import { Check, Copy } from 'lucide-react';
import { useT } from '../../lib/i18n.ts';
import { useCopy } from '../../lib/use-copy.ts';
import styles from './form-screen.module.css';

/** The codes as they are told this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useT();
  const { isCopied, copy } = useCopy();
  return (
    <div className={styles.form}>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button
        isWide
        size="lg"
        icon={isCopied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
        onClick={() => void copy(codes.join('\n'))}
      >
        {t(isCopied ? 'common.copied' : 'security.copy_codes')}
      </Button>
      <Button tone="cta" isWide size="lg" onClick={onKept}>
        {t('security.codes_kept')}
      </Button>
    </div>
  );
}
