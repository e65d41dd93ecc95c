import { seatsMarks } from '@arara/stage';
import { Button, EmptyState } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useJustChanged } from '../../../lib/double-press.ts';
import { useT } from '../../../lib/i18n.ts';
import styles from '../draw/draw-table-page.module.css';
import { Marks } from '../draw/outcome-chips.tsx';
import { TableHead } from '../draw/table-head.tsx';
import { useSharedTable } from '../use-shared-table.ts';
import { DecisionFoot } from './decision-foot.tsx';
import { ownBehind, seatBehind, seatToFollow } from './own-behind.ts';
import { SeatFoot } from './seat-foot.tsx';
import scene from './seats-scene.module.css';
import { SeatsScene } from './seats-scene.tsx';
import { SeatsSide } from './seats-side.tsx';
import { isSeatFree, type SeatsTableData, seatingRound, seatsKind } from './seats-state.ts';
import { useOwnSeats } from './use-own-seats.ts';
import { useSeatChips } from './use-seat-chips.ts';
import { useSeatsMoment } from './use-seats-moment.ts';

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
  const now = useSharedTable(data, seatsKind);
  const own = useOwnSeats(data, now);
  const { state } = now;
  const deal = state.deals.get(state.round?.id ?? '') ?? null;
  const moment = useSeatsMoment(state.round, deal, now.clock);
  const seat = deal?.seats.find(({ bet_id }) => own.ids.has(bet_id)) ?? null;
  const target = seatingRound(state);
  const reserved = state.deals.get(target?.id ?? '')?.seats.find(({ bet_id }) => own.ids.has(bet_id)) ?? null;
  const behind = ownBehind(own.behind, state.round?.id, target?.id, own.takenBack);
  const isDealt = seat !== null && (moment.stage === 'locked' || moment.stage === 'dealing');
  const isDeciding = moment.stage === 'deciding' && seat !== null && seat.active >= 0;
  const isPlaying = isDealt || isDeciding;
  const canBet = target !== null && reserved === null && behind.next === null && !own.isAsking && !isPlaying;
  const canSit = (place: number) => canBet && isSeatFree(state, target, place, own.ids);
  const followedBet = (place: number) =>
    (canBet ? seatToFollow(state, place, own.ids)?.bet_id : undefined) ?? null;
  const chips = useSeatChips({ own, target, canSit, followedBet });
  // A card that is taken, a hand that is over: what the keys below say is another thing then.
  const isTooSoon = useJustChanged(isDeciding ? String(seat.step) : '');
  const meant =
    <Args extends unknown[]>(act: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      if (!isTooSoon()) await act(...args);
    };
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
              behind={behind.seen}
              keptSeat={target?.id === state.round?.id ? null : (reserved?.seat ?? null)}
              laid={chips.laid}
              canSit={canSit}
              canFollow={(place) => followedBet(place) !== null}
              followedSeat={seatBehind(state, behind.seen)}
              onSeat={chips.lay}
            />
            {state.history.length > 0 && (
              <div className={scene.past}>
                <Marks cabinet={seatsMarks} history={state.history.slice(0, 18)} />
              </div>
            )}
          </div>
          {isDeciding ? (
            <DecisionFoot
              key={seat.bet_id}
              seat={seat}
              own={{ ...own, move: meant(own.move) }}
              leftMs={moment.leftMs}
            />
          ) : (
            <SeatFoot
              chips={{ ...chips, confirm: meant(chips.confirm) }}
              own={own}
              moment={moment}
              seat={seat}
              isDealt={isDealt}
              reserved={reserved}
              behind={behind}
              behindSeat={seatBehind(state, behind.next ?? behind.seen)}
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
