import { type DataOf, loyalty } from '@arara/contract';
import { Button, Card } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ListDesk } from '../../components/lists/list-desk.tsx';
import { ListRows } from '../../components/lists/list-rows.tsx';
import { RangeChips } from '../../components/lists/range-chips.tsx';
import type { Range } from '../../components/lists/ranges.ts';
import { Totals } from '../../components/lists/totals.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useTopic } from '../../lib/socket.ts';
import { useRefresh } from '../../lib/use-call.ts';
import { usePages } from '../../lib/use-pages.ts';
import { useTitle } from '../../lib/use-title.ts';
import { DayChart } from './day-chart.tsx';
import { DaySheet } from './day-sheet.tsx';
import { FindDay } from './find-day.tsx';
import { LoyaltyNav } from './loyalty-nav.tsx';
import { RebateCard } from './rebate-card.tsx';
import { RebateLine } from './rebate-line.tsx';

type Row = DataOf<typeof loyalty.rebatesList>['items'][number];

/** `/promotion/rebates`: what can be claimed, and where it came from by day and category. */
export function RebatesPage() {
  const t = useT();
  const format = useFormat();
  const refresh = useRefresh();
  const [range, setRange] = useState<Range>('7days');
  const [day, openDay] = useState<string | null>(null);
  // Seven days of ten categories fit on one page: the chart has all of them.
  const list = usePages(loyalty.rebatesList, { range }, { pageSize: 100 });
  const { pages, first } = list;
  useTopic('balance', () => void refresh(loyalty.rebatesList));
  useTitle(t('loyalty.rebates_title'));
  const rows = pages.flatMap((page) => page.items);
  const sum = (wire: string | undefined) => wire && format.money(wire);
  return (
    <>
      <ScreenHead
        title={t('loyalty.rebates_title')}
        text={t('loyalty.rebates_text')}
        action={<LoyaltyNav />}
      />
      <ListDesk
        side={
          <>
            <RebateCard answer={first} />
            <Card>
              <RangeChips range={range} onRangeChange={setRange} />
              <DayChart range={range} rows={rows} onOpen={openDay} />
              <Totals
                totals={[
                  { key: 'bet', name: t('loyalty.total_bet'), value: sum(first?.total_bet) },
                  { key: 'rebate', name: t('loyalty.total_rebate'), value: sum(first?.total_rebate) },
                  { key: 'claimed', name: t('loyalty.total_claimed'), value: sum(first?.total_claimed) },
                ]}
              />
              <FindDay onOpen={openDay} />
            </Card>
          </>
        }
      >
        <Card>
          <ListRows<Row>
            label={t('loyalty.rebates_title')}
            list={list}
            rows={rows}
            rowKey={(row) => `${row.date}${row.category}`}
            renderRow={(row) => <RebateLine row={row} onPress={() => openDay(row.date)} />}
            empty={{
              title: t('loyalty.no_rebates'),
              text: t('loyalty.no_rebates_text'),
              action: (
                <Button tone="ivory" link={<Link to="/game" />}>
                  {t('loyalty.see_games')}
                </Button>
              ),
            }}
          />
        </Card>
      </ListDesk>
      <DaySheet day={day} onClose={() => openDay(null)} />
    </>
  );
}
