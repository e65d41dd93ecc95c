import { seatsMarks } from '@arara/stage';
import { Button, EmptyState } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../lib/i18n.ts';
import styles from '../draw/draw-table-page.module.css';
import { Marks } from '../draw/outcome-chips.tsx';
import { TableHead } from '../draw/table-head.tsx';
import { DecisionFoot } from './decision-foot.tsx';
import { SeatFoot } from './seat-foot.tsx';
import { SeatsScene } from './seats-scene.tsx';
import { SeatsSide } from './seats-side.tsx';
import { isSeatFree, seatingRound } from './seats-state.ts';
import { useOwnSeats } from './use-own-seats.ts';
import { useSeatChips } from './use-seat-chips.ts';
import { useSeatsMoment } from './use-seats-moment.ts';
import { type SeatsTableData, useSeatsTable } from './use-seats-table.ts';

/** A table where members sit and decide: the seats, what can be done, and everybody else. */
export function SeatsPage({ data }: { data: SeatsTableData }) {
  const t = useT();
  if (data.is_on) return <Table data={data} />;
  return (
    <EmptyState
      title={t('livetables.closed')}
      text={t('livetables.closed_text')}
      actions={<Button link={<Link to="/video" />}>{t('livetables.other_tables')}</Button>}
    />
  );
}

function Table({ data }: { data: SeatsTableData }) {
  const now = useSeatsTable(data);
  const own = useOwnSeats(data, now);
  const { state } = now;
  const deal = state.deals.get(state.round?.id ?? '') ?? null;
  const moment = useSeatsMoment(state.round, deal, now.clock);
  const seat = deal?.seats.find(({ bet_id }) => own.ids.has(bet_id)) ?? null;
  const target = seatingRound(state);
  const reserved = state.deals.get(target?.id ?? '')?.seats.find(({ bet_id }) => own.ids.has(bet_id)) ?? null;
  const canSit = (place: number) =>
    target !== null && reserved === null && !own.isAsking && isSeatFree(state, target, place, own.ids);
  const chips = useSeatChips({ own, target, canSit });
  const isDeciding = moment.stage === 'deciding' && seat !== null && seat.active >= 0;
  return (
    <div className={styles.page}>
      <TableHead data={data} provenId={state.history[0]?.id ?? null} />
      <div className={styles.grid}>
        <div className={styles.column}>
          <div className={styles.stageTop}>
            <SeatsScene
              data={data}
              now={now}
              deal={deal}
              moment={moment}
              own={seat}
              keptSeat={target?.id === state.round?.id ? null : (reserved?.seat ?? null)}
              laid={chips.laid}
              canSit={canSit}
              onSeat={chips.lay}
            />
            {state.history.length > 0 && (
              <Marks className={styles.strip} cabinet={seatsMarks} history={state.history.slice(0, 18)} />
            )}
          </div>
          {isDeciding ? (
            <DecisionFoot key={seat.bet_id} seat={seat} own={own} leftMs={moment.leftMs} />
          ) : (
            <SeatFoot
              chips={chips}
              own={own}
              moment={moment}
              seat={seat}
              reserved={reserved}
              isNext={target !== null && target.id !== state.round?.id}
              isFull={target !== null && state.deals.get(target.id)?.seats.length === data.rules.seats}
            />
          )}
        </div>
        <SeatsSide data={data} history={state.history} />
      </div>
    </div>
  );
}
