import type { LiveCabinet } from '@arara/stage';
import { Card, Tabs } from '@arara/ui';
import { type ReactNode, useState } from 'react';
import { ChatRoom } from '../../../components/chat/chat-room.tsx';
import { useT } from '../../../lib/i18n.ts';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { BetsList } from './bets-list.tsx';
import { type DrawState, type DrawTable, largestBets } from './draw-state.ts';
import styles from './draw-table-page.module.css';
import type { OwnBet } from './own-bets.ts';
import { Statistics } from './statistics.tsx';

interface SideColumnProps {
  data: DrawTable;
  state: DrawState;
  cabinet: LiveCabinet;
  own: readonly OwnBet[];
}

const shownBets = 20;

/** Beside the table, on phones below it: the last rounds, and who else is here. */
export function SideColumn({ data, state, cabinet, own }: SideColumnProps) {
  const t = useT();
  const isWide = useIsWide();
  const ownIds = new Set(own.map(({ id }) => id));
  const bets = <BetsList bets={largestBets(state, shownBets, own)} own={ownIds} />;
  return (
    <div className={styles.side}>
      <Statistics table={data.table} kind={data.kind} cabinet={cabinet} recent={state.history} />
      {isWide ? (
        <Company table={data.table} bets={bets} />
      ) : (
        <Card aria-label={t('livetables.others')}>
          <h2 className={styles.title}>{t('livetables.others')}</h2>
          {bets}
        </Card>
      )}
    </div>
  );
}

function Company({ table, bets }: { table: string; bets: ReactNode }) {
  const t = useT();
  const [shown, show] = useState<'chat' | 'bets'>('chat');
  return (
    <Card padding="none" className={styles.talk ?? ''}>
      <div className={styles.talkHead}>
        <Tabs
          label={t('livetables.chat')}
          value={shown}
          onValueChange={show}
          options={[
            {
              value: 'chat',
              label: t('livetables.chat'),
              content: shown === 'chat' && (
                <div className={styles.chat}>
                  <ChatRoom room={table} />
                </div>
              ),
            },
            {
              value: 'bets',
              label: t('livetables.others'),
              content: <div className={styles.talkBody}>{bets}</div>,
            },
          ]}
        />
      </div>
    </Card>
  );
}
