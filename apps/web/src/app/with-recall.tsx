import { latePart } from '@arara/ui';
import type { PlayedRound, RenderRecall } from '../components/played-round.ts';
import { useOpenedPart } from '../components/use-opened-part.ts';
import { GameRecordsPage } from '../features/play/game-records-page.tsx';
import { StatementPage } from '../features/wallet/statement-page.tsx';

const roundSheet = latePart(async () => (await import('../features/play/round-sheet.tsx')).RoundSheet);
const flightSheet = latePart(async () => (await import('../features/live/crash/round-sheet.tsx')).RoundSheet);

/** One's own round, or the flight that all shared; each stays to close in its own time. */
function Recall({ played, onClose }: { played: PlayedRound | null; onClose: () => void }) {
  const flight = played?.live_round_id ?? null;
  const round = flight === null ? (played?.round_id ?? null) : null;
  const Round = useOpenedPart(roundSheet, round !== null, onClose);
  const Flight = useOpenedPart(flightSheet, flight !== null, onClose);
  return (
    <>
      {Round && <Round roundId={round} onClose={onClose} />}
      {Flight && <Flight roundId={flight} onClose={onClose} />}
    </>
  );
}

const recall: RenderRecall = (played, onClose) => <Recall played={played} onClose={onClose} />;

/** The statement, whose movements of a round lead to it. */
export function StatementWithRecall() {
  return <StatementPage recall={recall} />;
}

/** The settled rounds, each of which is recalled by its kind. */
export function RecordsWithRecall() {
  return <GameRecordsPage recall={recall} />;
}
