import { BalanceBar } from '@arara/ui';
import { useLanguage, useT } from '../lib/i18n.ts';

interface Parts {
  freeCents: bigint;
  /** Still to be staked before it can leave. */
  lockedCents: bigint;
  bonusCents: bigint;
}

const none: Parts = { freeCents: 0n, lockedCents: 0n, bonusCents: 0n };

/** The balance in its three parts; while they are on the way an empty bar keeps the place and says nothing. */
export function BalanceParts({ parts }: { parts: Parts | undefined }) {
  const t = useT();
  const { locale } = useLanguage();
  return (
    <div aria-hidden={!parts}>
      <BalanceBar
        {...(parts ?? none)}
        locale={locale}
        words={{
          label: t('wallet.balance_parts'),
          free: t('wallet.part_free'),
          locked: t('wallet.part_rollover'),
          bonus: t('wallet.part_bonus'),
        }}
      />
    </div>
  );
}
