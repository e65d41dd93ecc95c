import { Chips } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { type Range, ranges } from './ranges.ts';

const words = {
  today: 'common.today',
  '3days': 'common.last_3_days',
  '7days': 'common.last_7_days',
} as const satisfies Record<Range, string>;

/** Today, the last three days, the last seven. */
export function RangeChips({
  range,
  onRangeChange,
}: {
  range: Range;
  onRangeChange: (range: Range) => void;
}) {
  const t = useT();
  return (
    <Chips
      label={t('wallet.range')}
      layout="even"
      options={ranges.map((value) => ({ value, label: t(words[value]) }))}
      value={range}
      onValueChange={onRangeChange}
    />
  );
}
