import { Menu, type MenuEntry } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import {
  ArrowUpFromLine,
  Bell,
  Crown,
  Heart,
  History,
  Hourglass,
  Languages,
  ListChecks,
  LogOut,
  ReceiptText,
  Shield,
  UserRound,
  UserRoundPlus,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useT } from '../../lib/i18n.ts';
import { signOut } from '../../lib/session.ts';
import { openSheet } from './open-sheet.ts';

/** The member's own places, the language, and the way out. */
export function MemberMenu({ trigger, isOpenAtFirst }: { trigger: ReactElement; isOpenAtFirst: boolean }) {
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
      key: 'messages',
      label: t('information.messages'),
      icon: <Bell size={18} />,
      link: <Link to="/messages" />,
    },
    {
      kind: 'link',
      key: 'vip',
      label: t('shell.vip'),
      icon: <Crown size={18} />,
      link: <Link to="/promotion/vip" />,
    },
    {
      kind: 'link',
      key: 'invite',
      label: t('shell.invite_friends'),
      icon: <UserRoundPlus size={18} />,
      link: <Link to="/agency-center/invite" />,
    },
    { kind: 'line', key: 'money' },
    {
      kind: 'link',
      key: 'withdraw',
      label: t('shell.withdraw'),
      icon: <ArrowUpFromLine size={18} />,
      link: <Link to="/withdraw" />,
    },
    {
      kind: 'link',
      key: 'records',
      label: t('shell.game_records'),
      icon: <History size={18} />,
      link: <Link to="/gameRecord" />,
    },
    {
      kind: 'link',
      key: 'statement',
      label: t('shell.statement'),
      icon: <ReceiptText size={18} />,
      link: <Link to="/statement" />,
    },
    {
      kind: 'link',
      key: 'orders',
      label: t('shell.orders'),
      icon: <ListChecks size={18} />,
      link: <Link to="/order-center" />,
    },
    {
      kind: 'link',
      key: 'favourites',
      label: t('shell.favourites'),
      icon: <Heart size={18} />,
      link: <Link to="/favourites" />,
    },
    { kind: 'line', key: 'safety' },
    {
      kind: 'link',
      key: 'security',
      label: t('shell.security'),
      icon: <Shield size={18} />,
      link: <Link to="/security-center" />,
    },
    {
      kind: 'link',
      key: 'protection',
      label: t('shell.protection'),
      icon: <Hourglass size={18} />,
      link: <Link to="/protection" />,
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
  return <Menu trigger={trigger} entries={entries} isOpenAtFirst={isOpenAtFirst} />;
}
