import type { LiveCabinet } from '@arara/stage';
import { KeyValues, Skeleton } from '@arara/ui';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { useStage } from '../../../components/use-stage.ts';
import { toCents, useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import { limitRows, RulesFrame } from '../rules-frame.tsx';
import type { DrawTable } from './draw-state.ts';
import styles from './rules-sheet.module.css';
import { useStageWords } from './use-stage-words.ts';

interface RulesSheetProps {
  data: DrawTable;
  cabinet: LiveCabinet;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** How it is played, what each bet pays, and what may be staked and won: for anybody, before any bet. */
export function RulesSheet({ data, cabinet: { Help }, isOpen, onOpenChange }: RulesSheetProps) {
  return (
    <RulesFrame isOpen={isOpen} onOpenChange={onOpenChange}>
      {Help ? <Rules data={data} Help={Help} /> : <RulesOfTitle data={data} />}
    </RulesFrame>
  );
}

/** The rules of the title that the table draws, fetched when they are first read. */
function RulesOfTitle({ data }: { data: DrawTable }) {
  const title = useStage(data.game);
  switch (title.state) {
    case 'loading':
      return <Skeleton height={320} />;
    case 'failed':
      return <LoadFailed asked={{ error: null, refetch: title.retry }} />;
    case 'ready':
      return <Rules data={data} Help={title.part.Help} />;
    case 'none':
      return null;
  }
}

function Rules({ data: { rules }, Help }: { data: DrawTable; Help: NonNullable<LiveCabinet['Help']> }) {
  const t = useT();
  const words = useStageWords();
  const format = useFormat();
  const facts = {
    rtp: format.percent(rules.rtp_lowest).replace(/\s?%/, ''),
    maxPayoutCents: toCents(rules.max_payout),
    left: null,
    shared: { bets: rules.bets_per_round, mostCents: toCents(rules.risk_cap) },
  };
  return (
    <div className={styles.rules}>
      <Help words={words} part="rules" facts={facts} />
      <Help words={words} part="prizes" facts={facts} />
      <KeyValues rows={limitRows(rules, t, format)} />
    </div>
  );
}
