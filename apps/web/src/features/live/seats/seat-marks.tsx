import { seatsMarks } from '@arara/stage';
import { Marks } from '../draw/outcome-chips.tsx';

/** How the last rounds of a table with seats ended. */
export function SeatMarks({
  history,
}: {
  history: readonly { readonly id: string; readonly outcome: unknown }[];
}) {
  return <Marks cabinet={seatsMarks} history={history} />;
}
