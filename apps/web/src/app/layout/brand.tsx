import { Logo } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/i18n.ts';
import { useSiteName } from '../../lib/site.ts';
import { useFlag } from '../../lib/ui-flags.ts';
import styles from './brand.module.css';

interface BrandProps {
  isMarkOnly?: boolean;
  size?: number;
}

/** The product's own logo: it is drawn in the page and need not be fetched. */
const ownLogo = '/logos/arara.svg';

/** The operator's logo, leading home. */
export function Brand(props: BrandProps) {
  const t = useT();
  const siteName = useSiteName();
  return (
    <Link className={styles.brand} to="/" aria-label={t('shell.home_of', { site: siteName })}>
      <SiteLogo {...props} />
    </Link>
  );
}

/** The operator's logo; the built-in one where none is stored. */
export function SiteLogo({ isMarkOnly = false, size = 36 }: BrandProps) {
  const siteName = useSiteName();
  const siteLogo = useFlag('siteLogo');
  const siteMark = useFlag('siteMark');
  if (siteLogo === '' || siteLogo === ownLogo)
    return <Logo name={siteName} size={size} isMarkOnly={isMarkOnly} />;
  return <img src={(isMarkOnly && siteMark) || siteLogo} alt="" height={size} style={{ height: size }} />;
}
