import type { CallError } from '@arara/contract';
import type { StageAction } from '@arara/stage';
import { Button, Card, classNames } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn, useMember } from '../../lib/session.ts';
import styles from './bet-panel.module.css';
import { DemoOffer, MoreDemoMoney } from './demo-offer.tsx';
import type { Phase } from './round-state.ts';
import { SessionLine } from './session-line.tsx';
import { StakeField } from './stake-field.tsx';
import type { StakeLimits } from './stakes.ts';

interface BetPanelProps {
  limits: StakeLimits;
  stakeCents: bigint;
  onStake(cents: bigint): void;
  isStakeOnTable: boolean;
  /** The game's own choices. */
  choices: ReactNode;
  /** Rounds by themselves, where they are allowed. */
  autoplay: ReactNode;
  action: StageAction;
  totalCents: bigint;
  phase: Phase;
  /** Stake and choices stay as they are: a round is under way, or rounds play by themselves. */
  isLocked: boolean;
  error: CallError | null;
  onPress(): void;
}

/** Stake, the game's choices and the one action; what went wrong stands right above the action, in words. */
export function BetPanel(props: BetPanelProps) {
  const { limits, stakeCents, onStake, isStakeOnTable, choices, autoplay, action, phase, error, onPress } =
    props;
  const { isLocked } = props;
  const t = useT();
  const format = useFormat();
  const isLoggedIn = useIsLoggedIn();
  const isBusy = phase === 'waiting' || phase === 'playing';
  const isStep = phase !== 'idle' && action.act !== null;
  return (
    <Card className={styles.panel ?? ''} aria-label={t('games.stage_bet')}>
      <div className={styles.phoneSession}>
        <SessionLine />
      </div>
      {!isStakeOnTable && (
        <div className={styles.settings} data-locked={isLocked}>
          <StakeField limits={limits} stakeCents={stakeCents} onStake={onStake} isLocked={isLocked} />
          {choices}
        </div>
      )}
      <div className={classNames(styles.foot, isStakeOnTable && styles.withChips)}>
        {error && <Failure error={error} />}
        {isStakeOnTable && choices}
        <Button
          tone="cta"
          size="lg"
          isWide
          className={styles.action ?? ''}
          disabled={isBusy || !action.isEnabled}
          icon={action.amountCents === null && <Play size={20} fill="currentColor" aria-hidden="true" />}
          trailing={
            action.amountCents !== null && <b className={styles.amount}>{format.money(action.amountCents)}</b>
          }
          aria-busy={isBusy}
          onClick={onPress}
        >
          {t(isLoggedIn || isStep ? action.label : 'games.stage_log_in_to_play')}
        </Button>
        {!isLoggedIn && <DemoOffer />}
      </div>
      {autoplay}
      <div className={styles.more}>
        {isStakeOnTable ? (
          <p>
            {t('games.stage_limits', {
              min: format.money(limits.minCents),
              max: format.money(limits.maxCents),
            })}
          </p>
        ) : (
          <p className={styles.keys}>{t('games.stage_keys')}</p>
        )}
        <SessionLine isLong />
        <Link className={styles.limitsLink} to="/responsible-gaming">
          {t('games.stage_responsible')}
        </Link>
      </div>
    </Card>
  );
}

function Failure({ error }: { error: CallError }) {
  const t = useT();
  const words = useFailureWords();
  const isDemo = useMember()?.is_demo === true;
  return (
    <div className={styles.failure} role="alert">
      <CircleAlert size={18} aria-hidden="true" />
      <span>{words(error)}</span>
      {error.fail?.error === 'insufficient_funds' &&
        (isDemo ? (
          <MoreDemoMoney />
        ) : (
          <Button tone="tonal" size="sm" link={<Link to="/recharge" />}>
            {t('games.stage_deposit')}
          </Button>
        ))}
    </div>
  );
}
