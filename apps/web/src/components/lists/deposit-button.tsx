import { Button } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/i18n.ts';

/** The way to a deposit, where a list has nothing to show before there is one. */
export function DepositButton() {
  const t = useT();
  return (
    <Button tone="ivory" link={<Link to="/recharge" />}>
      {t('wallet.deposit_title')}
    </Button>
  );
}
