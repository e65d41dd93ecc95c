import { live } from '@arara/contract';
import { type DealerEnd, dealerEndOf, type SeatsOutcome } from '@arara/games/live/seats';
import { seatsMarks } from '@arara/stage';
import { Card } from '@arara/ui';
import { ChatRoom } from '../../../components/chat/chat-room.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import page from '../draw/draw-table-page.module.css';
import { Marks } from '../draw/outcome-chips.tsx';
import { ShareBar } from '../draw/share-bar.tsx';
import panel from '../draw/statistics.module.css';
import type { Past } from '../standing.ts';
import styles from './seats-side.module.css';
import type { SeatsTableData } from './seats-state.ts';

const shownMost = 100;

/** Beside the table, on phones below it: the last rounds, the rules, and on large screens the talk. */
export function SeatsSide({ data, history }: { data: SeatsTableData; history: readonly Past[] }) {
  const isWide = useIsWide();
  return (
    <div className={page.side}>
      {isWide && (
        <Card padding="none" className={page.talk ?? ''}>
          <div className={page.chat}>
            <ChatRoom room={data.table} />
          </div>
        </Card>
      )}
      <Statistics table={data.table} recent={history} />
      <Rules data={data} />
    </div>
  );
}

/** How the dealer finished lately. It says plainly that none of it tells the next. */
function Statistics({ table, recent }: { table: string; recent: readonly Past[] }) {
  const t = useT();
  const { data } = useCall(live.liveHistory, { table, page_size: shownMost }, { staleTime: 60_000 });
  const all = new Map([...(data?.items ?? []), ...recent].map((past) => [past.id, past]));
  const past = [...all.values()].sort((a, b) => b.number - a.number).slice(0, shownMost);
  // The server builds outcomes with the rules this type comes from.
  const ends = past.map(({ outcome }) => dealerEndOf(outcome as SeatsOutcome));
  const count = (...wanted: readonly DealerEnd[]) => ends.filter((end) => wanted.includes(end)).length;
  return (
    <Card className={panel.panel ?? ''} aria-label={t('livetables.statistics')}>
      <header className={panel.head}>
        <h2 className={panel.title}>{t('livetables.seats_statistics_dealer')}</h2>
        {past.length > 0 && <span>{t('livetables.last_rounds', { count: past.length })}</span>}
      </header>
      {past.length === 0 ? (
        <p className={panel.note}>{t('live.no_rounds')}</p>
      ) : (
        <>
          <ShareBar
            shares={[
              { key: 'low', name: '17–19', count: count('17', '18', '19', 'rest'), color: '#2456c4' },
              { key: 'high', name: '20–21', count: count('20', '21'), color: '#c41e3d' },
              { key: 'natural', name: t('tablegames.blackjack'), count: count('natural'), color: '#966208' },
              { key: 'bust', name: t('tablegames.hand_over'), count: count('bust'), color: '#0c7a4a' },
            ]}
          />
          <Marks className={panel.grid} cabinet={seatsMarks} history={past.slice(0, 44)} />
        </>
      )}
      <p className={panel.note}>{t('livetables.no_memory')}</p>
    </Card>
  );
}

function Rules({ data: { rules } }: { data: SeatsTableData }) {
  const t = useT();
  const { percent } = useFormat();
  return (
    <Card aria-label={t('live.rules')}>
      <h2 className={page.title}>{t('live.rules')}</h2>
      <ul className={styles.rules}>
        <li>{t('tablegames.rules_blackjack_aim')}</li>
        <li>{t('livetables.seats_rule_dealer')}</li>
        <li>{t('livetables.seats_rule_natural')}</li>
        <li>{t('livetables.seats_rule_moves')}</li>
        <li>{t('livetables.seats_rule_time')}</li>
        <li>{t('livetables.seats_rule_own')}</li>
        <li>{t('livetables.seats_rule_behind')}</li>
        <li>{t('tablegames.rules_blackjack_shoe', { decks: 6 })}</li>
        <li>
          {t('livetables.seats_rule_return', { first: percent(rules.rtp), all: percent(rules.rtp_all) })}
        </li>
      </ul>
    </Card>
  );
}
