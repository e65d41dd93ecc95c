import { lazy, Suspense } from 'react';
import type { RenderRecall } from '../components/played-round.ts';
import { GameRecordsPage } from '../features/play/game-records-page.tsx';
import { StatementPage } from '../features/wallet/statement-page.tsx';

const RoundSheet = lazy(async () => ({
  default: (await import('../features/play/round-sheet.tsx')).RoundSheet,
}));
const FlightSheet = lazy(async () => ({
  default: (await import('../features/live/crash/round-sheet.tsx')).RoundSheet,
}));

const recall: RenderRecall = (played, onClose) => (
  <Suspense fallback={null}>
    {played?.live_round_id ? (
      <FlightSheet roundId={played.live_round_id} onClose={onClose} />
    ) : (
      played && <RoundSheet roundId={played.round_id} onClose={onClose} />
    )}
  </Suspense>
);

/** The statement, whose movements of a round lead to it. */
export function StatementWithRecall() {
  return <StatementPage recall={recall} />;
}

/** The settled rounds, each of which is recalled by its kind. */
export function RecordsWithRecall() {
  return <GameRecordsPage recall={recall} />;
}
