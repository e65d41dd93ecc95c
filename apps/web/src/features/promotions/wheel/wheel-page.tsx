import { promotions } from '@arara/contract';
import { Button, Card, Emoji, ProgressBar } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { RotateCw, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../../lib/failure.ts';
import { toCents, useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { useTopic } from '../../../lib/socket.ts';
import { useCall, useRefresh } from '../../../lib/use-call.ts';
import { PromotionScreen } from '../promotion-screen.tsx';
import { shareOf } from '../share.ts';
import { UntilTag } from '../until-tag.tsx';
import { DrawSheet } from './draw-sheet.tsx';
import { oddsWords, prizePicture, prizeWords, type Wheel, wheelSegments } from './prizes.ts';
import { type Spin, useSpin } from './use-spin.ts';
import styles from './wheel.module.css';
import { WheelStage } from './wheel-stage.tsx';

/** `/promotion/activity/lottery-wheel`: spins of the day, the wheel that turns to the server's draw, odds and proof. */
export function WheelPage() {
  const refresh = useRefresh();
  const check = useCall(promotions.lotteryWheelCheck, {});
  // A deposit that comes in brings spins.
  useTopic('deposit', () => void refresh(promotions.lotteryWheelCheck));
  return (
    <PromotionScreen
      code="lottery_wheel"
      check={check}
      tag={<UntilTag phrase="promotions.spins_until" end={check.data?.ends_at} />}
    >
      {(wheel) => <WheelDesk wheel={wheel} />}
    </PromotionScreen>
  );
}

function WheelDesk({ wheel }: { wheel: Wheel }) {
  const t = useT();
  const { locale } = useLanguage();
  const spinning = useSpin(wheel.segments.length);
  return (
    <div className={styles.desk}>
      <WheelStage
        segments={wheelSegments(wheel, locale, t)}
        turn={spinning.turn}
        label={t('promotions.wheel_label')}
        isWon={spinning.spin !== null}
      />
      <div className={styles.side}>
        <SpinCard wheel={wheel} spinning={spinning} />
        <Odds wheel={wheel} />
        <Latest wheel={wheel} />
      </div>
    </div>
  );
}

function SpinCard({ wheel, spinning }: { wheel: Wheel; spinning: ReturnType<typeof useSpin> }) {
  const t = useT();
  const format = useFormat();
  const step = toCents(wheel.step_amount);
  const missing = toCents(wheel.missing_amount);
  const count = wheel.remainingspins;
  // What came up takes the place of the way to the next spin: the button stays where the thumb is.
  const isTold = spinning.isSpinning || spinning.spin !== null || spinning.error !== null;
  return (
    <Card padding="lg" className={styles.spin}>
      <p className={styles.left}>
        <b className={styles.count}>{format.number(count)}</b>
        <span>
          <b>{t('promotions.spins_left', { count })}</b>
          <small>{t('promotions.spin_step', { step: format.money(step) })}</small>
        </span>
      </p>
      <div className={styles.middle}>
        <div className={styles.next} data-hidden={isTold}>
          <p>
            <span>{t('promotions.next_spin')}</span>
            <b>{t('promotions.missing', { amount: format.money(missing) })}</b>
          </p>
          <ProgressBar
            tone="violet"
            label={t('promotions.next_spin')}
            share={shareOf(step - missing, step)}
          />
        </div>
        <Result spin={spinning.spin} error={spinning.error} isSpinning={spinning.isSpinning} />
      </div>
      {wheel.state === 'claimable' || spinning.isSpinning ? (
        <Button
          tone="cta"
          size="lg"
          isWide
          icon={<RotateCw size={20} strokeWidth={2.25} aria-hidden="true" />}
          isLoading={spinning.isSpinning}
          onClick={() => void spinning.start()}
        >
          {t('promotions.spin')}
        </Button>
      ) : (
        <>
          <p className={styles.reason}>{wheel.message}</p>
          <Button tone="cta" size="lg" isWide link={<Link to="/recharge" />}>
            {t('promotions.deposit')}
          </Button>
        </>
      )}
    </Card>
  );
}

/** What came up, spoken once the wheel stands still. */
function Result({ spin, error, isSpinning }: { spin: Spin | null; error: unknown; isSpinning: boolean }) {
  const t = useT();
  const { locale } = useLanguage();
  const failureWords = useFailureWords();
  return (
    <div className={styles.result} role="status">
      {isSpinning && <span className={styles.faint}>{t('promotions.spinning')}</span>}
      {!isSpinning && spin && (
        <>
          <Emoji code={prizePicture(spin.icon)} size={40} />
          <span>
            <b>{t('promotions.won', { prize: prizeWords(spin, locale, t) })}</b>
            {spin.reward === 'cash' && (
              <small>{t('promotions.won_rollover', { times: spin.rollover_times })}</small>
            )}
          </span>
        </>
      )}
      {!isSpinning && error !== null && <span className={styles.failed}>{failureWords(error)}</span>}
    </div>
  );
}

function Odds({ wheel }: { wheel: Wheel }) {
  const t = useT();
  const { locale } = useLanguage();
  const [isShown, show] = useState(false);
  const byOdds = wheel.segments
    .map((segment, index) => ({ ...segment, index }))
    .toSorted((a, b) => b.weight - a.weight);
  return (
    <Card className={styles.odds}>
      <div className={styles.oddsHead}>
        <h2>{t('promotions.odds')}</h2>
        <button type="button" className={styles.proof} onClick={() => show(true)}>
          <ShieldCheck size={16} aria-hidden="true" />
          {t('promotions.check_draw')}
        </button>
      </div>
      <ul className={styles.oddsList}>
        {byOdds.map((segment) => (
          <li key={segment.index}>
            <Emoji code={prizePicture(segment.icon)} size={24} />
            <b>{prizeWords(segment, locale, t)}</b>
            <span>{oddsWords(segment.odds, locale)}</span>
          </li>
        ))}
      </ul>
      <DrawSheet wheel={wheel} isOpen={isShown} onOpenChange={show} />
    </Card>
  );
}

function Latest({ wheel }: { wheel: Wheel }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  if (wheel.latest.length === 0) return null;
  return (
    <Card className={styles.latest}>
      <h2>{t('promotions.latest')}</h2>
      <ul>
        {wheel.latest.map((entry) => (
          <li key={`${entry.account}${entry.created_at}`}>
            <span>{entry.account}</span>
            <b>{prizeWords(entry, locale, t)}</b>
            <time dateTime={entry.created_at}>{format.dateTime(entry.created_at)}</time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
