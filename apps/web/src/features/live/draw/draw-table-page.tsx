import { type LiveCabinet, type LiveDraw, liftOff, putDown } from '@arara/stage';
import { Button, EmptyState, ErrorState, latePart, Skeleton } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useOpenedPart } from '../../../components/use-opened-part.ts';
import { useT } from '../../../lib/i18n.ts';
import { askLogin, useIsLoggedIn } from '../../../lib/session.ts';
import { useSharedTable } from '../use-shared-table.ts';
import { BettingFoot } from './betting-foot.tsx';
import { type DrawNow, type DrawTable, drawKind, openRound } from './draw-state.ts';
import styles from './draw-table-page.module.css';
import { Marks } from './outcome-chips.tsx';
import { ownRound, piledUp } from './own-bets.ts';
import { SceneFrame } from './scene-frame.tsx';
import { SideColumn } from './side-column.tsx';
import { TableHead } from './table-head.tsx';
import { useCabinet } from './use-cabinet.ts';
import { useChips } from './use-chips.ts';
import { useOwnBets } from './use-own-bets.ts';
import { useSettledOwn } from './use-settled-own.ts';
import { useStageWords } from './use-stage-words.ts';

const rulesSheet = latePart(async () => (await import('./rules-sheet.tsx')).RulesSheet);

/** A table where one draw falls for everybody: scene, places for chips, tray, and everybody else. */
export function DrawTablePage({ data }: { data: DrawTable }) {
  const t = useT();
  const cabinet = useCabinet(data.kind, data.game);
  if (!data.is_on || cabinet.state === 'none') {
    return (
      <EmptyState
        title={t('livetables.closed')}
        text={t('livetables.closed_text')}
        actions={<Button link={<Link to="/video" />}>{t('livetables.other_tables')}</Button>}
      />
    );
  }
  if (cabinet.state === 'failed') {
    return (
      <ErrorState
        title={t('common.loading_failed')}
        text={t('common.network_error')}
        actions={<Button onClick={cabinet.retry}>{t('common.try_again')}</Button>}
      />
    );
  }
  if (cabinet.state === 'loading') return <Skeleton className={styles.waiting ?? ''} height="auto" />;
  return <Table data={data} cabinet={cabinet.part} />;
}

function Table({ data, cabinet }: { data: DrawTable; cabinet: LiveCabinet }) {
  const words = useStageWords();
  const isLoggedIn = useIsLoggedIn();
  const own = useOwnBets(data.table, data.mine);
  const now = useSharedTable(data, drawKind, own.hear);
  const { state } = now;
  const { round } = state;
  const target = openRound(state);
  const shown = target ?? round;
  const [toldId, tell] = useState<string | null>(null);
  const [areRulesShown, showRules] = useState(false);
  const RulesSheet = useOpenedPart(rulesSheet, areRulesShown, () => showRules(false));
  const isTold = round !== null && (toldId === round.id || round.phase === 'settled');
  const mine = ownRound(own.bets, shown?.id);
  useSettledOwn(round, mine, now.refresh);
  const chips = useChips({ cabinet, own, target });
  const accepted = mine.bets.map(({ bet }) => cabinet.pilesOf(bet));
  const outcome = isTold && shown?.id === round.id ? (round.outcome ?? null) : null;
  const last = mine.bets.at(-1);
  const { Board } = cabinet;
  return (
    <div className={styles.page}>
      <TableHead data={data} provenId={state.history[0]?.id ?? null} onRules={() => showRules(true)} />
      <div className={styles.grid}>
        <div className={styles.column}>
          <div className={styles.stageTop}>
            <SceneFrame
              data={data}
              now={now}
              cabinet={cabinet}
              draw={useDraw(now, data.rules.playing_ms)}
              own={mine}
              isTold={isTold}
              onTold={tell}
            />
            {state.history.length > 0 && (
              <Marks className={styles.strip} cabinet={cabinet} history={state.history.slice(0, 18)} />
            )}
          </div>
          <div className={styles.board}>
            <Board
              words={words}
              piles={piledUp([...accepted, chips.piles])}
              outcome={outcome}
              setting={shown?.setting ?? null}
              isLocked={!target || own.isAsking}
              onPut={(keys) => chips.choose(keys.reduce(putDown, chips.choice))}
              onLift={(key) => chips.choose(liftOff(chips.choice, key))}
            />
          </div>
          <BettingFoot
            choice={chips.choice}
            onChoose={chips.choose}
            isOpen={target !== null}
            isAsking={own.isAsking}
            acceptedCents={mine.stakeCents}
            error={own.error}
            onConfirm={() => (isLoggedIn ? void chips.confirm() : askLogin())}
            onTakeBack={last && target ? () => void own.takeBack(last) : null}
          />
        </div>
        <SideColumn data={data} state={state} cabinet={cabinet} own={own.bets} />
      </div>
      {RulesSheet && (
        <RulesSheet data={data} cabinet={cabinet} isOpen={areRulesShown} onOpenChange={showRules} />
      )}
    </div>
  );
}

/** What the scene plays; its beginning is read off the server's clock once a round. */
function useDraw({ state: { round }, clock }: DrawNow, playingMs: number): LiveDraw | null {
  const [kept, keep] = useState<LiveDraw | null>(null);
  const isShown =
    round !== null &&
    (round.phase === 'playing' || round.phase === 'settled') &&
    round.outcome !== null &&
    round.plays_at !== null;
  if (!isShown) return null;
  if (kept?.id === round.id) return kept;
  const own = Date.now();
  const startsAt = own - (clock.at(own) - Date.parse(round.plays_at ?? ''));
  const draw = { id: round.id, outcome: round.outcome, events: round.events, startsAt, playingMs };
  keep(draw);
  return draw;
}
