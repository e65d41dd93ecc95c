import { Button, IconButton } from '@arara/ui';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import styles from './game-info.module.css';
import type { useWallets } from './use-wallets.ts';

interface LaunchNoteProps {
  platform: string;
  /** Why no money went along; null where nobody says. */
  why: string | null;
  wallets: ReturnType<typeof useWallets>;
  onMove: () => void;
}

/** Over a game that opened without money: why none went along, or that it is still here, and the way to take some. */
export function LaunchNote({ platform, why, wallets, onMove }: LaunchNoteProps) {
  const t = useT();
  const [isClosed, setClosed] = useState(false);
  const { hereCents, thereCents, transitCents, isReachable } = wallets;
  const isThere = thereCents > 0n;
  // Whoever has played there knows the way; what is lost there is no reason to ask for more.
  useEffect(() => {
    if (why === null && isThere) setClosed(true);
  }, [why, isThere]);
  const isBare = isReachable && !isThere && transitCents === 0n && hereCents > 0n;
  if (isClosed || (why === null && !isBare)) return null;
  return (
    <div className={styles.launchNote}>
      <p role="status">
        {why === null ? (
          t('platforms.went_none_text')
        ) : (
          <>
            <b>{t('platforms.went_none', { platform })}.</b> {why}
          </>
        )}
      </p>
      <Button
        size="sm"
        onClick={() => {
          setClosed(true);
          onMove();
        }}
      >
        {t('platforms.move_money')}
      </Button>
      <IconButton label={t('common.close')} icon={<X size={18} />} onClick={() => setClosed(true)} />
    </div>
  );
}
