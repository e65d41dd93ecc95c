/** Everything here runs in Node and in a browser; the sandbox (`@arara/pix/sandbox`) needs Node. */
export {
  type DynamicCharge,
  encodeDynamicCharge,
  encodeStaticCharge,
  type StaticCharge,
} from './brcode/encode.ts';
export { merchantText } from './brcode/merchant-text.ts';
export {
  type BrCode,
  type BrCodeFault,
  type BrCodeKind,
  type BrCodeResult,
  encodeBrCode,
  parseBrCode,
} from './brcode/parse.ts';
export type { TlvField } from './brcode/tlv.ts';
export type { PixClientConfig } from './client/caller.ts';
export type { Charge, NewCharge } from './client/charge.ts';
export { newEndToEndId, newRefundId, newReturnId, newTxid, payoutIdOf } from './client/ids.ts';
export type { PixQuery } from './client/list-pix.ts';
export {
  type Outcome,
  type Problem,
  problemName,
  type Refused,
  type UnknownCause,
  whyNot,
} from './client/outcome.ts';
export type { NewPayout, Payout, PayoutDestination } from './client/payout.ts';
export type { Person } from './client/person.ts';
export { createPixClient, type PixClient, type RefundRequest } from './client/pix-client.ts';
export type { ReceivedPix } from './client/received-pix.ts';
export { isForcedReturn, type Refund } from './client/refund.ts';
export { parsePayoutWebhook, parseWebhook } from './client/webhook.ts';
export { formatCnpj, isValidCnpj, normalizeCnpj } from './documents/cnpj.ts';
export { formatCpf, isValidCpf, maskCpf, normalizeCpf } from './documents/cpf.ts';
export { type PixKeyType, parsePixKey, pixKeyTypes } from './documents/pix-key.ts';
export { formatWireAmount, isWireAmount, parseWireAmount } from './wire/amount.ts';
export type { ChargeStatus, PayoutStatus, RefundStatus } from './wire/documents.ts';
export type { Sifted } from './wire/fields.ts';
