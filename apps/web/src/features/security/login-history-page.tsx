import { type DataOf, identity } from '@arara/contract';
import { Card, IconTile, RecordRow, Tag } from '@arara/ui';
import { LogIn, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { ListDesk } from '../../components/lists/list-desk.tsx';
import { ListRows } from '../../components/lists/list-rows.tsx';
import { RangeChips } from '../../components/lists/range-chips.tsx';
import type { Range } from '../../components/lists/ranges.ts';
import { Totals } from '../../components/lists/totals.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { usePages } from '../../lib/use-pages.ts';
import { useTitle } from '../../lib/use-title.ts';
import { BackToCenter } from './back-to-center.tsx';
import { deviceName } from './device-name.ts';
import styles from './security.module.css';

type LoginEvent = DataOf<typeof identity.loginHistory>['items'][number];

/** `/security-center/login-history`: every login and failed try of the last days. */
export function LoginHistoryPage() {
  const t = useT();
  const format = useFormat();
  const [range, setRange] = useState<Range>('7days');
  const list = usePages(identity.loginHistory, { range });
  const { pages, first } = list;
  useTitle(t('security.login_history'));
  return (
    <>
      <ScreenHead
        title={t('security.login_history')}
        text={t('security.login_history_text')}
        back={<BackToCenter />}
      />
      <ListDesk
        side={
          <Card className={styles.side ?? ''}>
            <RangeChips range={range} onRangeChange={setRange} />
            <Totals
              totals={[
                {
                  key: 'total',
                  name: t('security.logins_total'),
                  value: first && format.number(first.total),
                },
              ]}
            />
          </Card>
        }
      >
        <Card>
          <ListRows<LoginEvent>
            label={t('security.login_history')}
            list={list}
            rows={pages.flatMap((page) => page.items)}
            rowKey={(event) => event.id}
            renderRow={(event) => <LoginLine event={event} />}
            empty={{ title: t('common.no_record_found'), text: t('security.no_logins_text') }}
          />
        </Card>
      </ListDesk>
    </>
  );
}

function LoginLine({ event }: { event: LoginEvent }) {
  const t = useT();
  const format = useFormat();
  const isOpened = event.outcome === 'opened';
  const device = deviceName(event.device) || t('security.device_unknown');
  return (
    <RecordRow
      picture={
        <IconTile tone={isOpened ? 'muted' : 'scarlet'}>
          {isOpened ? <LogIn size={18} /> : <ShieldAlert size={18} />}
        </IconTile>
      }
      title={device}
      text={`${format.dateTime(event.at)} · ${event.ip} · ${t(`security.method_${event.method}`)}`}
      note={<Tag tone={isOpened ? 'leaf' : 'scarlet'}>{t(`security.outcome_${event.outcome}`)}</Tag>}
    />
  );
}
