import { Menu, type MenuEntry } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ArrowDownToLine, ArrowUpFromLine, ReceiptText } from 'lucide-react';
import type { ReactElement } from 'react';
import { toCents, useFormat } from '../../lib/format.ts';
import { type Translate, useT } from '../../lib/i18n.ts';
import { type UserInfo, useMember } from '../../lib/session.ts';
import styles from './wallet.module.css';

/** What the balance is made of, and the ways in and out. */
export function BalanceMenu({ trigger, isOpenAtFirst }: { trigger: ReactElement; isOpenAtFirst: boolean }) {
  const t = useT();
  const member = useMember();
  return <Menu trigger={trigger} entries={member ? entries(member, t) : []} isOpenAtFirst={isOpenAtFirst} />;
}

function entries(member: UserInfo, t: Translate): readonly MenuEntry[] {
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
  const parts: readonly (readonly [string, string])[] = [
    [t('shell.balance_cash'), member.money],
    [t('shell.balance_bonus'), member.bonus_money],
    [t('shell.balance_held'), member.held_money],
    ...(toCents(member.away_money) > 0n ? [[t('shell.balance_away'), member.away_money] as const] : []),
    [t('shell.balance_withdrawable'), member.withdrawable_money],
  ];
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
