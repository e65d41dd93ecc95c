import { KeyValues, Sheet } from '@arara/ui';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import type { FlightTable } from './flight-rules.ts';
import { hundredthsOf, timesText } from './multiplier.ts';
import styles from './rules-sheet.module.css';

interface RulesSheetProps {
  data: FlightTable;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** How it is played, what it returns and what may be staked and won. */
export function RulesSheet({ data, isOpen, onOpenChange }: RulesSheetProps) {
  const t = useT();
  const { locale } = useLanguage();
  const { money, percent } = useFormat();
  const { rules } = data;
  const times = (wire: string) => timesText(hundredthsOf(wire), locale);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('live.rules')}
      closeLabel={t('common.close')}
      size="md"
    >
      <ol className={styles.steps}>
        <li>{t('live.rules_bet')}</li>
        <li>{t('live.rules_fly')}</li>
        <li>{t('live.rules_end')}</li>
        <li>
          {t('live.rules_top', {
            amount: money(rules.risk_cap),
            multiplier: times(rules.sure_multiplier),
          })}
        </li>
        <li>{t('live.rules_fair')}</li>
      </ol>
      <KeyValues
        rows={[
          {
            key: 'stakes',
            name: t('live.rules_stake'),
            value: `${money(rules.min_stake)} – ${money(rules.max_stake)}`,
          },
          { key: 'payout', name: t('live.rules_payout'), value: money(rules.max_payout) },
          { key: 'most', name: t('live.rules_most'), value: money(rules.risk_cap) },
          { key: 'highest', name: t('live.rules_highest'), value: times(rules.highest_multiplier) },
          ...rules.returns.map((row) => ({
            key: row.multiplier,
            name: t('live.rules_return', { multiplier: times(row.multiplier) }),
            value: percent(row.percent),
          })),
        ]}
      />
    </Sheet>
  );
}
