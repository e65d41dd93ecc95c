import { Button, Chips, Switch } from '@arara/ui';
import { ChevronDown, Repeat, Square } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import type { AutoplayEnd } from './autoplay.ts';
import styles from './autoplay-panel.module.css';
import type { Autoplay } from './use-autoplay.ts';

const roundCounts = ['10', '25', '50', '100'] as const;
/** Loss and win limits, in stakes. */
const lossSteps = ['10', '25', '50'] as const;
const winSteps = ['10', '50', '100'] as const;

const endWords = {
  done: 'slotstage.auto_ended_done',
  loss: 'slotstage.auto_ended_loss',
  win: 'slotstage.auto_ended_win',
  feature: 'slotstage.auto_ended_feature',
  check: 'slotstage.auto_ended_check',
  failed: 'slotstage.auto_ended_failed',
  stopped: 'slotstage.auto_ended_stopped',
} as const satisfies Record<AutoplayEnd, string>;

interface AutoplayPanelProps {
  autoplay: Autoplay;
  stakeCents: bigint;
  /** A round is under way that no run started, or the bet cannot be repeated. */
  isLocked: boolean;
  /** A run was started. */
  onStart(): void;
}

/** Rounds by themselves: how many, and what ends them sooner. A loss limit is always set. */
export function AutoplayPanel({ autoplay, stakeCents, isLocked, onStart }: AutoplayPanelProps) {
  const t = useT();
  const { money } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [rounds, setRounds] = useState<(typeof roundCounts)[number]>('10');
  const [loss, setLoss] = useState<(typeof lossSteps)[number]>('10');
  const [win, setWin] = useState<(typeof winSteps)[number]>('50');
  const [endsAtFeature, setEndsAtFeature] = useState(true);
  const times = (steps: string) => stakeCents * BigInt(steps);
  const amounts = <Step extends string>(steps: readonly Step[]) =>
    steps.map((value) => ({ value, label: money(times(value)) }));

  if (autoplay.run) {
    return (
      <div className={styles.running} role="status">
        <span>{t('slotstage.auto_left', { count: autoplay.run.left })}</span>
        <Button
          tone="danger"
          size="sm"
          icon={<Square size={14} fill="currentColor" />}
          onClick={autoplay.stop}
        >
          {t('slotstage.auto_stop')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.auto}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Repeat size={16} aria-hidden="true" />
        <span>{t('slotstage.auto')}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {autoplay.ended && (
        <p className={styles.ended} role="status">
          {t(endWords[autoplay.ended])}
        </p>
      )}
      {isOpen && (
        <>
          <Row label={t('slotstage.auto_rounds')}>
            <Chips
              label={t('slotstage.auto_rounds')}
              layout="even"
              size="sm"
              options={roundCounts.map((value) => ({ value, label: value }))}
              value={rounds}
              onValueChange={setRounds}
            />
          </Row>
          <Row label={t('slotstage.auto_loss')}>
            <Chips
              label={t('slotstage.auto_loss')}
              layout="even"
              size="sm"
              options={amounts(lossSteps)}
              value={loss}
              onValueChange={setLoss}
            />
          </Row>
          <Row label={t('slotstage.auto_win')}>
            <Chips
              label={t('slotstage.auto_win')}
              layout="even"
              size="sm"
              options={amounts(winSteps)}
              value={win}
              onValueChange={setWin}
            />
          </Row>
          <Switch
            label={t('slotstage.auto_feature')}
            checked={endsAtFeature}
            onChange={(event) => setEndsAtFeature(event.target.checked)}
          />
          <Button
            tone="tonal"
            isWide
            disabled={isLocked}
            onClick={() => {
              autoplay.start({
                rounds: Number(rounds),
                lossCents: times(loss),
                winCents: times(win),
                endsAtFeature,
              });
              onStart();
            }}
          >
            {t('slotstage.auto_start')}
          </Button>
        </>
      )}
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      {children}
    </div>
  );
}
