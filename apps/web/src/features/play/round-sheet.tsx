import { type DataOf, games } from '@arara/contract';
import type { StageWords } from '@arara/stage';
import { Amount, Button, KeyValues, Sheet, Skeleton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useHouseEndWords } from '../../components/house-end.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useStage } from '../../components/use-stage.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { shortMultiplier } from './history.ts';
import styles from './round-sheet.module.css';
import { toStageRound } from './round-state.ts';

type Recalled = DataOf<typeof games.roundGet>;

/** A past round recalled in full: how it stood at the end, choices, outcome, funds before and after, paytable version. */
export function RoundSheet({ roundId, onClose }: { roundId: string | null; onClose: () => void }) {
  const t = useT();
  return (
    <Sheet
      isOpen={roundId !== null}
      onOpenChange={onClose}
      title={t('games.stage_round')}
      closeLabel={t('common.close')}
      size="md"
      footer={
        roundId && (
          <Button
            isWide
            icon={<ShieldCheck size={18} />}
            link={<Link to="/fair" search={{ round: roundId }} />}
          >
            {t('games.stage_verify_round')}
          </Button>
        )
      }
    >
      {roundId && <Recall roundId={roundId} />}
    </Sheet>
  );
}

function Recall({ roundId }: { roundId: string }) {
  const endWords = useHouseEndWords();
  const round = useCall(games.roundGet, { round_id: roundId });
  if (round.error && !round.data) {
    return <LoadFailed asked={round} />;
  }
  if (!round.data) return <Skeleton height={420} radius="var(--r2)" />;
  return (
    <div className={styles.recall}>
      {round.data.house_end && <p>{endWords(round.data.house_end)}</p>}
      {!round.data.house_end?.is_returned && <End round={round.data} />}
      <Facts round={round.data} />
      <Choices round={round.data} />
    </div>
  );
}

/** The stage as it stood when the round was over. */
function End({ round }: { round: Recalled }) {
  const t = useT();
  const { money } = useFormat();
  const { locale } = useLanguage();
  const loaded = useStage(round.game);
  if (loaded.state !== 'ready') return null;
  const words: StageWords = { t, money, locale };
  const { Stage, firstChoice } = loaded.part;
  const nothing = () => undefined;
  return (
    <div className={styles.stage} inert>
      <Stage
        words={words}
        choice={firstChoice}
        onChoose={nothing}
        stakeCents={toCents(round.stake)}
        round={toStageRoundOnce(round)}
        isWaiting={false}
        isLocked
        isCalm
        onDone={nothing}
        onAct={nothing}
      />
    </div>
  );
}

const converted = new WeakMap<Recalled, ReturnType<typeof toStageRound>>();

/** A stage plays every new object: the same answer must stay the same round. */
function toStageRoundOnce(round: Recalled) {
  const known = converted.get(round) ?? toStageRound(round);
  converted.set(round, known);
  return known;
}

function Facts({ round }: { round: Recalled }) {
  const t = useT();
  const { locale } = useLanguage();
  const { dateTime, number } = useFormat();
  const amount = (wire: string) => <Amount cents={toCents(wire)} locale={locale} />;
  const net = toCents(round.payout) - toCents(round.stake);
  return (
    <KeyValues
      rows={[
        { key: 'time', name: t('games.stage_bet_time'), value: dateTime(round.created_at) },
        { key: 'stake', name: t('games.stage_stake'), value: amount(round.stake) },
        { key: 'payout', name: t('games.stage_payout'), value: amount(round.payout) },
        { key: 'times', name: t('games.stage_multiplier'), value: shortMultiplier(round.multiplier, locale) },
        {
          key: 'net',
          name: t('games.stage_win_loss'),
          value: <Amount cents={net} locale={locale} tone={net > 0n ? 'leaf' : 'text'} isSigned />,
          isStrong: true,
        },
        { key: 'before', name: t('games.stage_money_before'), value: amount(round.money_before) },
        { key: 'after', name: t('games.stage_money_after'), value: amount(round.money_after) },
        { key: 'version', name: t('games.stage_version'), value: number(round.version) },
        { key: 'nonce', name: t('games.stage_seed_nonce'), value: number(round.nonce) },
        {
          key: 'id',
          name: t('games.stage_round_id'),
          value: <code className={styles.id}>{round.round_id}</code>,
        },
      ]}
    />
  );
}

/** Bet, steps and outcome exactly as they are stored. */
function Choices({ round }: { round: Recalled }) {
  const t = useT();
  const parts = [
    [t('games.stage_choices'), round.bet],
    [t('games.stage_steps'), round.actions],
    [t('games.stage_outcome'), round.outcome],
  ] as const;
  return (
    <details className={styles.details}>
      <summary>{t('games.stage_stored')}</summary>
      <dl>
        {parts
          .filter(([, value]) => !Array.isArray(value) || value.length > 0)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <pre>{JSON.stringify(value, null, 1)}</pre>
              </dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
