import { encodeDynamicCharge } from '../brcode/encode.ts';
import { parseWireAmount } from '../wire/amount.ts';
import type { WireCharge, WireChargeRequest } from '../wire/documents.ts';
import { asFields } from '../wire/fields.ts';
import { txidPattern } from '../wire/formats.ts';
import { type Answer, json, problem, violation } from './answer.ts';
import { checkCharge } from './check-charge.ts';
import { pageOf, parsePeriod, type Query } from './paging.ts';
import { nowText, type Psp } from './psp.ts';
import { newToken } from './secrets.ts';
import type { StoredCharge } from './store.ts';

/**
 * PUT /cob/{txid}. The same content again is answered with the charge as it stands; other content under a
 * txid in use is refused, though the document would let an ATIVA charge be rewritten: a txid is never reused.
 */
export async function putCharge(psp: Psp, txid: string, body: unknown): Promise<Answer> {
  if (!txidPattern.test(txid)) {
    return violation('CobOperacaoInvalida', 'cob.txid', 'O campo txid não respeita o schema.');
  }
  const checked = checkCharge(body, psp.receiver.chave);
  if ('violacoes' in checked) return problem('CobOperacaoInvalida', checked.violacoes);
  const known = psp.state.charges.get(txid);
  if (!known) return json(201, await createCharge(psp, txid, checked.ok));
  const isRefused = psp.faults.take('charge') === 'repeat_refused';
  if (!isRefused && sameRequest(known.document, checked.ok)) return json(201, known.document);
  return violation('CobOperacaoInvalida', 'cob.txid', 'O campo txid já está em uso por outra cobrança.');
}

/** PATCH /cob/{txid}: removes an ATIVA charge, or revises it. */
export async function patchCharge(psp: Psp, txid: string, body: unknown): Promise<Answer> {
  const known = psp.state.charges.get(txid);
  const { status, ...others } = asFields(body) ?? {};
  if (!known) return problem('CobNaoEncontrado');
  const { document } = known;
  if (document.status !== 'ATIVA') {
    return violation('CobOperacaoInvalida', 'cob.status', 'A cobrança não está ATIVA.');
  }
  if (status !== undefined) {
    if (status !== 'REMOVIDA_PELO_USUARIO_RECEBEDOR' || Object.keys(others).length > 0) {
      return violation('CobOperacaoInvalida', 'cob.status', 'A remoção não admite outras alterações.');
    }
    return json(200, await save(psp, known, { ...document, status, revisao: document.revisao + 1 }));
  }
  const revised = checkCharge({ ...document, ...others }, psp.receiver.chave);
  if ('violacoes' in revised) return problem('CobOperacaoInvalida', revised.violacoes);
  const { criacao } = document.calendario;
  const calendario = { criacao, expiracao: revised.ok.calendario.expiracao };
  const pixCopiaECola = brCodeOf(psp, document.location, revised.ok);
  const next = { ...document, ...revised.ok, calendario, pixCopiaECola, revisao: document.revisao + 1 };
  return json(200, await save(psp, known, next));
}

/** GET /cob/{txid}: with the Pix received. Past revisions are not kept. */
export function getCharge(psp: Psp, txid: string, query: Query): Answer {
  const known = psp.state.charges.get(txid);
  if (!known) return problem('CobNaoEncontrado');
  const revision = query.get('revisao');
  if (revision !== null && revision !== String(known.document.revisao)) {
    return violation(
      'CobConsultaInvalida',
      'revisao',
      'O parâmetro revisao corresponde a uma revisão inexistente.',
    );
  }
  return json(200, wholeCharge(psp, known));
}

/** GET /cob: by creation time, debtor, status and location, in pages. */
export function listCharges(psp: Psp, query: Query): Answer {
  const period = parsePeriod(query);
  if ('violacoes' in period) return problem('CobConsultaInvalida', period.violacoes);
  const cpf = query.get('cpf');
  const cnpj = query.get('cnpj');
  const status = query.get('status');
  const found = [...psp.state.charges.values()].filter(({ document }) => {
    const person = asFields(document.devedor);
    return (
      period.covers(document.calendario.criacao) &&
      (cpf === null || person?.cpf === cpf) &&
      (cnpj === null || person?.cnpj === cnpj) &&
      (status === null || document.status === status) &&
      query.get('locationPresente') !== 'false'
    );
  });
  const { items, paginacao } = pageOf(found, period);
  const filters = { ...(cpf ? { cpf } : {}), ...(cnpj ? { cnpj } : {}), ...(status ? { status } : {}) };
  const parametros = { inicio: period.inicio, fim: period.fim, ...filters, paginacao };
  return json(200, { parametros, cobs: items.map((charge) => wholeCharge(psp, charge)) });
}

/** A `CobCompleta`. */
export function wholeCharge(psp: Psp, charge: StoredCharge): WireCharge {
  const pix = charge.paidBy.flatMap((id) => psp.state.pix.get(id) ?? []);
  return pix.length > 0 ? { ...charge.document, pix } : charge.document;
}

/** When a charge stops accepting payments, in milliseconds since 1970; its status does not tell. */
export function expiresAt(charge: StoredCharge): number {
  const { criacao, expiracao } = charge.document.calendario;
  return Date.parse(criacao) + expiracao * 1000;
}

async function createCharge(psp: Psp, txid: string, request: WireChargeRequest): Promise<WireCharge> {
  const criacao = nowText(psp);
  const location = `${psp.payloadHost}/qr/v2/${newToken()}`;
  const document: WireCharge = {
    ...request,
    calendario: { criacao, expiracao: request.calendario.expiracao },
    txid,
    revisao: 0,
    loc: { id: psp.state.charges.size + 1, txid, location, tipoCob: 'cob', criacao },
    location,
    status: 'ATIVA',
    pixCopiaECola: brCodeOf(psp, location, request),
  };
  return save(psp, { document, paidBy: [] }, document);
}

async function save(psp: Psp, charge: StoredCharge, document: StoredCharge['document']): Promise<WireCharge> {
  const value = { ...charge, document };
  await psp.state.write([{ kind: 'charge', id: document.txid, value }]);
  return document;
}

function brCodeOf(psp: Psp, location: string, request: WireChargeRequest): string {
  const amountCents = parseWireAmount(request.valor.original);
  return encodeDynamicCharge({
    locationUrl: location,
    merchantName: psp.receiver.name,
    merchantCity: psp.receiver.city,
    ...(amountCents === null ? {} : { amountCents }),
  });
}

/** `checkCharge` writes its fields in one order, so equal requests are equal text. */
function sameRequest(document: StoredCharge['document'], request: WireChargeRequest): boolean {
  const before = checkCharge(document, document.chave);
  return 'ok' in before && JSON.stringify(before.ok) === JSON.stringify(request);
}
