import { type DataOf, wallet } from '@arara/contract';
import { Amount } from '@arara/ui';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { DepositButton } from '../../components/lists/deposit-button.tsx';
import type { Range } from '../../components/lists/ranges.ts';
import { isRecalled, type PlayedRound, type RenderRecall } from '../../components/played-round.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useTopic } from '../../lib/socket.ts';
import { useRefresh } from '../../lib/use-call.ts';
import { usePages } from '../../lib/use-pages.ts';
import { RecordLine } from './record-line.tsx';
import { RecordsScreen } from './records-screen.tsx';
import { movementWord } from './statement-words.ts';

type Movement = DataOf<typeof wallet.statement>['items'][number];

/** `/statement`: every movement of the member's money with the balance after it; those of a round lead to it. */
export function StatementPage({ recall }: { recall: RenderRecall }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const refresh = useRefresh();
  const [range, setRange] = useState<Range>('7days');
  const [opened, open] = useState<PlayedRound | null>(null);
  const list = usePages(wallet.statement, { range });
  useTopic('balance', () => void refresh(wallet.statement));
  // Cash is the usual; what another purse holds is told under its name.
  const balanceText = ({ balance, wallet: purse }: Movement) =>
    purse === 'cash'
      ? t('wallet.balance_after', { amount: format.money(balance) })
      : `${t(`wallet.purse_${purse}`)}: ${format.money(balance)}`;
  return (
    <>
      <RecordsScreen<Movement>
        title={t('wallet.statement')}
        text={t('wallet.statement_text')}
        range={range}
        onRangeChange={setRange}
        list={list}
        rows={list.pages.flatMap((page) => page.items)}
        rowKey={(movement) => `${movement.id} ${movement.wallet}`}
        renderRow={(movement) => {
          const cents = toCents(movement.amount);
          const { game } = movement;
          const time = format.dateTime(movement.created_at);
          const word = t(movementWord(movement.kind, game?.is_returned && cents > 0n));
          return (
            <RecordLine
              icon={cents < 0n ? <ArrowUpRight size={18} /> : <ArrowDownLeft size={18} />}
              title={game?.title ?? word}
              text={game ? `${word} · ${time}` : time}
              value={<Amount cents={cents} locale={locale} isSigned />}
              note={balanceText(movement)}
              {...(game && isRecalled(game) ? { onPress: () => open(game) } : {})}
            />
          );
        }}
        totals={[
          { key: 'in', name: t('wallet.total_in'), value: list.first && format.money(list.first.total_in) },
          {
            key: 'out',
            name: t('wallet.total_out'),
            value: list.first && format.money(list.first.total_out),
          },
        ]}
        empty={{
          title: t('wallet.no_movements'),
          text: t('wallet.no_movements_text'),
          action: <DepositButton />,
        }}
      />
      {recall(opened, () => open(null))}
    </>
  );
}
