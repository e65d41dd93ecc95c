import { classNames } from '@arara/ui';
import type { StageWords } from '../../stage.ts';
import type { SlotFace } from '../face.ts';
import type { SlotScene } from '../scene.ts';
import { SymbolArt } from '../symbol-art.tsx';
import styles from './gauges.module.css';
import { jackpotKey, jackpotsOf } from './jackpots.ts';

interface GaugesProps {
  face: SlotFace;
  scene: SlotScene;
  stakeCents: bigint;
  words: StageWords;
}

/** What stands beside a machine: its fixed jackpots, the ladder of its cascades, the meter of its free spins. */
export function Gauges(props: GaugesProps) {
  const { shown } = props.face;
  return (
    <div className={styles.gauges}>
      <Jackpots {...props} />
      {shown.cascade && <Ladder {...props} />}
      {shown.freeSpins?.collect && <Meter {...props} />}
      {shown.mystery && <Mystery {...props} />}
    </div>
  );
}

function Jackpots({ face, stakeCents, words }: GaugesProps) {
  const jackpots = jackpotsOf(face.shown);
  if (jackpots.length === 0) return null;
  return (
    <ul className={styles.jackpots}>
      {jackpots.map(({ jackpot, stakes }) => (
        <li key={jackpot} className={styles[jackpot]}>
          <span>{words.t(jackpotKey(jackpot))}</span>
          <b>{roundMoney((stakeCents * BigInt(Math.round(stakes * 100))) / 100n, words)}</b>
        </li>
      ))}
    </ul>
  );
}

/** An amount without cents that say nothing. */
const roundMoney = (cents: bigint, { money }: StageWords) =>
  cents % 100n === 0n ? money(cents).replace(/[.,]00(?=\D*$)/, '') : money(cents);

function Ladder({ face, scene }: GaugesProps) {
  const { cascade } = face.shown;
  if (!cascade) return null;
  const isLive = cascade.where === 'always' || scene.phase === 'free';
  return (
    <ol className={classNames(styles.ladder, !isLive && styles.asleep)} aria-hidden="true">
      {cascade.multipliers.map((multiplier, step) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
          key={step}
          className={classNames(
            step === scene.fall && isLive && styles.here,
            step < scene.fall && styles.passed,
          )}
        >
          ×{multiplier}
        </li>
      ))}
    </ol>
  );
}

function Meter({ face, scene, words }: GaugesProps) {
  const collect = face.shown.freeSpins?.collect;
  if (!collect) return null;
  const { collected, needed } = scene.meter ?? { collected: 0, needed: collect.each };
  const isLive = scene.phase === 'free';
  const share = needed === null ? 1 : Math.min((collected % collect.each) / collect.each, 1);
  return (
    <div className={classNames(styles.meter, !isLive && styles.asleep)}>
      <span className={styles.token}>
        <SymbolArt look={face.theme.symbols[collect.symbol]} />
      </span>
      <span className={styles.track}>
        <i style={{ transform: `scaleX(${share})` }} />
        <small>
          {needed === null ? words.t('slotstage.meter_top') : `${collected % collect.each}/${collect.each}`}
        </small>
      </span>
      <b>×{scene.cause === 'collection' ? scene.multiplier : (collect.multipliers[0] ?? 1)}</b>
    </div>
  );
}

function Mystery({ scene, words }: GaugesProps) {
  const isShown = scene.cause === 'mystery';
  return (
    <div className={classNames(styles.mystery, isShown && styles.here)}>
      <small>{words.t('games.stage_multiplier')}</small>
      <b key={scene.multiplier}>{isShown ? `×${scene.multiplier}` : '×?'}</b>
    </div>
  );
}
