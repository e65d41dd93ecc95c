import { classNames } from '@arara/ui';
import type { StageWords } from '../../stage.ts';
import type { SlotFace } from '../face.ts';
import type { PicksScene } from '../scene.ts';
import styles from './picks.module.css';

/** Closed places with a prize each: the drawn ones open in their order, then the others show what lay in them. */
export function Picks({
  face,
  picks,
  words,
  isCalm,
}: {
  face: SlotFace;
  picks: PicksScene;
  words: StageWords;
  isCalm: boolean;
}) {
  const { Chest } = face.theme;
  const count = picks.prizes.length;
  const columns = count > 8 ? Math.ceil(count / 3) : Math.ceil(count / 2);
  return (
    <div className={styles.veil}>
      <p className={styles.head}>{words.t('slotstage.picks_title')}</p>
      <div
        className={styles.places}
        style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
        aria-hidden="true"
      >
        {picks.prizes.map(({ place, cents, order }) => {
          const isOpen = order !== null && order < picks.opened;
          const isShown = isOpen || picks.isOver;
          return (
            <div
              key={place}
              className={classNames(styles.place, isOpen && styles.open, isShown && !isOpen && styles.missed)}
            >
              <span
                className={classNames(styles.chest, !isShown && !isCalm && styles.waiting)}
                style={{ animationDelay: `${place * -170}ms` }}
              >
                {Chest && <Chest />}
              </span>
              {isShown && <b className={classNames(!isCalm && styles.prize)}>{words.money(BigInt(cents))}</b>}
            </div>
          );
        })}
      </div>
      <p className={styles.total}>{picks.isOver ? words.money(BigInt(picks.payoutCents)) : ' '}</p>
    </div>
  );
}
