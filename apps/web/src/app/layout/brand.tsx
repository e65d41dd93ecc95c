import { Logo } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useT } from '../../lib/i18n.ts';
import { siteName } from '../../lib/site.ts';
import { useFlag } from '../../lib/ui-flags.ts';

/** The operator's logo, leading home; the built-in one where none is stored. */
export function Brand({ isMarkOnly = false, size = 36 }: { isMarkOnly?: boolean; size?: number }) {
  const t = useT();
  const siteLogo = useFlag('siteLogo');
  return (
    <Link to="/" aria-label={t('shell.home_of', { site: siteName })}>
      {siteLogo ? (
        <img src={siteLogo} alt="" height={size} />
      ) : (
        <Logo name={siteName} size={size} isMarkOnly={isMarkOnly} />
      )}
    </Link>
  );
}
