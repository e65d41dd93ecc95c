import type { DataOf, payments } from '@arara/contract';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { type CashierMeasured, secondsAhead } from './measure-cashier.ts';
import type { Finding, Findings } from './report.ts';

type Items<C> = DataOf<C> extends { items: infer Rows } ? Rows | undefined : never;

export interface CashierAnswers {
  open: Items<typeof payments.paymentOnlineList>;
  all: Items<typeof payments.paymentsList>;
  deposits: Items<typeof payments.rechargeList>;
  withdrawals: Items<typeof payments.drawingList>;
  hasFailed: boolean;
  isLoggedIn: boolean;
}

/** What the page says of the cashier, part by part; a visitor is told of clock and bank alone. */
export function useCashierParts(
  measured: CashierMeasured | undefined,
  answers: CashierAnswers,
): readonly Findings[] {
  const t = useT();
  const format = useFormat();
  const unknown = measured ? t('diagnostics.no_answer') : '…';
  const clocks = measured?.clocks;
  const time = (ms: number) => format.dateTime(new Date(ms).toISOString());
  const bankMs = measured?.bank ?? null;
  const general: readonly Findings[] = [
    {
      key: 'clock',
      title: t('diagnostics.clock'),
      rows: [
        {
          key: 'server',
          name: t('diagnostics.server_time'),
          value: clocks ? time(clocks.server) : unknown,
        },
        { key: 'device', name: t('diagnostics.device_time'), value: clocks ? time(clocks.device) : unknown },
        {
          key: 'difference',
          name: t('diagnostics.difference'),
          value: clocks
            ? t('diagnostics.seconds', { seconds: format.number(secondsAhead(clocks)) })
            : unknown,
        },
      ],
    },
    {
      key: 'bank',
      title: t('diagnostics.bank'),
      rows: [
        {
          key: 'answer',
          name: t('diagnostics.bank_answer'),
          value: bankMs === null ? unknown : t('diagnostics.milliseconds', { time: format.number(bankMs) }),
        },
      ],
    },
  ];
  if (!answers.isLoggedIn) return general;

  const waiting = answers.hasFailed ? t('diagnostics.no_answer') : '…';
  const rowsOf = (title: string, rows: readonly Finding[] | undefined): readonly Finding[] => {
    if (!rows) return [{ key: 'waiting', name: title, value: waiting }];
    return rows.length > 0 ? rows : [{ key: 'none', name: title, value: t('common.no_record_found') }];
  };
  const methods = (items: CashierAnswers['all'], direction: 'deposit' | 'withdrawal') =>
    items
      ?.filter((method) => method.direction === direction)
      .map((method) => ({
        key: method.id,
        name: method.name,
        value: method.is_open
          ? t('diagnostics.method_facts', {
              min: format.money(method.min_amount),
              max: format.money(method.max_amount),
              percent: format.percent(method.fee_percent),
              fixed: format.money(method.fee_fixed),
            })
          : t('wallet.method_closed'),
      }));
  const record = ({ created_at, money, id }: { created_at: string; money: string; id: string }) => ({
    key: id,
    name: `${format.dateTime(created_at)} · ${format.money(money)}`,
  });
  const parts: readonly Findings[] = [
    { key: 'in', title: t('diagnostics.methods_in'), rows: methods(answers.open, 'deposit') ?? [] },
    { key: 'out', title: t('diagnostics.methods_out'), rows: methods(answers.all, 'withdrawal') ?? [] },
    {
      key: 'deposits',
      title: t('wallet.deposits'),
      rows:
        answers.deposits?.map((deposit) => ({
          ...record(deposit),
          value: t(`wallet.deposit_${deposit.state}`),
        })) ?? [],
    },
    {
      key: 'withdrawals',
      title: t('wallet.withdrawals'),
      rows:
        answers.withdrawals?.map((withdrawal) => ({
          ...record(withdrawal),
          value: t(`wallet.withdrawal_${withdrawal.state}`),
        })) ?? [],
    },
  ];
  const answered = [answers.open, answers.all, answers.deposits, answers.withdrawals];
  return [
    ...general,
    ...parts.map((part, index) => ({
      ...part,
      rows: rowsOf(part.title, answered[index] && part.rows),
    })),
  ];
}
