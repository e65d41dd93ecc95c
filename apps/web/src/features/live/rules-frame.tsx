import { Sheet } from '@arara/ui';
import type { ReactNode } from 'react';
import type { useFormat } from '../../lib/format.ts';
import { type Translate, useT } from '../../lib/i18n.ts';

interface RulesFrameProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The sheet that holds the rules of a shared table. */
export function RulesFrame({ isOpen, onOpenChange, children }: RulesFrameProps) {
  const t = useT();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('live.rules')}
      closeLabel={t('common.close')}
      size="md"
    >
      {children}
    </Sheet>
  );
}

interface Limits {
  readonly min_stake: string;
  readonly max_stake: string;
  readonly max_payout: string;
  readonly risk_cap: string;
}

/** What may be staked and won at a table, a row each. */
export const limitRows = (limits: Limits, t: Translate, { money }: ReturnType<typeof useFormat>) => [
  {
    key: 'stakes',
    name: t('live.rules_stake'),
    value: `${money(limits.min_stake)} – ${money(limits.max_stake)}`,
  },
  { key: 'payout', name: t('live.rules_payout'), value: money(limits.max_payout) },
  { key: 'most', name: t('live.rules_most'), value: money(limits.risk_cap) },
];
