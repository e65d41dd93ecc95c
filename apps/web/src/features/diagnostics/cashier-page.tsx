import { payments } from '@arara/contract';
import { Button, Card } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.ts';
import { askLogin, useIsLoggedIn } from '../../lib/session.ts';
import { useCall } from '../../lib/use-call.ts';
import { useCashierParts } from './cashier-parts.ts';
import styles from './diagnostics.module.css';
import { DiagnosticsScreen } from './diagnostics-screen.tsx';
import { measureCashier } from './measure-cashier.ts';

const shownMax = 5;
const records = { range: '7days', page_size: shownMax } as const;

/** `/cztx`: whether money can come and go right now, for the player and for support. */
export function CashierPage() {
  const t = useT();
  const isLoggedIn = useIsLoggedIn();
  const member = { enabled: isLoggedIn, staleTime: 0 };
  const measured = useQuery({
    queryKey: ['cashier-diagnostics'],
    queryFn: measureCashier,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const open = useCall(payments.paymentOnlineList, {}, member);
  const all = useCall(payments.paymentsList, {}, member);
  const deposits = useCall(payments.rechargeList, records, member);
  const withdrawals = useCall(payments.drawingList, records, member);
  const parts = useCashierParts(measured.data, {
    open: open.data?.items,
    all: all.data?.items,
    deposits: deposits.data?.items,
    withdrawals: withdrawals.data?.items,
    hasFailed: [open, all, deposits, withdrawals].some(({ error }) => error !== null),
    isLoggedIn,
  });
  const runAgain = () => {
    void measured.refetch();
    if (isLoggedIn) for (const query of [open, all, deposits, withdrawals]) void query.refetch();
  };
  const bankPage = deposits.data?.items.find(({ pay_url: url }) => url !== '')?.pay_url;
  return (
    <DiagnosticsScreen
      title={t('diagnostics.cashier_title')}
      text={t('diagnostics.cashier_text')}
      parts={parts}
      isRunning={[measured, open, all, deposits, withdrawals].some(({ isFetching }) => isFetching)}
      onRunAgain={runAgain}
    >
      {!isLoggedIn && (
        <Card padding="lg" className={styles.login}>
          <p>{t('diagnostics.login_text')}</p>
          <Button tone="ivory" onClick={askLogin}>
            {t('identity.log_in')}
          </Button>
        </Card>
      )}
      {bankPage && (
        <p>
          <a href={bankPage} target="_blank" rel="noopener noreferrer">
            {t('diagnostics.bank_page')}
          </a>
        </p>
      )}
    </DiagnosticsScreen>
  );
}
