import type { Cents } from '@arara/money';
import { parseWireAmount } from '../wire/amount.ts';
import { type RefundStatus, refundStatuses } from '../wire/documents.ts';
import { asFields, instantOrNull, matching, oneOf, textOrNull } from '../wire/fields.ts';
import { ownIdPattern } from '../wire/formats.ts';

/** A return (`Devolucao`) of all or part of a received Pix. */
export interface Refund {
  readonly id: string;
  readonly returnId: string | null;
  readonly amountCents: Cents;
  /** `MED_FRAUDE` and `MED_OPERACIONAL` are forced by the payer's side; we asked for `ORIGINAL`. */
  readonly nature: string;
  readonly status: RefundStatus;
  readonly reason: string | null;
  readonly requestedAt: Date | null;
  readonly settledAt: Date | null;
}

/** Reads a `Devolucao`; `null` when id, amount or status are missing or malformed. */
export function parseRefund(value: unknown): Refund | null {
  const fields = asFields(value);
  const id = matching(fields?.id, ownIdPattern);
  const amountCents = parseWireAmount(fields?.valor);
  const status = oneOf(fields?.status, refundStatuses);
  if (!fields || id === null || amountCents === null || status === null) return null;
  const times = asFields(fields.horario);
  return {
    id,
    returnId: textOrNull(fields.rtrId),
    amountCents,
    nature: textOrNull(fields.natureza) ?? 'ORIGINAL',
    status,
    reason: textOrNull(fields.motivo),
    requestedAt: instantOrNull(times?.solicitacao),
    settledAt: instantOrNull(times?.liquidacao),
  };
}

/** Whether the payer's side forced the return (Mecanismo Especial de Devolução). */
export function isForcedReturn(refund: Refund): boolean {
  return refund.nature.startsWith('MED_');
}
