import { Avatar, IconButton, Menu, type MenuEntry } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { Heart, History, Languages, LogOut, Search, Shield, UserRound } from 'lucide-react';
import { useT } from '../../lib/i18n.ts';
import { signOut, type UserInfo } from '../../lib/session.ts';
import styles from './account-menu.module.css';
import { openSheet } from './open-sheet.ts';

/** The member's face; opens the member's own places. Phones have them in the bar, and search here instead. */
export function AccountMenu({ member }: { member: UserInfo | null }) {
  const t = useT();
  const entries: readonly MenuEntry[] = [
    {
      kind: 'link',
      key: 'profile',
      label: t('identity.profile'),
      icon: <UserRound size={18} />,
      link: <Link to="/profile" />,
    },
    {
      kind: 'link',
      key: 'security',
      label: t('shell.security'),
      icon: <Shield size={18} />,
      link: <Link to="/security-center" />,
    },
    {
      kind: 'link',
      key: 'favourites',
      label: t('shell.favourites'),
      icon: <Heart size={18} />,
      link: <Link to="/favourites" />,
    },
    {
      kind: 'link',
      key: 'records',
      label: t('shell.game_records'),
      icon: <History size={18} />,
      link: <Link to="/gameRecord" />,
    },
    {
      kind: 'action',
      key: 'language',
      label: t('shell.language'),
      icon: <Languages size={18} />,
      onPress: () => openSheet('language'),
    },
    { kind: 'line', key: 'line' },
    {
      kind: 'action',
      key: 'out',
      label: t('identity.log_out'),
      icon: <LogOut size={18} />,
      onPress: () => void signOut(),
    },
  ];
  return (
    <>
      <IconButton
        className={styles.phoneOnly ?? ''}
        label={t('shell.search')}
        icon={<Search size={20} />}
        link={<Link to="/searchGames" />}
      />
      <div className={styles.wideOnly}>
        <Menu
          trigger={
            <button type="button" className={styles.face} aria-label={t('shell.account_menu')}>
              <Avatar seed={member?.id ?? ''} size={40} />
            </button>
          }
          entries={entries}
        />
      </div>
    </>
  );
}
