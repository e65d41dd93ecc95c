import { classNames } from '@arara/ui';
import type { StageWords } from '../../stage.ts';
import type { SlotScene } from '../scene.ts';
import styles from './counter.module.css';

/** Under the machine while a round is played: where it stands, its multiplier, and what it has paid so far. */
export function Counter({ scene, words }: { scene: SlotScene; words: StageWords }) {
  const { hold, phase, spinsLeft, multiplier, soFarCents } = scene;
  const held = hold ? hold.coins.reduce((sum, { cents }) => sum + cents, 0) : 0;
  const soFar = hold && !hold.total ? soFarCents + held : soFarCents;
  const state = hold
    ? words.t('slotstage.respins_left', { count: hold.left })
    : phase === 'free'
      ? words.t('games.stage_free_spins_left', { count: spinsLeft })
      : phase === 'walk'
        ? words.t('slotstage.walk_respin')
        : words.t(soFar > 0 ? 'slotstage.so_far' : 'games.stage_good_luck');
  const isFeature = hold !== null || phase !== 'paid';
  return (
    <p className={classNames(styles.counter, isFeature && styles.feature)}>
      <span>{state}</span>
      {multiplier > 1 && (
        <i key={multiplier} className={styles.times}>
          ×{multiplier}
        </i>
      )}
      {soFar > 0 && (
        <b key={soFar} className={styles.sum}>
          {words.money(BigInt(soFar))}
        </b>
      )}
    </p>
  );
}
