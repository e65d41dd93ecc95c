import { Link } from '@tanstack/react-router';
import { SectionNav } from '../../components/lists/section-nav.tsx';
import { useT } from '../../lib/i18n.ts';

/** VIP, rebates and cover beside each other. */
export function LoyaltyNav() {
  const t = useT();
  return (
    <SectionNav
      label={t('loyalty.vip_title')}
      places={[
        { key: 'vip', label: t('loyalty.vip_title'), link: <Link to="/promotion/vip" /> },
        { key: 'rebates', label: t('loyalty.rebates_title'), link: <Link to="/promotion/rebates" /> },
        { key: 'cover', label: t('loyalty.cover_title'), link: <Link to="/promotion/cover" /> },
      ]}
    />
  );
}
