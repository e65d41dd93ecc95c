import { IconButton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { MemberFace } from '../../components/member-face.tsx';
import { useT } from '../../lib/i18n.ts';
import { useMember } from '../../lib/session.ts';
import styles from './account-menu.module.css';
import { type DrawMenu, MenuOnWish } from './menu-on-wish.tsx';

const loadMenu = async (): Promise<DrawMenu> => {
  const { MemberMenu } = await import('./member-menu.tsx');
  return (trigger, isOpenAtFirst) => <MemberMenu trigger={trigger} isOpenAtFirst={isOpenAtFirst} />;
};

/** The member's face; opens the member's own places. Phones have them in the bar, and search here instead. */
export function AccountMenu() {
  const t = useT();
  const member = useMember();
  const face = (
    <button type="button" className={styles.face} aria-label={t('shell.account_menu')}>
      <MemberFace memberId={member?.id ?? ''} size={40} />
    </button>
  );
  return (
    <>
      <IconButton
        className={styles.phoneOnly ?? ''}
        label={t('shell.search')}
        icon={<Search size={20} />}
        link={<Link to="/searchGames" />}
      />
      <div className={styles.wideOnly}>
        <MenuOnWish button={face} load={loadMenu} />
      </div>
    </>
  );
}
