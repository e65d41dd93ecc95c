import { KeyValues } from '@arara/ui';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { limitRows, RulesFrame } from '../rules-frame.tsx';
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
  const format = useFormat();
  const { money, percent } = format;
  const { rules } = data;
  const times = (wire: string) => timesText(hundredthsOf(wire), locale);
  return (
    <RulesFrame isOpen={isOpen} onOpenChange={onOpenChange}>
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
          ...limitRows(rules, t, format),
          { key: 'highest', name: t('live.rules_highest'), value: times(rules.highest_multiplier) },
          ...rules.returns.map((row) => ({
            key: row.multiplier,
            name: t('live.rules_return', { multiplier: times(row.multiplier) }),
            value: percent(row.percent),
          })),
        ]}
      />
    </RulesFrame>
  );
}
