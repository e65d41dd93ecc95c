import { classNames } from '@arara/ui';
import type { StageWords } from '../../stage.ts';
import type { SlotScene } from '../scene.ts';
import styles from './placard.module.css';

/** Fills the stage for a moment: free spins won, more of them, the board of coins, and what a feature came to. */
export function Placard({ scene, words }: { scene: SlotScene; words: StageWords }) {
  const said = sayingOf(scene, words);
  if (!said) return null;
  return (
    <div className={classNames(styles.placard, said.isSmall && styles.small)} key={said.large}>
      {said.above && <span>{said.above}</span>}
      <b>{said.large}</b>
      {said.below && <span>{said.below}</span>}
    </div>
  );
}

interface Saying {
  readonly above?: string;
  readonly large: string;
  readonly below?: string;
  readonly isSmall?: boolean;
}

function sayingOf(
  { award, freeTotalCents, freeSpinsPlayed, hold, meter, multiplier, cause, jackpotCents }: SlotScene,
  words: StageWords,
): Saying | null {
  const money = (cents: number) => words.money(BigInt(cents));
  if (jackpotCents !== null) return { above: words.t('slotstage.pool_won'), large: money(jackpotCents) };
  if (award?.isMore)
    return { large: words.t('slotstage.more_spins', { count: award.awarded }), isSmall: true };
  if (award) {
    const times = cause === 'free_spins' && multiplier > 1 ? multiplier : null;
    return {
      large: words.t('games.stage_free_spins', { count: award.awarded }),
      ...(times !== null && { below: words.t('games.stage_free_spins_times', { times }) }),
      ...(meter && { below: words.t('slotstage.meter_hint') }),
    };
  }
  if (freeTotalCents !== null) {
    return {
      above: words.t('slotstage.free_total'),
      large: money(freeTotalCents),
      below: words.t('games.stage_slot_free_total', { count: freeSpinsPlayed }),
    };
  }
  if (hold?.total) {
    return {
      above: words.t(hold.total.fullCents > 0 ? 'slotstage.board_full' : 'slotstage.hold_end'),
      large: money(hold.total.payoutCents),
      below: words.t('slotstage.hold_total', { count: hold.coins.length }),
    };
  }
  if (hold && hold.fresh.length === hold.coins.length && !hold.isSpinning) {
    return {
      large: words.t('slotstage.hold_title'),
      below: words.t('slotstage.respins_left', { count: hold.left }),
      isSmall: true,
    };
  }
  return null;
}
