import { Coin, Gem, Logo, Macaw, Skyline } from '@arara/ui';
import { Check } from 'lucide-react';
import { useT } from '../../lib/i18n.ts';
import { useSiteName } from '../../lib/site.ts';
import styles from './auth-art.module.css';
import type { AuthKind } from './auth-panel.tsx';

/** Night over Rio with the flying macaw; a band on phones, a pane on wide windows. */
export function AuthArt({ kind }: { kind: AuthKind }) {
  const t = useT();
  const siteName = useSiteName();
  return (
    <div className={styles.art}>
      <Skyline tone="dusk" className={styles.sky} />
      <Coin size={44} className={styles.coin} />
      <Gem size={40} className={styles.gem} />
      <Macaw size={230} className={styles.bird} />
      <div className={styles.words}>
        <Logo name={siteName} size={40} className={styles.logo ?? ''} />
        <p className={styles.title}>
          {t(kind === 'login' ? 'identity.welcome_back' : 'identity.welcome_new')}
        </p>
        <ul className={styles.points}>
          {(['identity.point_pix', 'identity.point_fair', 'identity.point_withdrawal'] as const).map(
            (point) => (
              <li key={point}>
                <Check size={16} strokeWidth={2.5} aria-hidden="true" />
                {t(point)}
              </li>
            ),
          )}
        </ul>
      </div>
    </div>
  );
}
