import { SeatsTable, seatsMarks, useCalm } from '@arara/stage';
import { CountdownRing, classNames, LiveDot } from '@arara/ui';
import { toCents, useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import clockStyles from '../draw/betting-clock.module.css';
import { BettingClock } from '../draw/betting-clock.tsx';
import { CameraLost, CameraPicture, CameraSwitch, useCamera } from '../draw/camera.tsx';
import { hurrySeconds } from '../draw/clock-of.ts';
import frame from '../draw/scene-frame.module.css';
import { useStageWords } from '../draw/use-stage-words.ts';
import type { OwnBet } from './own-behind.ts';
import type { SeatsMoment } from './seats-moment.ts';
import styles from './seats-scene.module.css';
import type { Deal, SeatsNow, SeatsTableData } from './seats-state.ts';

type Seat = Deal['seats'][number];

interface SeatsSceneProps {
  data: SeatsTableData;
  now: SeatsNow;
  deal: Deal | null;
  moment: SeatsMoment;
  own: Seat | null;
  /** The own bet behind a seat. */
  behind: OwnBet | null;
  keptSeat: number | null;
  laid: { readonly seat: number; readonly cents: bigint } | null;
  canSit: (seat: number) => boolean;
  canFollow: (seat: number) => boolean;
  followedSeat: number | null;
  onSeat: (seat: number) => void;
}

/** The table as a camera would show it: the seats and their cards, the clock, the dealer's words and the own result. */
export function SeatsScene(props: SeatsSceneProps) {
  const { data, now, deal, moment, own, behind, keptSeat, laid, canSit, canFollow, followedSeat, onSeat } =
    props;
  const ended = own ?? behind;
  const t = useT();
  const words = useStageWords();
  const isCalm = useCalm();
  const { round } = now.state;
  const camera = useCamera(data.stream);
  const isStream = camera?.state === 'on';
  return (
    <div className={classNames(frame.frame, styles.frame)}>
      {isStream && (
        <div className={styles.picture}>
          <CameraPicture camera={camera} />
        </div>
      )}
      <SeatsTable
        words={words}
        seats={deal?.seats ?? []}
        dealer={deal?.dealer ?? null}
        dealtMs={moment.dealtMs}
        drawnMs={moment.drawnMs}
        ownId={own?.bet_id ?? null}
        keptSeat={keptSeat}
        laid={laid}
        canSit={canSit}
        canFollow={canFollow}
        followedSeat={followedSeat}
        onSeat={onSeat}
        isCalm={isCalm}
        isUnderCamera={isStream}
      />
      <div className={classNames(frame.facts, styles.facts)}>
        <span className={frame.fact}>
          <LiveDot /> {t('livetables.live')}
        </span>
        <CameraLost camera={camera} />
      </div>
      <div className={frame.clock}>
        {moment.stage === 'deciding' && moment.leftMs !== null ? (
          <DecisionClock leftMs={moment.leftMs} allMs={data.rules.deciding_ms} />
        ) : (
          <BettingClock round={round} clock={now.clock} openMs={data.rules.open_ms} />
        )}
      </div>
      <CameraSwitch camera={camera} />
      <div className={frame.foot}>
        <DealerWords {...props} />
        {moment.stage === 'over' && ended && ended.state !== 'placed' && <OwnResult {...ended} />}
      </div>
      {now.isLost && (
        <p className={frame.lost} role="alert">
          {t('livetables.reconnecting')}
        </p>
      )}
    </div>
  );
}

function DecisionClock({ leftMs, allMs }: { leftMs: number; allMs: number }) {
  const t = useT();
  const isWide = useIsWide();
  const seconds = Math.ceil(leftMs / 1_000);
  return (
    <div className={clockStyles.clock}>
      <CountdownRing
        share={Math.min(1, leftMs / allMs)}
        text={String(seconds)}
        // Said in fives: a clock that speaks every second drowns everything else.
        label={t('livetables.seats_decide_left', { seconds: Math.ceil(seconds / 5) * 5 })}
        size={isWide ? 76 : 58}
        tone={seconds > hurrySeconds ? 'leaf' : 'scarlet'}
      />
    </div>
  );
}

/** What the dealer says now; heard by those who do not see the table. */
function DealerWords({ now, moment, deal }: SeatsSceneProps) {
  const t = useT();
  const words = useStageWords();
  const { round } = now.state;
  const say = () => {
    switch (moment.stage) {
      case 'rest':
        return t('livetables.soon');
      case 'open': {
        const left = Date.parse(round?.locks_at ?? '') - now.clock.at(Date.now());
        const isLast = left < hurrySeconds * 1_000 && (deal?.seats.length ?? 0) > 0;
        return t(isLast ? 'livetables.last_bets' : 'livetables.place_bets');
      }
      case 'locked':
        return t('livetables.no_more_bets');
      case 'dealing':
        return t('livetables.seats_dealing');
      case 'deciding':
        return t('livetables.seats_decide');
      case 'drawing':
        return t('livetables.seats_dealer_plays');
      case 'over':
        return round?.outcome ? seatsMarks.callOf(round.outcome, words) : t('livetables.soon');
    }
  };
  return (
    <p
      className={classNames(frame.dealer, styles.words)}
      role="status"
      aria-label={t('livetables.dealer')}
      key={moment.stage}
    >
      {say()}
    </p>
  );
}

function OwnResult({ stake, payout }: { stake: string; payout: string }) {
  const t = useT();
  const { money } = useFormat();
  const isWin = toCents(payout) > toCents(stake);
  const key = isWin ? 'livetables.won' : toCents(payout) > 0n ? 'livetables.back' : 'livetables.lost';
  return (
    <p className={frame.own} data-won={isWin} role="status">
      {t(key, { amount: money(payout) })}
    </p>
  );
}
