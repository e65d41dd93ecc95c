import { Button } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/i18n.ts';

/** The way to a deposit, where there is nothing to show or to do before there is one; green where it is the next step. */
export function DepositButton({ tone = 'ivory' }: { tone?: 'ivory' | 'cta' }) {
  const t = useT();
  return (
    <Button tone={tone} link={<Link to="/recharge" />}>
      {t('wallet.deposit_title')}
    </Button>
  );
}
