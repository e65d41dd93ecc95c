import '@arara/ui/tokens.css';
import { parseAmount } from '@arara/money';
import { phrases as english } from '@arara/phrases/lang/en';
import { phrases as portuguese } from '@arara/phrases/lang/pt';
import { type AnyGameStage, loadStage, type StageRound, type StageWords } from '@arara/stage';
import { Box, Skeleton } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import type { RecalledRound } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/language.ts';

/** The stage of a game as it stood when the round was over, the way its player's recall shows it. */
export function RoundStage({ round }: { round: RecalledRound }) {
  const words = useStageWords();
  const [stage, setStage] = useState<AnyGameStage | null | undefined>(undefined);
  // A stage plays every new object: the same answer has to stay the same round.
  const shown = useMemo(() => stageRoundOf(round), [round]);
  useEffect(() => {
    let isCurrent = true;
    loadStage(round.game).then(
      (loaded) => isCurrent && setStage(loaded ?? null),
      () => isCurrent && setStage(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [round.game]);
  if (stage === undefined) return <Skeleton variant="rounded" height={360} />;
  if (stage === null) return null;
  const { Stage, firstChoice } = stage;
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
        words={words}
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

/** How a stage speaks: the words players read, in the language of the back office. */
function useStageWords(): StageWords {
  const { cents } = useFormat();
  const isEnglish = currentLanguage() === 'en';
  const areas: Record<string, Record<string, string>> = isEnglish ? english : portuguese;
  const locale = isEnglish ? 'en-US' : 'pt-BR';
  return {
    locale,
    money: cents,
    t: (key, values = {}) => {
      const [area = '', ...rest] = key.split('.');
      const name = rest.join('.');
      const words = areas[area] ?? {};
      const { count } = values;
      const plural =
        typeof count === 'number' ? `${name}_${new Intl.PluralRules(locale).select(count)}` : name;
      const text = words[plural] ?? words[`${name}_other`] ?? words[name] ?? key;
      return text.replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) => String(values[place] ?? ''));
    },
  };
}
