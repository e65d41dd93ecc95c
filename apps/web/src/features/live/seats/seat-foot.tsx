import { ChipTray } from '@arara/stage';
import { Button } from '@arara/ui';
import { CircleCheck } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import { askLogin, useIsLoggedIn } from '../../../lib/session.ts';
import { BetFailure } from '../draw/bet-failure.tsx';
import styles from '../draw/draw-table-page.module.css';
import { useStageWords } from '../draw/use-stage-words.ts';
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
  reserved: Seat | null;
  /** Seats are taken for the round after the one that is seen. */
  isNext: boolean;
  isFull: boolean;
}

/** The chips for a seat, and right above them what has become of it: chosen, on its way, taken or refused. */
export function SeatFoot(props: SeatFootProps) {
  const { chips, own, reserved, moment, seat, isNext } = props;
  const t = useT();
  const { money } = useFormat();
  const words = useStageWords();
  const isLoggedIn = useIsLoggedIn();
  // Who is about to decide is offered nothing else where the decisions will stand.
  const isDealt = seat !== null && (moment.stage === 'locked' || moment.stage === 'dealing');
  const isOpen = reserved === null && !isDealt;
  const wanted = chips.laid ?? chips.again;
  const said = () => {
    if (!wanted || !isOpen) return t('games.stage_confirm');
    const values = { amount: money(wanted.cents) };
    return isNext ? t('livetables.seats_sit_next', values) : t('livetables.seats_sit_for', values);
  };
  return (
    <div className={styles.foot}>
      {own.error ? <BetFailure error={own.error} /> : <SeatState {...props} />}
      <ChipTray
        words={words}
        choice={chips.choice}
        onChoose={chips.choose}
        isLocked={!isOpen || own.isAsking}
      >
        <Button
          tone="cta"
          size="lg"
          isWide
          disabled={isLoggedIn && (!isOpen || wanted === null || own.isAsking)}
          aria-busy={own.isAsking}
          onClick={() => (isLoggedIn ? void chips.sit() : askLogin())}
        >
          {isLoggedIn ? said() : t('games.stage_log_in_to_play')}
        </Button>
      </ChipTray>
    </div>
  );
}

function SeatState({ chips, own, moment, seat, reserved, isNext, isFull }: SeatFootProps) {
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
    if (chips.laid) return ['open', t('livetables.unsent', { amount: money(chips.laid.cents) })];
    if (seat && moment.stage === 'dealing') return ['wait', t('livetables.seats_dealing')];
    if (seat && moment.stage === 'deciding') return ['wait', t('livetables.seats_wait_others')];
    if (isFull) return ['wait', t('livetables.seats_seats_full')];
    return ['wait', t('livetables.seats_choose_seat')];
  };
  const [tone, text] = say();
  const canRise = reserved !== null && !own.isAsking && (isNext || moment.stage === 'open');
  return (
    <div className={styles.state} data-tone={tone}>
      {tone === 'sure' && <CircleCheck size={18} color="var(--leaf-text)" aria-hidden="true" />}
      <span role="status">{text}</span>
      {canRise && (
        <button type="button" className={styles.back} onClick={() => void own.standUp(reserved.bet_id)}>
          {t('livetables.seats_stand_up')}
        </button>
      )}
    </div>
  );
}
