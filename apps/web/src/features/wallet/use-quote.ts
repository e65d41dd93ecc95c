import { payments } from '@arara/contract';
import { parseAmount } from '@arara/money';
import type { PayoutKind } from '../../components/payout-account/payout-kinds.ts';
import { useCall } from '../../lib/use-call.ts';
import { type Limits, limitFault } from './limits.ts';
import { useSettled } from './use-settled.ts';

const quietMs = 300;

/** What a withdrawal would cost, asked while the amount is typed; nothing for an amount that would be refused. */
export function useQuote(wire: string, kind: PayoutKind, limits: Limits | null) {
  const money = useSettled(wire, quietMs);
  const isAsking = (parseAmount(money) ?? 0n) > 0n && limits !== null && limitFault(money, limits) === null;
  const quote = useCall(
    payments.drawingQuote,
    { money, payment_type: kind },
    { enabled: isAsking, staleTime: 30_000 },
  );
  // A quote for another amount than the one on screen is no quote.
  const isCurrent = isAsking && money === wire;
  return { quote: isCurrent ? (quote.data ?? null) : null, error: isCurrent ? quote.error : null };
}
