import { formatAmount } from '@arara/money';
import { laidChips, pilesOf, type TableChoice } from '../roleta-guanabara/chips.ts';

/** The bets the server is sent: one for each place, however many chips lie there. */
export function betsOf(table: TableChoice): { on: string; stake: string }[] {
  return [...pilesOf(laidChips(table))].map(([on, cents]) => ({ on, stake: formatAmount(cents) }));
}
