import type { DataOf, FieldErrorCode, payments } from '@arara/contract';
import { parseAmount } from '@arara/money';

export type PaymentMethod = DataOf<typeof payments.paymentsList>['items'][number];
export type Limits = Pick<PaymentMethod, 'min_amount' | 'max_amount'>;

/** The words of the limits live in the area `wallet`, because they name the figures. */
export type AmountFault = FieldErrorCode | 'amount_below_minimum' | 'amount_above_maximum';

/** Whether an amount keeps the server's limits, both included; an amount that cannot be read is not judged here. */
export function limitFault(wire: string, limits: Limits | null): AmountFault | null {
  const cents = parseAmount(wire);
  if (cents === null || limits === null) return null;
  if (cents < (parseAmount(limits.min_amount) ?? 0n)) return 'amount_below_minimum';
  const maxCents = parseAmount(limits.max_amount);
  return maxCents !== null && cents > maxCents ? 'amount_above_maximum' : null;
}

/** The method that pays out to a kind of destination: its own, else the Pix method for keys, else none. */
export function payoutMethod(
  methods: readonly PaymentMethod[],
  kind: PaymentMethod['payment_type'],
): PaymentMethod | null {
  const outgoing = methods.filter((method) => method.direction === 'withdrawal');
  const own = outgoing.find((method) => method.payment_type === kind);
  if (own) return own;
  return kind === 'bank' ? null : (outgoing.find((method) => method.payment_type === 'pix') ?? null);
}

/** The methods that take a deposit, open ones first. */
export function depositMethods(methods: readonly PaymentMethod[]): readonly PaymentMethod[] {
  const incoming = methods.filter((method) => method.direction === 'deposit');
  return [...incoming.filter((method) => method.is_open), ...incoming.filter((method) => !method.is_open)];
}
