import { plinkoSlots } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { type CSSProperties, useRef } from 'react';
import { useCanvas } from '../motion/use-canvas.ts';
import type { StageWords } from '../stage.ts';
import styles from './board.module.css';
import type { PlinkoChoice } from './choice.ts';
import { type BoardScene, ballAt, rowMs } from './moments.ts';

/** More slots than that stand as bricks on a phone: what a slot pays has the room of two. */
const sideBySideMost = 11;

interface BoardProps {
  words: StageWords;
  scene: BoardScene;
  board: PlinkoChoice;
  isCalm: boolean;
}

/** The pegs, the ball, and the slots with what they pay. */
export function Board({ words, scene, board, isCalm }: BoardProps) {
  const { rows, risk } = board;
  const started = useRef({ scene, atMs: 0 });
  if (started.current.scene !== scene) started.current = { scene, atMs: performance.now() };
  const isFalling = scene.path !== null && scene.slot === null && !isCalm;
  const canvas = useCanvas((context, { width, height }, nowMs) => {
    // One slot is one step across; pegs stand between them.
    const step = width / (rows + 1);
    const gap = height / (rows + 1.2);
    context.fillStyle = 'rgb(255 255 255 / 0.85)';
    for (let row = 0; row < rows; row += 1) {
      for (let peg = 0; peg <= row; peg += 1) {
        context.beginPath();
        context.arc(
          width / 2 + (peg - row / 2) * step,
          (row + 1) * gap,
          Math.min(3.2, step * 0.1),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
    if (!scene.path) return;
    const passed = isFalling ? (nowMs - started.current.atMs) / rowMs : rows + 1;
    const { across, down } = ballAt(scene.path, Math.max(passed - 0.4, 0));
    const [x, y] = [width / 2 + across * step, Math.min((down + 0.55) * gap, height - 8)];
    const radius = Math.max(6, Math.min(11, step * 0.3));
    const fill = context.createRadialGradient(x - radius * 0.4, y - radius * 0.4, 1, x, y, radius);
    fill.addColorStop(0, '#fff');
    fill.addColorStop(0.4, '#ff77c8');
    fill.addColorStop(1, '#b0187e');
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fillStyle = fill;
    context.fill();
  }, isFalling);
  const slots = plinkoSlots(rows, risk);
  // Custom properties are not in CSSProperties.
  const look = { '--slots': slots.length } as CSSProperties;
  return (
    <div className={styles.board} data-many={slots.length > sideBySideMost ? '' : undefined} style={look}>
      <div className={styles.pegs} aria-hidden="true">
        <canvas ref={canvas} className={styles.canvas} />
      </div>
      <ol className={styles.slots}>
        {slots.map((multiplier, slot) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
            key={slot}
            style={{ '--place': slot + 1 } as CSSProperties}
            className={classNames(styles.slot, toneOf(multiplier), slot === scene.slot && styles.hit)}
            aria-label={`${words.t('games.stage_plinko_slot', { number: slot + 1 })}: ${slotText(multiplier, words)}×`}
          >
            {slotText(multiplier, words)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What a slot pays without its sign, short: there are up to seventeen. */
function slotText(multiplier: number, { locale }: StageWords): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false }).format(
    multiplier / 10_000,
  );
}

function toneOf(multiplier: number): string | undefined {
  if (multiplier >= 100_000) return styles.huge;
  if (multiplier >= 30_000) return styles.large;
  return multiplier >= 10_000 ? styles.fair : styles.small;
}
