import type { LiveCabinet, LiveDraw } from '@arara/stage';
import { useCalm } from '@arara/stage';
import { classNames, LiveDot } from '@arara/ui';
import { Coins } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import { BettingClock } from './betting-clock.tsx';
import { CameraLost, CameraPicture, CameraSwitch, useCamera } from './camera.tsx';
import { DealerLine } from './dealer-line.tsx';
import type { DrawNow, DrawTable } from './draw-state.ts';
import type { OwnRound } from './own-bets.ts';
import styles from './scene-frame.module.css';
import { useStageWords } from './use-stage-words.ts';

/** Tables whose places need the room: their scenes are lower. */
const crowded: ReadonlySet<string> = new Set(['roulette', 'sicbo', 'bingo', 'lottery']);

interface SceneFrameProps {
  data: DrawTable;
  now: DrawNow;
  cabinet: LiveCabinet;
  draw: LiveDraw | null;
  own: OwnRound;
  isTold: boolean;
  onTold: (id: string) => void;
}

/** The table as a camera would show it: the scene or the stream, the clock, the dealer's words and the own result. */
export function SceneFrame({ data, now, cabinet, draw, own, isTold, onTold }: SceneFrameProps) {
  const t = useT();
  const words = useStageWords();
  const isCalm = useCalm();
  const { round, history } = now.state;
  const camera = useCamera(data.stream);
  const { Scene } = cabinet;
  const isStream = camera?.state === 'on';
  return (
    <div className={classNames(styles.frame, !crowded.has(data.kind) && styles.tall)}>
      {isStream ? (
        <CameraPicture camera={camera} />
      ) : (
        <Scene
          words={words}
          draw={draw}
          setting={round?.setting ?? null}
          last={history[0] ?? null}
          isCalm={isCalm}
          onTold={onTold}
        />
      )}
      <div className={styles.facts}>
        <span className={styles.fact}>
          <LiveDot /> {t('livetables.live')}
        </span>
        <CameraLost camera={camera} />
        {round && round.bets > 0 && (
          <span className={classNames(styles.fact, styles.count)}>
            <Coins size={14} aria-hidden="true" />
            {t('livetables.bets_count', { count: round.bets })}
          </span>
        )}
      </div>
      <div className={styles.clock}>
        <BettingClock round={round} clock={now.clock} openMs={data.rules.open_ms} />
      </div>
      <CameraSwitch camera={camera} />
      <div className={styles.foot}>
        <DealerLine round={round} isTold={isTold || isStream} clock={now.clock} cabinet={cabinet} />
        {isTold && own.isOver && <OwnResult own={own} />}
      </div>
      {now.isLost && (
        <p className={styles.lost} role="alert">
          {t('livetables.reconnecting')}
        </p>
      )}
    </div>
  );
}

function OwnResult({ own: { stakeCents, payoutCents } }: { own: OwnRound }) {
  const t = useT();
  const { money } = useFormat();
  const isWin = payoutCents > stakeCents;
  const key = isWin ? 'livetables.won' : payoutCents > 0n ? 'livetables.back' : 'livetables.lost';
  return (
    <p className={styles.own} data-won={isWin} role="status">
      {t(key, { amount: money(payoutCents) })}
    </p>
  );
}
