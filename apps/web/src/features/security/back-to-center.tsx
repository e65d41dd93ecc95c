import { IconButton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useT } from '../../lib/i18n.ts';

/** The way back to the security centre, before a title. */
export function BackToCenter() {
  const t = useT();
  return (
    <IconButton
      look="filled"
      label={t('security.back_to_center')}
      icon={<ChevronLeft size={20} />}
      link={<Link to="/security-center" />}
    />
  );
}
