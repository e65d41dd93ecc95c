import type { Cents } from '@arara/money';
import { isWireAmount, parseWireAmount } from '../wire/amount.ts';
import { asFields, instantOrNull, isAbsent, listOf, matching, textOrNull } from '../wire/fields.ts';
import { endToEndIdPattern, receivedTxidPattern } from '../wire/formats.ts';
import { type Person, parsePerson } from './person.ts';
import { parseRefund, type Refund } from './refund.ts';

/** A Pix that reached us. `endToEndId` names it once and for all: credit by it. */
export interface ReceivedPix {
  readonly endToEndId: string;
  readonly txid: string | null;
  readonly amountCents: Cents;
  readonly key: string | null;
  readonly receivedAt: Date;
  /** `null` when the institution does not say who paid. */
  readonly payer: Person | null;
  readonly payerNote: string | null;
  readonly refunds: readonly Refund[];
}

/** Reads a `Pix` of the API; `null` when any part money depends on is missing or malformed. */
export function parseReceivedPix(value: unknown): ReceivedPix | null {
  const fields = asFields(value);
  const endToEndId = matching(fields?.endToEndId, endToEndIdPattern);
  const amountCents = parseWireAmount(fields?.valor);
  const receivedAt = instantOrNull(fields?.horario);
  if (!fields || endToEndId === null || amountCents === null || receivedAt === null) return null;
  const refunds = isAbsent(fields.devolucoes) ? [] : listOf(fields.devolucoes, parseRefund);
  const txid = matching(fields.txid, receivedTxidPattern);
  if (refunds === null || (txid === null && !isAbsent(fields.txid))) return null;
  if (!isWireAmount(amountCents)) return null;
  return {
    endToEndId,
    txid,
    amountCents,
    key: textOrNull(fields.chave),
    receivedAt,
    payer: parsePerson(fields.pagador),
    payerNote: textOrNull(fields.infoPagador),
    refunds,
  };
}
