import type { Cents } from '@arara/money';
import { formatWireAmount, isWireAmount } from '../wire/amount.ts';
import type { Sifted } from '../wire/fields.ts';
import { endToEndIdPattern, ownIdPattern, txidPattern } from '../wire/formats.ts';
import { createCaller, type PixClientConfig } from './caller.ts';
import { type Charge, chargeRequest, type NewCharge, parseCharge } from './charge.ts';
import { listPages, type PixQuery } from './list-pix.ts';
import type { Outcome } from './outcome.ts';
import { type NewPayout, type Payout, parsePayout, payoutRequest } from './payout.ts';
import { refuseUnsent } from './problem.ts';
import { parseReceivedPix, type ReceivedPix } from './received-pix.ts';
import { parseRefund, type Refund } from './refund.ts';

export interface RefundRequest {
  readonly endToEndId: string;
  /** From `newRefundId()`; a retry carries the same one. */
  readonly id: string;
  readonly amountCents: Cents;
  /** Shown to the payer, up to 140 characters. */
  readonly note?: string;
}

export interface PixClient {
  /** PUT /cob/{txid}. After `unknown`, ask `getCharge` or repeat with the same txid and content. */
  createCharge(charge: NewCharge): Promise<Outcome<Charge>>;
  /** GET /cob/{txid}: with the Pix that paid it. */
  getCharge(txid: string): Promise<Outcome<Charge>>;
  /** PATCH /cob/{txid} to REMOVIDA_PELO_USUARIO_RECEBEDOR. Refused when it is no longer ATIVA. */
  cancelCharge(txid: string): Promise<Outcome<Charge>>;
  /** GET /pix, page by page. Stop at the first page that is not `ok`. */
  listPix(query: PixQuery): AsyncGenerator<Outcome<Sifted<ReceivedPix>>>;
  /** GET /pix/{e2eid}. */
  getPix(endToEndId: string): Promise<Outcome<ReceivedPix>>;
  /** PUT /pix/{e2eid}/devolucao/{id}. After `unknown`, ask `getRefund` by the same id. */
  requestRefund(refund: RefundRequest): Promise<Outcome<Refund>>;
  /** GET /pix/{e2eid}/devolucao/{id}. */
  getRefund(endToEndId: string, id: string): Promise<Outcome<Refund>>;
  /** PUT /webhook/{chave}: callbacks for this key go to `{webhookUrl}/pix` and `{webhookUrl}/payouts`. */
  setWebhook(key: string, webhookUrl: string): Promise<Outcome<true>>;
  /**
   * PUT /payouts/{idEnvio}. After `unknown`, ask `getPayout`; 404 there means that nothing is known of it yet, not that
   * it will never arrive. A 409 is no refusal: something is under way with the id.
   */
  sendPayout(payout: NewPayout): Promise<Outcome<Payout>>;
  /** GET /payouts/{idEnvio}. */
  getPayout(id: string): Promise<Outcome<Payout>>;
}

/**
 * The Central Bank's Pix API 2.9.0 as a merchant calls it, and the payout port beside it. Nothing throws
 * for what an institution or a network may do: every call ends as an `Outcome`.
 */
export function createPixClient(config: PixClientConfig): PixClient {
  const call = createCaller(config);
  return {
    async createCharge(charge) {
      const body = chargeRequest(charge);
      if ('kind' in body) return body;
      return call({ method: 'PUT', path: `/cob/${charge.txid}`, body, read: chargeOf(charge.txid) });
    },
    async getCharge(txid) {
      if (!txidPattern.test(txid)) return refuseUnsent('CobConsultaInvalida', 'txid', 'not a txid');
      return call({ method: 'GET', path: `/cob/${txid}`, read: chargeOf(txid) });
    },
    async cancelCharge(txid) {
      if (!txidPattern.test(txid)) return refuseUnsent('CobOperacaoInvalida', 'cob.txid', 'not a txid');
      const body = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' };
      return call({ method: 'PATCH', path: `/cob/${txid}`, body, read: chargeOf(txid) });
    },
    listPix: (query) => listPages(call, query),
    async getPix(endToEndId) {
      if (!endToEndIdPattern.test(endToEndId))
        return refuseUnsent('PixConsultaInvalida', 'e2eid', 'not an id');
      const read = same(parseReceivedPix, (pix) => pix.endToEndId === endToEndId);
      return call({ method: 'GET', path: `/pix/${endToEndId}`, read });
    },
    async requestRefund(refund) {
      const refusal = refundRefusal(refund);
      if (refusal) return refusal;
      const body = {
        valor: formatWireAmount(refund.amountCents),
        ...(refund.note ? { descricao: refund.note } : {}),
      };
      return call({
        method: 'PUT',
        path: refundPath(refund),
        body,
        read: refundOf(refund.id, refund.amountCents),
      });
    },
    async getRefund(endToEndId, id) {
      if (!endToEndIdPattern.test(endToEndId) || !ownIdPattern.test(id)) {
        return refuseUnsent('PixConsultaInvalida', 'id', 'not an id');
      }
      return call({ method: 'GET', path: refundPath({ endToEndId, id }), read: refundOf(id) });
    },
    setWebhook: (key, webhookUrl) =>
      call({
        method: 'PUT',
        path: `/webhook/${encodeURIComponent(key)}`,
        body: { webhookUrl },
        read: () => true as const,
      }),
    async sendPayout(payout) {
      const body = payoutRequest(payout);
      if ('kind' in body) return body;
      return call({
        method: 'PUT',
        path: `/payouts/${payout.id}`,
        body,
        read: payoutOf(payout.id, payout.amountCents),
      });
    },
    async getPayout(id) {
      if (!ownIdPattern.test(id)) return refuseUnsent('PayoutConsultaInvalida', 'idEnvio', 'not an id');
      return call({ method: 'GET', path: `/payouts/${id}`, read: payoutOf(id) });
    },
  };
}

function refundRefusal(refund: RefundRequest) {
  const refuse = (property: string, reason: string) => refuseUnsent('PixDevolucaoInvalida', property, reason);
  if (!endToEndIdPattern.test(refund.endToEndId)) return refuse('e2eid', 'not an endToEndId');
  if (!ownIdPattern.test(refund.id)) return refuse('devolucao.id', 'an id has 1 to 35 letters or digits');
  if (!isWireAmount(refund.amountCents)) return refuse('devolucao.valor', 'the amount must be above zero');
  if ((refund.note?.length ?? 0) > 140) return refuse('devolucao.descricao', 'at most 140 characters');
  return null;
}

function refundPath(refund: { endToEndId: string; id: string }): string {
  return `/pix/${refund.endToEndId}/devolucao/${refund.id}`;
}

// An answer about another id, or another amount than the one asked for, is no answer.
const chargeOf = (txid: string) => same(parseCharge, (charge) => charge.txid === txid);
const refundOf = (id: string, amountCents?: Cents) => same(parseRefund, isMoney(id, amountCents));
const payoutOf = (id: string, amountCents?: Cents) => same(parsePayout, isMoney(id, amountCents));

const isMoney = (id: string, cents?: Cents) => (told: { readonly id: string; readonly amountCents: Cents }) =>
  told.id === id && (cents === undefined || told.amountCents === cents);

function same<T>(read: (body: unknown) => T | null, isAsked: (value: T) => boolean) {
  return (body: unknown): T | null => {
    const value = read(body);
    return value !== null && isAsked(value) ? value : null;
  };
}
