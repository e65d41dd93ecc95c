import { Menu, type MenuEntry, Skeleton, WalletPill } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ArrowDownToLine, ArrowUpFromLine, ReceiptText } from 'lucide-react';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { type UserInfo, useMember } from '../../lib/session.ts';
import styles from './wallet.module.css';

/** Balance and Deposit; the balance opens what it is made of and where it can go. */
export function Wallet({ isQuiet }: { isQuiet: boolean }) {
  const t = useT();
  const { locale } = useLanguage();
  const member = useMember();
  if (!member)
    return <Skeleton className={styles.waiting ?? ''} width={180} height={48} radius="var(--r2)" />;
  const openMenu = (button: ReactNode) =>
    isValidElement(button) ? (
      <Menu trigger={cloneElement(button)} entries={entries(member, t)} align="end" />
    ) : (
      button
    );
  return (
    <WalletPill
      balanceCents={toCents(member.money) + toCents(member.bonus_money)}
      locale={locale}
      balanceLabel={t('shell.balance')}
      depositLabel={t('shell.deposit')}
      depositLink={<Link to="/recharge" />}
      isQuiet={isQuiet}
      balanceButton={openMenu}
    />
  );
}

function entries(member: UserInfo, t: ReturnType<typeof useT>): readonly MenuEntry[] {
  return [
    { kind: 'content', key: 'parts', content: <Parts member={member} /> },
    { kind: 'line', key: 'line' },
    {
      kind: 'link',
      key: 'deposit',
      label: t('shell.deposit'),
      icon: <ArrowDownToLine size={18} />,
      link: <Link to="/recharge" />,
    },
    {
      kind: 'link',
      key: 'withdraw',
      label: t('shell.withdraw'),
      icon: <ArrowUpFromLine size={18} />,
      link: <Link to="/withdraw" />,
    },
    {
      kind: 'link',
      key: 'statement',
      label: t('shell.statement'),
      icon: <ReceiptText size={18} />,
      link: <Link to="/statement" />,
    },
  ];
}

function Parts({ member }: { member: UserInfo }) {
  const t = useT();
  const format = useFormat();
  const parts = [
    [t('shell.balance_cash'), member.money],
    [t('shell.balance_bonus'), member.bonus_money],
    [t('shell.balance_held'), member.held_money],
    [t('shell.balance_withdrawable'), member.withdrawable_money],
  ] as const;
  return (
    <dl className={styles.parts}>
      {parts.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{format.money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
