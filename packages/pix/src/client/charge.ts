import type { Cents } from '@arara/money';
import { formatWireAmount, isWireAmount, parseWireAmount } from '../wire/amount.ts';
import { type ChargeStatus, chargeStatuses, type WireChargeRequest } from '../wire/documents.ts';
import { asFields, instantOrNull, isAbsent, listOf, matching, oneOf, textOrNull } from '../wire/fields.ts';
import { txidPattern } from '../wire/formats.ts';
import type { Refused } from './outcome.ts';
import { type Person, parsePerson, toWirePerson } from './person.ts';
import { refuseUnsent } from './problem.ts';
import { parseReceivedPix, type ReceivedPix } from './received-pix.ts';

export interface NewCharge {
  /** From `newTxid()`, never used before. */
  readonly txid: string;
  readonly amountCents: Cents;
  readonly expiresInSeconds: number;
  /** The Pix key of ours that receives. */
  readonly key: string;
  readonly debtor?: Person;
  /** Shown to the payer, up to 140 characters. */
  readonly requestToPayer?: string;
}

/** A charge (`Cob`). An expired one is still `ATIVA`: compare `expiresAt`. */
export interface Charge {
  readonly txid: string;
  readonly status: ChargeStatus;
  readonly amountCents: Cents;
  readonly key: string;
  readonly revision: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The copy-and-paste BR Code. */
  readonly brCode: string | null;
  readonly location: string | null;
  readonly debtor: Person | null;
  readonly payments: readonly ReceivedPix[];
}

/** The body of PUT /cob/{txid}, or why it would be refused. */
export function chargeRequest(charge: NewCharge): WireChargeRequest | Refused {
  const refuse = (property: string, reason: string) => refuseUnsent('CobOperacaoInvalida', property, reason);
  if (!txidPattern.test(charge.txid)) return refuse('cob.txid', 'a txid has 26 to 35 letters or digits');
  if (!isWireAmount(charge.amountCents)) return refuse('cob.valor.original', 'the amount must be above zero');
  if (!Number.isInteger(charge.expiresInSeconds) || charge.expiresInSeconds <= 0) {
    return refuse('cob.calendario.expiracao', 'the life of a charge is a whole number of seconds above zero');
  }
  if (charge.key === '' || charge.key.length > 77) return refuse('cob.chave', 'a key has 1 to 77 characters');
  if ((charge.requestToPayer?.length ?? 0) > 140) {
    return refuse('cob.solicitacaoPagador', 'at most 140 characters');
  }
  const debtor = charge.debtor && toWirePerson(charge.debtor);
  if (debtor === null) return refuse('cob.devedor', 'the debtor needs a name and a CPF or CNPJ');
  return {
    calendario: { expiracao: charge.expiresInSeconds },
    ...(debtor ? { devedor: debtor } : {}),
    valor: { original: formatWireAmount(charge.amountCents) },
    chave: charge.key,
    ...(charge.requestToPayer ? { solicitacaoPagador: charge.requestToPayer } : {}),
  };
}

/** Reads a `CobGerada` or `CobCompleta`; `null` when what was promised is missing or malformed. */
export function parseCharge(value: unknown): Charge | null {
  const fields = asFields(value);
  const calendar = asFields(fields?.calendario);
  const createdAt = instantOrNull(calendar?.criacao);
  // The document's own examples write the seconds as text.
  const seconds = Number(calendar?.expiracao);
  const txid = matching(fields?.txid, txidPattern);
  const status = oneOf(fields?.status, chargeStatuses);
  const amountCents = parseWireAmount(asFields(fields?.valor)?.original);
  const key = textOrNull(fields?.chave);
  const payments = isAbsent(fields?.pix) ? [] : listOf(fields?.pix, parseReceivedPix);
  if (!fields || txid === null || status === null || amountCents === null || key === null) return null;
  if (createdAt === null || !Number.isInteger(seconds) || payments === null) return null;
  return {
    txid,
    status,
    amountCents,
    key,
    revision: Number(fields.revisao ?? 0),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + seconds * 1000),
    brCode: textOrNull(fields.pixCopiaECola),
    location: textOrNull(fields.location),
    debtor: parsePerson(fields.devedor),
    payments,
  };
}
