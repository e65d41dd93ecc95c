import { ChipTray } from '@arara/stage';
import { Button, Switch } from '@arara/ui';
import { CircleCheck } from 'lucide-react';
import { PauseLine } from '../../../components/pause/pause-line.tsx';
import { usePause } from '../../../components/pause/use-pause.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import { askLogin, useIsLoggedIn } from '../../../lib/session.ts';
import { BetFailure } from '../draw/bet-failure.tsx';
import styles from '../draw/draw-table-page.module.css';
import { useStageWords } from '../draw/use-stage-words.ts';
import type { OwnBehind } from './own-behind.ts';
import type { SeatsMoment } from './seats-moment.ts';
import type { Deal } from './seats-state.ts';
import type { OwnSeats } from './use-own-seats.ts';
import type { SeatChips } from './use-seat-chips.ts';

type Seat = Deal['seats'][number];

interface SeatFootProps {
  chips: SeatChips;
  own: OwnSeats;
  moment: SeatsMoment;
  /** The own seat of the round that is seen, and of the one that takes seats. */
  seat: Seat | null;
  /** Who is about to decide is offered nothing else where the decisions will stand. */
  isDealt: boolean;
  reserved: Seat | null;
  /** The own bets behind seats, and the number of the seat. */
  behind: OwnBehind;
  behindSeat: number | null;
  /** Seats are taken for the round after the one that is seen. */
  isNext: boolean;
  isFull: boolean;
}

/** The chips for a seat, and right above them what has become of it: chosen, on its way, taken or refused. */
export function SeatFoot(props: SeatFootProps) {
  const { chips, own, reserved, behind, isDealt, isNext } = props;
  const t = useT();
  const { money } = useFormat();
  const words = useStageWords();
  const isLoggedIn = useIsLoggedIn();
  const pause = usePause();
  const isOpen = reserved === null && behind.next === null && !isDealt;
  const wanted = chips.laid ?? chips.again;
  const said = () => {
    if (!wanted || !isOpen) return t('games.stage_confirm');
    const values = { amount: money(wanted.cents), number: wanted.seat };
    if (wanted.behind !== null) return t('livetables.seats_behind_for', values);
    return isNext ? t('livetables.seats_sit_next', values) : t('livetables.seats_sit_for', values);
  };
  return (
    <div className={styles.foot}>
      {own.error ? <BetFailure error={own.error} /> : <SeatState {...props} />}
      {isOpen && chips.laid && chips.laid.behind !== null && (
        <Switch
          label={
            <>
              {t('livetables.seats_behind_follow')}
              <small className={styles.cost}>
                {t('livetables.seats_behind_cost', { amount: money(chips.laid.cents) })}
              </small>
            </>
          }
          checked={chips.follows}
          onChange={(event) => chips.setFollows(event.target.checked)}
        />
      )}
      <ChipTray
        words={words}
        choice={chips.choice}
        onChoose={chips.choose}
        isLocked={!isOpen || own.isAsking}
      >
        {pause ? (
          <PauseLine pause={pause} />
        ) : (
          <Button
            tone="cta"
            size="lg"
            isWide
            disabled={isLoggedIn && (!isOpen || !chips.isMeant || own.isAsking)}
            aria-busy={own.isAsking}
            onClick={() => (isLoggedIn ? void chips.confirm() : askLogin())}
          >
            {isLoggedIn ? said() : t('games.stage_log_in_to_play')}
          </Button>
        )}
      </ChipTray>
    </div>
  );
}

function SeatState(props: SeatFootProps) {
  const { chips, own, moment, seat, reserved, behind, behindSeat, isNext, isFull } = props;
  const t = useT();
  const { money } = useFormat();
  const say = (): readonly [string, string] => {
    if (own.isAsking) return ['wait', t('livetables.sending')];
    if (reserved) {
      const values = { number: reserved.seat, amount: money(reserved.stake) };
      return [
        'sure',
        isNext ? t('livetables.seats_seat_kept', values) : t('livetables.seats_seat_taken_for', values),
      ];
    }
    const follows = behind.next ?? (chips.laid ? null : behind.seen);
    if (follows && behindSeat !== null && follows.state === 'placed')
      return [
        'sure',
        t('livetables.seats_behind_yours', { number: behindSeat, amount: money(follows.stake) }),
      ];
    if (chips.laid) return ['open', t('livetables.unsent', { amount: money(chips.laid.cents) })];
    if (seat && moment.stage === 'locked') {
      const values = { number: seat.seat, amount: money(seat.stake) };
      return ['sure', t('livetables.seats_seat_taken_for', values)];
    }
    if (seat && moment.stage === 'dealing') return ['wait', t('livetables.seats_dealing')];
    if (seat && moment.stage === 'deciding') return ['wait', t('livetables.seats_wait_others')];
    if (behind.isReturned) return ['open', t('livetables.seats_behind_returned')];
    if (isFull) return ['wait', t(isNext ? 'livetables.seats_seats_full' : 'livetables.seats_tap_taken')];
    return ['wait', t('livetables.seats_choose_seat')];
  };
  const [tone, text] = say();
  const isGivable = !own.isAsking && (isNext || moment.stage === 'open');
  const seatBack = reserved && isGivable ? reserved.bet_id : null;
  const betBack = behind.next && isGivable ? behind.next.id : null;
  return (
    <div className={styles.state} data-tone={tone}>
      {tone === 'sure' && <CircleCheck size={18} color="var(--leaf-text)" aria-hidden="true" />}
      <span role="status">{text}</span>
      {seatBack && (
        <button type="button" className={styles.back} onClick={() => void own.takeBack(seatBack)}>
          {t('livetables.seats_stand_up')}
        </button>
      )}
      {betBack && (
        <button type="button" className={styles.back} onClick={() => void own.takeBack(betBack)}>
          {t('livetables.take_back')}
        </button>
      )}
    </div>
  );
}
