import type { CallError } from '@arara/contract';
import { ChipTray, type TableChoice, totalCents } from '@arara/stage';
import { Button } from '@arara/ui';
import { CircleCheck } from 'lucide-react';
import { PauseLine } from '../../../components/pause/pause-line.tsx';
import { usePause } from '../../../components/pause/use-pause.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import { useIsLoggedIn } from '../../../lib/session.ts';
import { BetFailure } from './bet-failure.tsx';
import styles from './draw-table-page.module.css';
import { useStageWords } from './use-stage-words.ts';

interface BettingFootProps {
  choice: TableChoice;
  onChoose: (choice: TableChoice) => void;
  isOpen: boolean;
  isAsking: boolean;
  /** What the server has taken for the round that is shown. */
  acceptedCents: bigint;
  error: CallError | null;
  onConfirm: () => void;
  /** Takes the last bet back; null where there is none to take. */
  onTakeBack: (() => void) | null;
}

/** The tray, the one action and, right above them, what has become of the chips: laid, on their way, taken or refused. */
export function BettingFoot(props: BettingFootProps) {
  const { choice, onChoose, isOpen, isAsking, error, onConfirm } = props;
  const t = useT();
  const { money } = useFormat();
  const words = useStageWords();
  const isLoggedIn = useIsLoggedIn();
  const pause = usePause();
  const laidCents = totalCents(choice.chips);
  return (
    <div className={styles.foot} data-lies-low>
      {error ? <BetFailure error={error} /> : <ChipState {...props} laidCents={laidCents} />}
      <ChipTray words={words} choice={choice} onChoose={onChoose} isLocked={!isOpen || isAsking}>
        {pause ? (
          <PauseLine pause={pause} />
        ) : (
          <Button
            tone="cta"
            size="lg"
            isWide
            disabled={isLoggedIn && (!isOpen || laidCents === 0n || isAsking)}
            aria-busy={isAsking}
            trailing={laidCents > 0n && <b className={styles.amount}>{money(laidCents)}</b>}
            onClick={onConfirm}
          >
            {t(isLoggedIn ? 'games.stage_confirm' : 'games.stage_log_in_to_play')}
          </Button>
        )}
      </ChipTray>
    </div>
  );
}

function ChipState(props: BettingFootProps & { laidCents: bigint }) {
  const { isOpen, isAsking, acceptedCents, laidCents, onTakeBack } = props;
  const t = useT();
  const { money } = useFormat();
  const say = (): readonly [string, string] => {
    if (isAsking) return ['wait', t('livetables.sending')];
    if (laidCents > 0n)
      return isOpen
        ? ['open', t('livetables.unsent', { amount: money(laidCents) })]
        : ['bad', t('livetables.late')];
    if (acceptedCents > 0n) return ['sure', t('livetables.accepted', { amount: money(acceptedCents) })];
    return ['wait', t(isOpen ? 'livetables.put_chips' : 'livetables.soon')];
  };
  const [tone, text] = say();
  return (
    <div className={styles.state} data-tone={tone}>
      {tone === 'sure' && <CircleCheck size={18} color="var(--leaf-text)" aria-hidden="true" />}
      <span role="status">{text}</span>
      {onTakeBack && isOpen && !isAsking && (
        <button type="button" className={styles.back} onClick={onTakeBack}>
          {t('livetables.take_back')}
        </button>
      )}
    </div>
  );
}
