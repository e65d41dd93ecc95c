import type { HallCard as Card } from '@arara/games/tables';
import { classNames, Emoji } from '@arara/ui';
import { multiplierText } from '../pieces/numbers.ts';
import type { StageWords } from '../stage.ts';
import styles from './hall-card.module.css';
import type { HallLook } from './look.ts';
import type { HallScene } from './moments.ts';

interface HallCardProps {
  look: HallLook;
  words: StageWords;
  index: number;
  card: Card;
  scene: HallScene;
  /** The round pays more than it cost: only then does a won card shine. */
  isGolden: boolean;
}

/** One card: its numbers, marked as the balls come, and in the end what it has won. */
export function HallCard({ look, words, index, card, scene, isGolden }: HallCardProps) {
  const { t, locale } = words;
  const { hall, theme, heads } = look;
  const drawn = new Set(scene.balls.map(({ number }) => number));
  const extra = new Set(scene.balls.flatMap(({ number, isExtra }) => (isExtra ? [number] : [])));
  const won = scene.won.filter((one) => one.card === index);
  const winning = new Set(won.flatMap(({ cells }) => cells));
  const isWaiting = theme === 'extra' && !scene.isTold && scene.waiting.includes(index);
  const name = t('games.stage_bingo_card', { number: index + 1 });
  return (
    <section
      className={classNames(
        styles.card,
        styles[theme],
        isWaiting && styles.waiting,
        won.length > 0 && (isGolden ? styles.golden : styles.paid),
      )}
      aria-label={name}
    >
      <header className={styles.head}>
        <span>{name}</span>
        {won.map(({ prize, multiplier }) => (
          <b key={prize}>
            {t(`draws.hall_${prize}`)} {multiplierText(multiplier, locale)}
          </b>
        ))}
      </header>
      {heads.length > 0 && (
        <p className={styles.letters} aria-hidden="true">
          {heads.map((letter, column) => (
            <span key={letter} style={{ backgroundColor: look.balls[column] }}>
              {letter}
            </span>
          ))}
        </p>
      )}
      <ol className={styles.grid} style={{ gridTemplateColumns: `repeat(${hall.columns}, minmax(0, 1fr))` }}>
        {card.map((number, cell) =>
          number === null ? (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
              key={cell}
              className={classNames(
                styles.cell,
                theme === 'junino' ? styles.free : styles.blank,
                winning.has(cell) && theme === 'junino' && (isGolden ? styles.winning : styles.counted),
              )}
              aria-label={theme === 'junino' ? t('draws.free_square') : undefined}
              aria-hidden={theme !== 'junino'}
            >
              {theme === 'junino' && <Emoji code="1f525" size={20} />}
            </li>
          ) : (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
              key={cell}
              className={classNames(
                styles.cell,
                drawn.has(number) && styles.marked,
                theme === 'extra' && extra.has(number) && isCounted(scene, index) && styles.extraMark,
                winning.has(cell) && (isGolden ? styles.winning : styles.counted),
              )}
            >
              {number}
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

/** Extra balls count for the cards that wait for them. */
function isCounted(scene: HallScene, index: number): boolean {
  return scene.waiting.includes(index);
}
