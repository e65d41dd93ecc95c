import { Link } from '@tanstack/react-router';
import { SectionNav } from '../../components/lists/section-nav.tsx';
import { useT } from '../../lib/i18n.ts';

/** Orders, fees and association beside each other. */
export function OrdersNav() {
  const t = useT();
  return (
    <SectionNav
      label={t('loyalty.orders_title')}
      places={[
        {
          key: 'details',
          label: t('loyalty.orders_details'),
          link: <Link to="/order-center" activeOptions={{ exact: true }} />,
        },
        { key: 'fee', label: t('loyalty.orders_fee'), link: <Link to="/order-center/fee" /> },
        {
          key: 'association',
          label: t('loyalty.orders_association'),
          link: <Link to="/order-center/association" />,
        },
      ]}
    />
  );
}
