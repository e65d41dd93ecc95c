import '@arara/ui/tokens.css';
import { parseAmount } from '@arara/money';
import { type AnyGameStage, loadStage, type StageRound } from '@arara/stage';
import { Box, Skeleton } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import type { RecalledRound } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { loadStageWords } from './stage-words.ts';

type LoadedWords = NonNullable<Awaited<ReturnType<typeof loadStageWords>>>;

/** The stage of a game as it stood when the round was over, the way its player's recall shows it. */
export function RoundStage({ round }: { round: RecalledRound }) {
  const { cents: money } = useFormat();
  const [stage, setStage] = useState<{ game: AnyGameStage; words: LoadedWords } | null | undefined>(
    undefined,
  );
  // A stage plays every new object: the same answer has to stay the same round.
  const shown = useMemo(() => stageRoundOf(round), [round]);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([loadStage(round.game), loadStageWords()]).then(
      ([game, words]) => isCurrent && setStage(game && words ? { game, words } : null),
      () => isCurrent && setStage(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [round.game]);
  if (stage === undefined) return <Skeleton variant="rounded" height={360} />;
  if (stage === null) return null;
  const { Stage, firstChoice } = stage.game;
  const nothing = () => undefined;
  return (
    <Box
      inert
      data-stage={round.game}
      sx={{
        '--stage-height': '360px',
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        borderRadius: '12px',
        bgcolor: 'var(--page)',
        color: 'var(--text)',
        fontSize: 14,
      }}
    >
      <Stage
        words={{ ...stage.words, money }}
        choice={firstChoice}
        onChoose={nothing}
        stakeCents={shown.stakeCents}
        round={shown}
        isWaiting={false}
        isLocked
        isCalm
        onDone={nothing}
        onAct={nothing}
      />
    </Box>
  );
}

function stageRoundOf(round: RecalledRound): StageRound {
  return {
    roundId: round.round_id,
    isOpen: round.state === 'open',
    stakeCents: parseAmount(round.stake) ?? 0n,
    payoutCents: parseAmount(round.payout) ?? 0n,
    bet: round.bet,
    outcome: round.outcome,
    view: round.view,
    events: round.events,
  };
}
