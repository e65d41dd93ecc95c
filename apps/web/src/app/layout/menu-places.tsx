import type { LinkElement } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import {
  ArrowUpFromLine,
  Bell,
  BellRing,
  CircleQuestionMark,
  Crown,
  FileText,
  Gift,
  Headphones,
  Heart,
  HeartHandshake,
  History,
  Hourglass,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Percent,
  ReceiptText,
  Search,
  Shield,
  ShieldCheck,
  Target,
  Trophy,
  UserRound,
  UserRoundPlus,
  Users,
} from 'lucide-react';
import { useIsAway } from '../../components/pause/use-is-away.ts';
import { useT } from '../../lib/i18n.ts';
import { setChatOpen } from './chat-door.tsx';

export interface MenuPlace {
  key: string;
  icon: LucideIcon;
  label: string;
  link: LinkElement;
}

export interface MenuGroup {
  key: string;
  title: string;
  places: readonly MenuPlace[];
}

/**
 * Every place beside the categories, as a player looks for it; a visitor is asked to log in where only members go, and whoever has
 * closed play is shown no way to offers.
 */
export function useMenuGroups(): readonly MenuGroup[] {
  const t = useT();
  const isAway = useIsAway();
  const place = (key: string, icon: LucideIcon, label: string, link: LinkElement): MenuPlace => ({
    key,
    icon,
    label,
    link,
  });
  return [
    {
      key: 'games',
      title: t('shell.games'),
      places: [
        place('search', Search, t('shell.search'), <Link to="/searchGames" />),
        place('favourites', Heart, t('shell.favourites'), <Link to="/favourites" />),
        place(
          'chat',
          MessagesSquare,
          t('shell.chat'),
          <button type="button" onClick={() => setChatOpen(true)} />,
        ),
        place('rounds', History, t('shell.game_records'), <Link to="/gameRecord" />),
        place('fair', ShieldCheck, t('shell.fairness'), <Link to="/fair" />),
      ],
    },
    {
      key: 'promotions',
      title: t('shell.promotions'),
      places: [
        ...(isAway
          ? []
          : [
              place('activity', Gift, t('shell.promotions'), <Link to="/promotion/activity" />),
              place('races', Trophy, t('races.title'), <Link to="/races" />),
            ]),
        place('vip', Crown, t('shell.vip'), <Link to="/promotion/vip" />),
        place('rebates', Percent, t('shell.rebates'), <Link to="/promotion/rebates" />),
        place('cover', Target, t('shell.cover'), <Link to="/promotion/cover" />),
        place('history', Trophy, t('shell.promotion_history'), <Link to="/promotion/history" />),
        place('invite', UserRoundPlus, t('shell.invite_friends'), <Link to="/agency-center/invite" />),
        place('agency', Users, t('shell.agency'), <Link to="/agency-center/agent" />),
      ],
    },
    {
      key: 'account',
      title: t('shell.account'),
      places: [
        place('profile', UserRound, t('identity.profile'), <Link to="/profile" />),
        place('messages', Bell, t('information.messages'), <Link to="/messages" />),
        place('withdraw', ArrowUpFromLine, t('shell.withdraw'), <Link to="/withdraw" />),
        place('statement', ReceiptText, t('shell.statement'), <Link to="/statement" />),
        place('orders', ListChecks, t('shell.orders'), <Link to="/order-center" />),
        place('security', Shield, t('shell.security'), <Link to="/security-center" />),
        place('protection', Hourglass, t('shell.protection'), <Link to="/protection" />),
      ],
    },
    {
      key: 'help',
      title: t('shell.help'),
      places: [
        place('support', Headphones, t('information.support'), <Link to="/information-center/support" />),
        place(
          'notifications',
          BellRing,
          t('information.notifications'),
          <Link to="/information-center/notification" />,
        ),
        place(
          'announcements',
          Megaphone,
          t('information.announcements'),
          <Link to="/information-center/announcement" />,
        ),
        place('faq', CircleQuestionMark, t('legal.faq'), <Link to="/faq" />),
        place('calm', HeartHandshake, t('legal.responsible_gaming'), <Link to="/responsible-gaming" />),
        place('terms', FileText, t('legal.terms'), <Link to="/terms" />),
      ],
    },
  ];
}
