import { newEndToEndId } from '../client/ids.ts';
import { parseWireAmount } from '../wire/amount.ts';
import type { WireAccount, WirePayout, WirePayoutRequest, WireRecipient } from '../wire/documents.ts';
import { asFields, matching, oneOf } from '../wire/fields.ts';
import { ispbPattern, ownIdPattern } from '../wire/formats.ts';
import { type Answer, json, problem, violation } from './answer.ts';
import { checkPerson, shortText } from './check-charge.ts';
import { callbacks } from './deliveries.ts';
import type { JobOf } from './jobs.ts';
import { nowText, type Psp } from './psp.ts';
import { newToken } from './secrets.ts';
import type { Change, StoredPayout } from './store.ts';

/** PUT /payouts/{idEnvio}. The same content again is answered alike and pays nothing more; other content is a 409. */
export async function putPayout(psp: Psp, idEnvio: string, body: unknown): Promise<Answer> {
  const request = checkPayout(body);
  if (!request || !ownIdPattern.test(idEnvio)) {
    return violation('PayoutOperacaoInvalida', 'payout', 'O pagamento não respeita o schema.');
  }
  const known = psp.state.payouts.get(idEnvio);
  if (known) return isSameRequest(known.document, request) ? told(known) : problem('PayoutConflito');
  const underWay = psp.state.jobs.get(idEnvio);
  if (underWay?.kind === 'accept_payout') {
    const dueAt = Math.min(underWay.dueAt, psp.now() + psp.timing.payoutSettlesMs);
    await psp.state.write([{ kind: 'job', id: idEnvio, value: { ...underWay, dueAt } }]);
    return problem('PayoutEmAndamento');
  }

  const fault = psp.faults.take('payout');
  if (fault === 'timeout_not_accepted') return { kind: 'never' };
  const payout = newPayout(psp, idEnvio, request);
  if (fault === 'timeout_under_way') {
    const dueAt = psp.now() + underWayMs;
    const job = { kind: 'accept_payout', id: idEnvio, dueAt, payout } as const;
    await psp.state.write([{ kind: 'job', id: idEnvio, value: job }]);
    return { kind: 'never' };
  }
  if (fault === 'rejected_at_once') return told(await reject(psp, payout));
  const isRejected = fault === 'rejected_later' || fault === 'double_return';
  await psp.state.write([
    { kind: 'payout', id: idEnvio, value: { document: payout, refusal: null } },
    ...(fault === 'never_ends'
      ? []
      : [settleJob(psp, idEnvio, isRejected, fault === 'double_return' ? 2 : 1)]),
  ]);
  return fault === 'timeout_accepted' ? { kind: 'never' } : json(201, payout);
}

/** GET /payouts/{idEnvio}. 404 means that no such payout has been accepted yet. */
export function getPayout(psp: Psp, idEnvio: string): Answer {
  const known = psp.state.payouts.get(idEnvio);
  return known ? json(200, known.document) : problem('PayoutNaoEncontrado');
}

/** How long a payout stays under way whose id nobody sends again. */
const underWayMs = 60_000;

/** Accepts a payout that was under way; it is paid as any other. */
export async function acceptPayout(psp: Psp, job: JobOf<'accept_payout'>): Promise<void> {
  await psp.state.write([
    { kind: 'job', id: job.id, value: null },
    { kind: 'payout', id: job.payout.idEnvio, value: { document: job.payout, refusal: null } },
    settleJob(psp, job.payout.idEnvio, false, 1),
  ]);
}

/** Ends a payout that would be under way for ever; false when there is none of that id. */
export async function endPayout(psp: Psp, idEnvio: string, isPaid: boolean): Promise<boolean> {
  if (psp.state.payouts.get(idEnvio)?.document.status !== 'EM_PROCESSAMENTO') return false;
  await psp.state.write([settleJob(psp, idEnvio, !isPaid, 1)]);
  return true;
}

/** Pays or rejects a payout that was accepted and tells the receiver. */
export async function settlePayout(psp: Psp, job: JobOf<'settle_payout'>): Promise<void> {
  const known = psp.state.payouts.get(job.idEnvio);
  if (!known) throw new Error(`no payout ${job.idEnvio} to settle`);
  const document: WirePayout = job.isRejected
    ? { ...known.document, status: 'NAO_REALIZADO', motivo: rejection }
    : {
        ...known.document,
        status: 'REALIZADO',
        horario: { ...known.document.horario, liquidacao: nowText(psp) },
      };
  await psp.state.write([
    { kind: 'job', id: job.id, value: null },
    { kind: 'payout', id: job.idEnvio, value: { ...known, document } },
    ...callbacks(psp, { payouts: [document] }, job.copies),
  ]);
}

const rejection = 'Conta de destino encerrada ou bloqueada';

function told(payout: StoredPayout): Answer {
  if (!payout.refusal) return json(201, payout.document);
  return { kind: 'problem', status: payout.refusal.status, body: payout.refusal };
}

async function reject(psp: Psp, payout: WirePayout): Promise<StoredPayout> {
  const answer = problem('PayoutRejeitado', [{ razao: rejection, propriedade: 'payout.favorecido' }]);
  const refusal = answer.kind === 'problem' ? answer.body : null;
  const value: StoredPayout = {
    document: { ...payout, status: 'NAO_REALIZADO', motivo: rejection },
    refusal,
  };
  await psp.state.write([{ kind: 'payout', id: payout.idEnvio, value }]);
  return value;
}

function newPayout(psp: Psp, idEnvio: string, request: WirePayoutRequest): WirePayout {
  return {
    ...request,
    idEnvio,
    endToEndId: newEndToEndId({ ispb: psp.ispb, at: new Date(psp.now()) }),
    status: 'EM_PROCESSAMENTO',
    horario: { solicitacao: nowText(psp) },
  };
}

function settleJob(psp: Psp, idEnvio: string, isRejected: boolean, copies: number): Change {
  const id = newToken();
  const dueAt = psp.now() + psp.timing.payoutSettlesMs;
  return { kind: 'job', id, value: { kind: 'settle_payout', id, dueAt, idEnvio, isRejected, copies } };
}

/** A payout's content in one order of fields, or `null` when it breaks the port's shape. */
function checkPayout(body: unknown): WirePayoutRequest | null {
  const fields = asFields(body);
  const cents = parseWireAmount(fields?.valor);
  const favorecido = checkRecipient(fields?.favorecido);
  const descricao = shortText(fields?.descricao, 140);
  if (!cents || !favorecido || descricao === null) return null;
  return { valor: String(fields?.valor), favorecido, ...(descricao ? { descricao } : {}) };
}

/** A person with exactly one destination: a Pix key or an account. */
function checkRecipient(value: unknown): WireRecipient | null {
  const fields = asFields(value);
  const person = checkPerson(value);
  if (!person || (fields?.chave === undefined) === (fields?.contaBanco === undefined)) return null;
  if (fields?.chave !== undefined) {
    const chave = shortText(fields.chave, 77);
    return chave ? { ...person, chave } : null;
  }
  const contaBanco = checkAccount(fields?.contaBanco);
  return contaBanco && { ...person, contaBanco };
}

function checkAccount(value: unknown): WireAccount | null {
  const fields = asFields(value);
  const ispb = matching(fields?.ispb, ispbPattern);
  const agencia = matching(fields?.agencia, /^\d{1,4}$/);
  const conta = matching(fields?.conta, /^[0-9X]{1,20}$/i);
  const tipoConta = oneOf(fields?.tipoConta, ['CORRENTE', 'POUPANCA', 'PAGAMENTO']);
  return ispb && agencia && conta && tipoConta ? { ispb, agencia, conta, tipoConta } : null;
}

function isSameRequest(document: WirePayout, request: WirePayoutRequest): boolean {
  return JSON.stringify(checkPayout(document)) === JSON.stringify(request);
}
