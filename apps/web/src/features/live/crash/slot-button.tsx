import { Button, classNames, VisuallyHidden } from '@arara/ui';
import { useRef } from 'react';
import { toCents, useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import { leavesAt, worthOf } from './flight-now.ts';
import styles from './slot-button.module.css';
import type { SlotFace } from './slot-face.ts';
import { useFrame } from './use-frame.ts';
import type { Flight } from './use-table.ts';

interface SlotButtonProps {
  face: SlotFace;
  flight: Flight;
  /** What a new bet would stake, for people. */
  stake: string;
  isCalm: boolean;
  isLoggedIn: boolean;
  slotName: string;
  onPress: () => void;
}

/** The one button of a slot. Leaving the flight shows what it pays, growing; nothing is promised before the server has said so. */
export function SlotButton({ face, flight, stake, isCalm, isLoggedIn, slotName, onPress }: SlotButtonProps) {
  const t = useT();
  const { money } = useFormat();
  if (face.kind === 'flying' || face.kind === 'leaving') {
    return (
      <button
        type="button"
        className={classNames(styles.leave, face.kind === 'leaving' && styles.leaving)}
        disabled={face.kind === 'leaving'}
        aria-busy={face.kind === 'leaving'}
        onClick={onPress}
      >
        <span>
          {t(face.kind === 'leaving' ? 'live.leaving' : 'live.cash_out')}
          <VisuallyHidden> {slotName}</VisuallyHidden>
        </span>
        {face.kind === 'flying' && <Worth bet={face.bet} flight={flight} isCalm={isCalm} />}
      </button>
    );
  }
  const [words, amount] = wordsOf(face);
  const isBet = face.kind === 'bet';
  return (
    <Button
      className={classNames(
        styles.action,
        isBet && face.isNext && styles.later,
        face.kind === 'placed' && styles.back,
      )}
      tone={isBet && !face.isNext ? 'cta' : 'plain'}
      size="lg"
      isWide
      disabled={!isBet && face.kind !== 'placed'}
      aria-busy={face.kind === 'sending' || face.kind === 'taking_back'}
      onClick={onPress}
    >
      <span className={styles.two}>
        <span>
          {isBet && !isLoggedIn ? t('live.log_in') : t(words)}
          <VisuallyHidden> {slotName}</VisuallyHidden>
        </span>
        <b>{amount === null ? stake : money(amount)}</b>
      </span>
    </Button>
  );
}

/** What stands on the button, and the stake of the bet it is about. */
function wordsOf(face: Exclude<SlotFace, { kind: 'flying' | 'leaving' }>) {
  switch (face.kind) {
    case 'bet':
      return [face.isNext ? 'live.bet_next' : 'live.bet_now', null] as const;
    case 'sending':
      return ['live.sending', null] as const;
    case 'placed':
      return [face.isNext ? 'live.cancel_next' : 'live.cancel', face.bet.stake] as const;
    case 'taking_back':
      return ['live.taking_back', face.bet.stake] as const;
    case 'ready':
      return ['live.ready', face.bet.stake] as const;
    case 'settling':
      return ['live.settling', face.bet.stake] as const;
    case 'closed':
      return ['live.no_round', null] as const;
  }
}

interface WorthProps {
  bet: Extract<SlotFace, { kind: 'flying' }>['bet'];
  flight: Flight;
  isCalm: boolean;
}

/** What leaving now would pay, with every picture of the screen. */
function Worth({ bet, flight, isCalm }: WorthProps) {
  const { money } = useFormat();
  const amount = useRef<HTMLElement>(null);
  useFrame(
    (nowMs) => {
      const { hundredths } = flight.momentAt(nowMs);
      const cents = worthOf(toCents(bet.stake), hundredths, leavesAt(bet, flight.state.round));
      if (amount.current) amount.current.textContent = money(cents);
    },
    true,
    isCalm,
  );
  return <b ref={amount} className={styles.worth} />;
}
