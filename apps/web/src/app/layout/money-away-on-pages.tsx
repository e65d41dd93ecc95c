import { late } from '@arara/ui';
import { toCents } from '../../lib/format.ts';
import { useMember } from '../../lib/session.ts';

/** For the few who have left some: nobody else loads it. */
const MoneyAwayNotice = late(
  async () => (await import('../../features/platforms/money-away-notice.tsx')).MoneyAwayNotice,
);

/** Money on platforms is not in the balance above: every page says that it is there. */
export function MoneyAwayOnPages() {
  const amount = useMember()?.away_money ?? '0.00';
  return toCents(amount) > 0n && <MoneyAwayNotice amount={amount} />;
}
