import { type DataOf, loyalty } from '@arara/contract';
import { Amount, Button, Card, Chips, Skeleton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BalanceParts } from '../../components/balance-parts.tsx';
import { DepositButton } from '../../components/lists/deposit-button.tsx';
import { ListDesk } from '../../components/lists/list-desk.tsx';
import { ListRows } from '../../components/lists/list-rows.tsx';
import { Totals } from '../../components/lists/totals.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useTopic } from '../../lib/socket.ts';
import { useRefresh } from '../../lib/use-call.ts';
import { usePages } from '../../lib/use-pages.ts';
import { useTitle } from '../../lib/use-title.ts';
import styles from './cover.module.css';
import { CoverLine } from './cover-line.tsx';
import { coverSentence } from './cover-sentence.ts';
import { LoyaltyNav } from './loyalty-nav.tsx';

type Answer = DataOf<typeof loyalty.coverHistory>;
type Row = Answer['items'][number];

const states = ['all', 'in_progress', 'waiting', 'covered', 'forfeited'] as const;

/** `/promotion/cover`: what can be withdrawn and why the rest cannot, and how far each deposit and reward is covered. */
export function CoverPage() {
  const t = useT();
  const format = useFormat();
  const refresh = useRefresh();
  const [state, setState] = useState<(typeof states)[number]>('all');
  const list = usePages(loyalty.coverHistory, state === 'all' ? {} : { state });
  const { pages, first } = list;
  useTopic('balance', () => void refresh(loyalty.coverHistory));
  useTitle(t('loyalty.cover_title'));
  const sum = (wire: string | undefined) => wire && format.money(wire);
  return (
    <>
      <ScreenHead title={t('loyalty.cover_title')} text={t('loyalty.cover_text')} action={<LoyaltyNav />} />
      <ListDesk
        side={
          <>
            <Withdrawable answer={first} />
            <Card>
              <Totals
                totals={[
                  { key: 'required', name: t('loyalty.required'), value: sum(first?.total_required) },
                  { key: 'covered', name: t('loyalty.covered'), value: sum(first?.total_covered) },
                  { key: 'remaining', name: t('loyalty.remaining'), value: sum(first?.total_remaining) },
                ]}
              />
            </Card>
          </>
        }
      >
        <Card>
          <Chips
            label={t('loyalty.cover_state')}
            layout="scroll"
            size="sm"
            options={states.map((value) => ({
              value,
              label: t(value === 'all' ? 'loyalty.all' : `loyalty.state_${value}`),
            }))}
            value={state}
            onValueChange={setState}
          />
          <ListRows<Row>
            label={t('loyalty.cover_title')}
            list={list}
            rows={pages.flatMap((page) => page.items)}
            rowKey={(row) => row.id}
            renderRow={(row) => <CoverLine row={row} />}
            empty={{
              title: t('loyalty.no_cover'),
              text: t('loyalty.no_cover_text'),
              action: <DepositButton />,
            }}
          />
        </Card>
      </ListDesk>
    </>
  );
}

function Withdrawable({ answer }: { answer: Answer | undefined }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  if (!answer) {
    return (
      <Card padding="lg" className={styles.card} aria-busy="true">
        <Skeleton className={styles.quiet ?? ''} width={140} height="1lh" />
        <Skeleton className={styles.free ?? ''} width={200} height="1lh" />
        <BalanceParts parts={undefined} />
        <Skeleton className={styles.quiet ?? ''} width="80%" height="2lh" />
      </Card>
    );
  }
  const free = toCents(answer.withdrawable_money);
  const sentence = coverSentence(answer, format.money);
  return (
    <Card padding="lg" className={styles.card}>
      <p className={styles.quiet}>{t('wallet.can_withdraw')}</p>
      <Amount className={styles.free ?? ''} cents={free} locale={locale} tone="leaf" isRolling />
      <BalanceParts
        parts={{
          freeCents: free,
          lockedCents: toCents(answer.money) - free,
          bonusCents: toCents(answer.bonus_money),
        }}
      />
      <p className={styles.quiet}>{t(sentence.key, sentence.values)}</p>
      {free > 0n && (
        <Button isWide link={<Link to="/withdraw" />}>
          {t('shell.withdraw')}
        </Button>
      )}
    </Card>
  );
}
