import type { CallError } from '@arara/contract';
import { Button, Card, classNames } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Play, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { type HouseEnd, useHouseEndWords } from '../../components/house-end.ts';
import { PauseLine } from '../../components/pause/pause-line.tsx';
import type { Pause } from '../../components/pause/use-pause.ts';
import { SessionLine } from '../../components/session-line.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn, useMember } from '../../lib/session.ts';
import styles from './bet-panel.module.css';
import { DemoOffer, MoreDemoMoney } from './demo-offer.tsx';
import type { PanelAction } from './panel-action.ts';
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
  action: PanelAction;
  /** Nothing new is begun while it holds; a round that stands goes on. */
  pause: Pause | null;
  /** The action goes on with a round that stands. */
  isStep: boolean;
  /** Stake and choices stay as they are: a round is under way, or rounds play by themselves. */
  isLocked: boolean;
  error: CallError | null;
  /** What became of the round that the refused step was meant for. */
  houseEnd: HouseEnd | null;
  onPress(): void;
}

/** Stake, the game's choices and the one action; what went wrong stands right above the action, in words. */
export function BetPanel(props: BetPanelProps) {
  const { limits, stakeCents, onStake, isStakeOnTable, choices, autoplay, isLocked, error, houseEnd } = props;
  const t = useT();
  const format = useFormat();
  const isLoggedIn = useIsLoggedIn();
  return (
    <Card className={styles.panel ?? ''} aria-label={t('games.stage_bet')}>
      {!isStakeOnTable && (
        <div className={styles.settings} data-locked={isLocked}>
          <StakeField limits={limits} stakeCents={stakeCents} onStake={onStake} isLocked={isLocked} />
          {choices}
        </div>
      )}
      <div className={classNames(styles.foot, isStakeOnTable && styles.withChips)}>
        <div className={styles.phoneSession}>
          <SessionLine />
        </div>
        {error && <Failure error={error} houseEnd={houseEnd} />}
        {isStakeOnTable && choices}
        {props.pause && !props.isStep ? <PauseLine pause={props.pause} /> : <ActionButton {...props} />}
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

function ActionButton({ action, onPress }: BetPanelProps) {
  const t = useT();
  const format = useFormat();
  const look = { size: 'lg', isWide: true, className: styles.action ?? '', onClick: onPress } as const;
  if (action.kind === 'stop') {
    return (
      <Button tone="danger" {...look} icon={<Square size={18} fill="currentColor" aria-hidden="true" />}>
        {t('slotstage.auto_stop_left', { left: action.left })}
      </Button>
    );
  }
  const { label, amountCents, isBusy, isDisabled } = action;
  return (
    <Button
      tone="cta"
      {...look}
      disabled={isDisabled}
      aria-disabled={isBusy}
      icon={amountCents === null && <Play size={20} fill="currentColor" aria-hidden="true" />}
      trailing={amountCents !== null && <b className={styles.amount}>{format.money(amountCents)}</b>}
      aria-busy={isBusy}
      onClick={isBusy ? undefined : onPress}
    >
      {t(label)}
    </Button>
  );
}

function Failure({ error, houseEnd }: { error: CallError; houseEnd: HouseEnd | null }) {
  const endWords = useHouseEndWords();
  const t = useT();
  const words = useFailureWords();
  const isDemo = useMember()?.is_demo === true;
  return (
    <div className={styles.failure} role="alert">
      <CircleAlert size={18} aria-hidden="true" />
      <span>{houseEnd ? endWords(houseEnd) : words(error)}</span>
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
