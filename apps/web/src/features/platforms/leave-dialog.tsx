import { Button, Sheet } from '@arara/ui';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';

interface LeaveDialogProps {
  isOpen: boolean;
  platform: string;
  thereCents: bigint;
  isBringing: boolean;
  onBring: () => void;
  onKeep: () => void;
  onStay: () => void;
}

/** Before leaving while money is on the platform: bring it home, leave it there, or stay. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { isOpen, platform, thereCents, isBringing, onBring, onKeep, onStay } = props;
  const t = useT();
  const format = useFormat();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(open) => !open && onStay()}
      title={t('platforms.leave_title', { platform })}
      text={t('platforms.leave_text', { amount: format.money(thereCents) })}
      closeLabel={t('platforms.leave_stay')}
    >
      <div style={{ display: 'grid', gap: 12 }}>
        <Button tone="cta" size="lg" isWide isLoading={isBringing} onClick={onBring}>
          {t('platforms.leave_bring')}
        </Button>
        <Button size="lg" isWide disabled={isBringing} onClick={onKeep}>
          {t('platforms.leave_keep')}
        </Button>
        <Button tone="ghost" size="lg" isWide disabled={isBringing} onClick={onStay}>
          {t('platforms.leave_stay')}
        </Button>
      </div>
    </Sheet>
  );
}
