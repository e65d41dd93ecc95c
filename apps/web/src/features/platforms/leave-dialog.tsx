import { Button, Sheet } from '@arara/ui';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './game-info.module.css';
import type { useComingHome } from './use-coming-home.ts';

interface LeaveDialogProps {
  isOpen: boolean;
  platform: string;
  thereCents: bigint;
  home: ReturnType<typeof useComingHome>;
  onKeep: () => void;
  onStay: () => void;
}

/**
 * Before leaving while money is on the platform or on its way: bring it home, leave it there, or stay. What nobody can tell of yet
 * is waited for here.
 */
export function LeaveDialog({ isOpen, platform, thereCents, home, onKeep, onStay }: LeaveDialogProps) {
  const t = useT();
  const format = useFormat();
  const { isBringing, open, said } = home;
  const waits = open !== null;
  return (
    <Sheet
      isOpen={isOpen}
      // What has been asked for is answered first.
      onOpenChange={(isWanted) => !isWanted && !isBringing && onStay()}
      title={t(waits ? 'platforms.checking' : 'platforms.leave_title', { platform })}
      text={waits ? undefined : t('platforms.leave_text', { amount: format.money(thereCents) })}
      closeLabel={t('platforms.leave_stay')}
    >
      <div className={styles.leaving}>
        <div role="status" className={styles.waiting}>
          {open && (
            <>
              <p>{t('platforms.checking_text', { amount: format.money(open.transfer.money), platform })}</p>
              <p>
                {t(open.isAll ? 'platforms.leave_waiting' : 'platforms.leave_waiting_rest', { platform })}
              </p>
            </>
          )}
        </div>
        <FormAlert words={said} />
        <Button tone="cta" size="lg" isWide isLoading={isBringing || waits} onClick={() => void home.bring()}>
          {t('platforms.leave_bring')}
        </Button>
        <Button size="lg" isWide disabled={isBringing} onClick={onKeep}>
          {t(waits ? 'platforms.leave_anyway' : 'platforms.leave_keep')}
        </Button>
        <Button tone="ghost" size="lg" isWide disabled={isBringing} onClick={onStay}>
          {t('platforms.leave_stay')}
        </Button>
      </div>
    </Sheet>
  );
}
