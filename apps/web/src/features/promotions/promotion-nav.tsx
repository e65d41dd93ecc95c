import { Link } from '@tanstack/react-router';
import { SectionNav } from '../../components/lists/section-nav.tsx';
import { useT } from '../../lib/i18n.ts';

/** Between the activity centre and what was claimed. */
export function PromotionNav() {
  const t = useT();
  return (
    <SectionNav
      label={t('promotions.title')}
      places={[
        { key: 'activity', label: t('promotions.all'), link: <Link to="/promotion/activity" /> },
        { key: 'history', label: t('promotions.history'), link: <Link to="/promotion/history" /> },
      ]}
    />
  );
}
