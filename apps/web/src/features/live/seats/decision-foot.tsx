import { OwnHands, useCalm } from '@arara/stage';
import { useEffect, useEffectEvent } from 'react';
import { toCents, useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import { BetFailure } from '../draw/bet-failure.tsx';
import page from '../draw/draw-table-page.module.css';
import { useStageWords } from '../draw/use-stage-words.ts';
import styles from './decision-foot.module.css';
import type { Deal } from './seats-state.ts';
import type { OwnSeats } from './use-own-seats.ts';

type Seat = Deal['seats'][number];

interface DecisionFootProps {
  seat: Seat;
  own: OwnSeats;
  leftMs: number | null;
}

/** In the last seconds the time is told in red. */
const hurryMs = 5_000;

/** The own cards and what can be done with them, as large buttons; the digits do the same. */
export function DecisionFoot({ seat, own, leftMs }: DecisionFootProps) {
  const t = useT();
  const { money } = useFormat();
  const words = useStageWords();
  const isCalm = useCalm();
  const { moves, hands, active } = seat;
  const isLate = leftMs !== null && leftMs <= 0;
  const isLocked = own.isAsking || isLate;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const isTyping =
      target !== null && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
    const move = moves[Number(event.key) - 1];
    if (!move || isLocked || isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    void own.move(seat, move);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const once = toCents(seat.stake) / BigInt(stakesOf(seat));
  const seconds = Math.ceil((leftMs ?? 0) / 1_000);
  return (
    <div className={page.foot}>
      <div className={styles.head}>
        <OwnHands words={words} hands={hands} active={active} isCalm={isCalm} />
        <p className={styles.left} data-hurry={leftMs !== null && leftMs < hurryMs} aria-hidden="true">
          {t('livetables.seats_decide_left', { seconds })}
        </p>
      </div>
      {own.error && <BetFailure error={own.error} />}
      <div className={styles.moves} data-moves={moves.length}>
        {moves.map((move, index) => (
          <button
            key={move}
            type="button"
            className={styles.move}
            data-move={move}
            disabled={isLocked}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => void own.move(seat, move)}
          >
            <b>{t(`tablegames.${move}`)}</b>
            {(move === 'double' || move === 'split') && (
              <small>{t('livetables.seats_once_more', { amount: money(once) })}</small>
            )}
            <span className={styles.key} aria-hidden="true">
              {index + 1}
            </span>
          </button>
        ))}
      </div>
      <p className={styles.spoken} role="status">
        {t('tablegames.your_turn', { total: hands[active]?.total ?? '' })}
      </p>
    </div>
  );
}

/** How many times the first stake lies on the seat. */
const stakesOf = ({ hands }: Seat) => hands.reduce((sum, hand) => sum + (hand.is_doubled ? 2 : 1), 0) || 1;
