import type { agency, DataOf } from '@arara/contract';
import { Amount, Card, Skeleton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import styles from './invite.module.css';

/** How many were invited, what was received, what can be claimed. */
export function InviteFigures({ summary }: { summary: DataOf<typeof agency.summary> | undefined }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const invited = summary?.levels.reduce((sum, { members }) => sum + members, 0);
  const money = (amount: string | undefined, tone: 'leaf' | 'sun') =>
    amount === undefined ? undefined : (
      <Amount cents={toCents(amount)} locale={locale} {...(toCents(amount) > 0n && { tone })} />
    );
  return (
    <div className={styles.figures}>
      <Figure name={t('agency.invited')} value={invited === undefined ? undefined : format.number(invited)} />
      <Figure name={t('agency.received')} value={money(summary?.claimed, 'leaf')} />
      <Figure
        name={<Link to="/agency-center/reward">{t('agency.to_claim')}</Link>}
        value={money(summary?.claimable, 'sun')}
      />
    </div>
  );
}

function Figure({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <Card className={styles.figure ?? ''}>
      <span className={styles.figureName}>{name}</span>
      <b>{value ?? <Skeleton width={64} height={20} />}</b>
    </Card>
  );
}
