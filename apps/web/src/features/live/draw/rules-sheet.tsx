import { type LiveCabinet, loadStage } from '@arara/stage';
import { Button, ErrorState, KeyValues, Sheet, Skeleton } from '@arara/ui';
import { useCallback, useEffect, useState } from 'react';
import { toCents, useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/i18n.ts';
import type { DrawTable } from './draw-state.ts';
import styles from './rules-sheet.module.css';
import { useStageWords } from './use-stage-words.ts';

interface RulesProps {
  data: DrawTable;
  cabinet: LiveCabinet;
}

interface RulesSheetProps extends RulesProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** How it is played, what each bet pays, and what may be staked and won: for anybody, before any bet. */
export function RulesSheet({ data, cabinet, isOpen, onOpenChange }: RulesSheetProps) {
  const t = useT();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('live.rules')}
      closeLabel={t('common.close')}
      size="md"
    >
      <Rules data={data} cabinet={cabinet} />
    </Sheet>
  );
}

function Rules({ data: { game, rules }, cabinet }: RulesProps) {
  const t = useT();
  const words = useStageWords();
  const { money, percent } = useFormat();
  const help = useHelp(game, cabinet);
  if (help.state === 'failed') {
    return (
      <ErrorState
        title={t('common.loading_failed')}
        text={t('common.network_error')}
        actions={<Button onClick={help.retry}>{t('common.try_again')}</Button>}
      />
    );
  }
  if (help.state === 'loading') return <Skeleton height={320} />;
  const { Help } = help;
  const facts = {
    rtp: percent(rules.rtp_lowest).replace(/\s?%/, ''),
    maxPayoutCents: toCents(rules.max_payout),
    left: null,
    shared: { bets: rules.bets_per_round, mostCents: toCents(rules.risk_cap) },
  };
  return (
    <div className={styles.rules}>
      <Help words={words} part="rules" facts={facts} />
      <Help words={words} part="prizes" facts={facts} />
      <KeyValues
        rows={[
          {
            key: 'stakes',
            name: t('live.rules_stake'),
            value: `${money(rules.min_stake)} – ${money(rules.max_stake)}`,
          },
          { key: 'payout', name: t('live.rules_payout'), value: money(rules.max_payout) },
          { key: 'most', name: t('live.rules_most'), value: money(rules.risk_cap) },
        ]}
      />
    </div>
  );
}

type Help =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly Help: NonNullable<LiveCabinet['Help']> };

/** The rules of the table, or of the title that it draws, which are fetched when they are first read. */
function useHelp(game: string, { Help }: LiveCabinet): Help {
  const [fetched, show] = useState<Help>({ state: 'loading' });
  const load = useCallback(() => {
    let isCurrent = true;
    const tell = (next: Help) => isCurrent && show(next);
    const fail = () => tell({ state: 'failed', retry: load });
    show({ state: 'loading' });
    loadStage(game).then((stage) => (stage ? tell({ state: 'ready', Help: stage.Help }) : fail()), fail);
    return () => {
      isCurrent = false;
    };
  }, [game]);
  useEffect(() => (Help ? undefined : load()), [Help, load]);
  return Help ? { state: 'ready', Help } : fetched;
}
