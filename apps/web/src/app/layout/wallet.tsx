import { Skeleton, WalletPill } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { usePause } from '../../components/pause/use-pause.ts';
import { toCents } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useMember } from '../../lib/session.ts';
import { setFlags } from '../../lib/ui-flags.ts';
import { type DrawMenu, MenuOnWish } from './menu-on-wish.tsx';
import styles from './wallet.module.css';

const loadMenu = async (): Promise<DrawMenu> => {
  const { BalanceMenu } = await import('./balance-menu.tsx');
  return (trigger, isOpenAtFirst) => <BalanceMenu trigger={trigger} isOpenAtFirst={isOpenAtFirst} />;
};

const openMenu = (button: ReactNode) =>
  isValidElement<ComponentProps<'button'>>(button) && <MenuOnWish button={button} load={loadMenu} />;

/** Balance and Deposit; the balance opens what it is made of and where it can go. */
export function Wallet({ isQuiet }: { isQuiet: boolean }) {
  const isPaused = usePause() !== null;
  const t = useT();
  const { locale } = useLanguage();
  const member = useMember();
  if (!member)
    return <Skeleton className={styles.waiting ?? ''} width={180} height={44} radius="var(--r2)" />;
  return (
    <WalletPill
      balanceCents={toCents(member.money) + toCents(member.bonus_money)}
      locale={locale}
      balanceLabel={t(member.is_demo ? 'shell.demo_money' : 'shell.balance')}
      {...(member.is_demo
        ? {
            depositLabel: t('shell.play_for_real'),
            depositLink: <button type="button" onClick={() => setFlags({ isRegisterShown: true })} />,
          }
        : { depositLabel: t('shell.deposit'), depositLink: <Link to="/recharge" /> })}
      isQuiet={isQuiet || isPaused}
      balanceButton={openMenu}
    />
  );
}
