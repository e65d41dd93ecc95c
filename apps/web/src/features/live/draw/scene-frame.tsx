import type { LiveCabinet, LiveDraw } from '@arara/stage';
import { useCalm } from '@arara/stage';
import { classNames, IconButton, LiveDot } from '@arara/ui';
import { Coins, Video, VideoOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import { BettingClock } from './betting-clock.tsx';
import { DealerLine } from './dealer-line.tsx';
import type { OwnRound } from './own-bets.ts';
import styles from './scene-frame.module.css';
import type { DrawNow, DrawTable } from './use-draw-table.ts';
import { useStageWords } from './use-stage-words.ts';

const TableStream = lazy(async () => ({ default: (await import('./table-stream.tsx')).TableStream }));

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
  const [camera, turn] = useState<'on' | 'off' | 'lost'>(data.stream === null ? 'off' : 'on');
  const { Scene } = cabinet;
  const isStream = data.stream !== null && camera === 'on';
  return (
    <div className={classNames(styles.frame, !crowded.has(data.kind) && styles.tall)}>
      {isStream ? (
        <Suspense fallback={null}>
          <TableStream
            address={data.stream ?? ''}
            label={t('livetables.stream_label')}
            onFail={() => turn('lost')}
          />
        </Suspense>
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
        {data.stream !== null && camera === 'lost' && (
          <span className={classNames(styles.fact, styles.count)} role="status">
            <VideoOff size={14} aria-hidden="true" />
            {t('livetables.stream_lost')}
          </span>
        )}
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
      {data.stream !== null && (
        <div className={styles.camera}>
          <IconButton
            look="filled"
            label={t(isStream ? 'livetables.show_scene' : 'livetables.show_stream')}
            icon={<Video size={20} />}
            isPressed={isStream}
            onClick={() => turn(isStream ? 'off' : 'on')}
          />
        </div>
      )}
      <div className={styles.foot}>
        <DealerLine round={round} isTold={isTold || isStream} clock={now.clock} cabinet={cabinet} />
        {isTold && own.isOver && <OwnResult own={own} />}
      </div>
      {!now.isConnected && (
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
