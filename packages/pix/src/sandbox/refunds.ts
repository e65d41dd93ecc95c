import type { Cents } from '@arara/money';
import { newRefundId, newReturnId } from '../client/ids.ts';
import { formatWireAmount, parseWireAmount } from '../wire/amount.ts';
import type { WirePix, WireRefund } from '../wire/documents.ts';
import { asFields } from '../wire/fields.ts';
import { ownIdPattern } from '../wire/formats.ts';
import { type Answer, json, problem, violation } from './answer.ts';
import { shortText } from './check-charge.ts';
import { callbacks } from './deliveries.ts';
import type { JobOf } from './jobs.ts';
import { nowText, type Psp } from './psp.ts';
import { newToken } from './secrets.ts';
import type { Change } from './store.ts';

/** How long after it settled a Pix can be returned (document, `PixDevolucaoInvalida`). */
const refundWindowMs = 90 * 24 * 3600 * 1000;

/** PUT /pix/{e2eid}/devolucao/{id}. The same request again is answered with the refund as it stands. */
export async function putRefund(psp: Psp, endToEndId: string, id: string, body: unknown): Promise<Answer> {
  const refuse = (propriedade: string, razao: string) =>
    violation('PixDevolucaoInvalida', propriedade, razao);
  const pix = psp.state.pix.get(endToEndId);
  if (!pix) return problem('PixNaoEncontrado');
  const fields = asFields(body);
  const cents = parseWireAmount(fields?.valor);
  const descricao = shortText(fields?.descricao, 140);
  const nature = fields?.natureza ?? 'ORIGINAL';
  if (!ownIdPattern.test(id)) return refuse('devolucao.id', 'O campo id não respeita o schema.');
  if (!cents || descricao === null || nature !== 'ORIGINAL') {
    return refuse('devolucao.valor', 'A requisição de devolução não respeita o schema.');
  }
  const known = pix.devolucoes?.find((refund) => refund.id === id);
  if (known) {
    const isSame = parseWireAmount(known.valor) === cents && (known.descricao ?? '') === descricao;
    if (isSame && known.natureza === 'ORIGINAL') return json(201, known);
    return refuse('devolucao.id', 'O id já foi utilizado por outra requisição de devolução.');
  }
  if (psp.now() > Date.parse(pix.horario) + refundWindowMs) {
    return refuse('e2eid', 'A requisição viola a janela de 90 dias para devoluções.');
  }
  if (cents > remaining(pix)) {
    return refuse('devolucao.valor', 'As devoluções excederiam o valor do pix originário.');
  }
  return json(201, await accept(psp, pix, newRefund(psp, id, cents, descricao)));
}

/** GET /pix/{e2eid}/devolucao/{id}. */
export function getRefund(psp: Psp, endToEndId: string, id: string): Answer {
  const pix = psp.state.pix.get(endToEndId);
  const refund = pix?.devolucoes?.find((one) => one.id === id);
  return refund ? json(200, refund) : problem('PixDevolucaoNaoEncontrada');
}

/** Ends a refund that was accepted and tells the receiver. */
export async function settleRefund(psp: Psp, job: JobOf<'settle_refund'>): Promise<void> {
  const pix = psp.state.pix.get(job.endToEndId);
  const refund = pix?.devolucoes?.find((one) => one.id === job.refundId);
  if (!pix || !refund) throw new Error(`no refund ${job.refundId} to settle`);
  const settled: WireRefund = job.isRejected
    ? { ...refund, status: 'NAO_REALIZADO', motivo: 'Rejeitada pela instituição do pagador' }
    : { ...refund, status: 'DEVOLVIDO', horario: { ...refund.horario, liquidacao: nowText(psp) } };
  const value = withRefund(pix, settled);
  await psp.state.write([
    { kind: 'job', id: job.id, value: null },
    { kind: 'pix', id: pix.endToEndId, value },
    ...callbacks(psp, { pix: [value] }),
  ]);
}

export interface ForcedReturn {
  readonly endToEndId: string;
  /** Default: all that has not been returned yet. */
  readonly amountCents?: Cents | undefined;
  readonly cause?: 'fraud' | 'operational' | undefined;
}

/** Takes a received Pix back at the payer's institution's demand (MED), and tells the receiver. `null`: nothing to take. */
export async function forceReturn(psp: Psp, order: ForcedReturn): Promise<WireRefund | null> {
  const pix = psp.state.pix.get(order.endToEndId);
  if (!pix) return null;
  const cents = order.amountCents ?? remaining(pix);
  if (cents <= 0n || cents > remaining(pix)) return null;
  const refund = newRefund(psp, newRefundId(), cents, '');
  const forced: WireRefund = {
    ...refund,
    natureza: order.cause === 'operational' ? 'MED_OPERACIONAL' : 'MED_FRAUDE',
    ...(psp.faults.take('refund') !== 'never_ends' && {
      status: 'DEVOLVIDO',
      horario: { ...refund.horario, liquidacao: nowText(psp) },
    }),
  };
  const value = withRefund(pix, forced);
  await psp.state.write([{ kind: 'pix', id: pix.endToEndId, value }, ...callbacks(psp, { pix: [value] })]);
  return forced;
}

async function accept(psp: Psp, pix: WirePix, refund: WireRefund): Promise<WireRefund> {
  const fault = psp.faults.take('refund');
  await psp.state.write([
    { kind: 'pix', id: pix.endToEndId, value: withRefund(pix, refund) },
    ...(fault === 'never_ends' ? [] : [settleJob(psp, pix, refund, fault === 'rejected_later')]),
  ]);
  return refund;
}

/** Ends the refunds of a Pix that would be under way for ever; false when none is. */
export async function endRefund(psp: Psp, endToEndId: string, isDone: boolean): Promise<boolean> {
  const pix = psp.state.pix.get(endToEndId);
  const open = (pix?.devolucoes ?? []).filter(({ status }) => status === 'EM_PROCESSAMENTO');
  if (!pix || open.length === 0) return false;
  await psp.state.write(open.map((refund) => settleJob(psp, pix, refund, !isDone)));
  return true;
}

function settleJob(psp: Psp, pix: WirePix, refund: WireRefund, isRejected: boolean): Change {
  const id = newToken();
  const dueAt = psp.now() + psp.timing.refundSettlesMs;
  const { endToEndId } = pix;
  const job = { kind: 'settle_refund', id, dueAt, endToEndId, refundId: refund.id, isRejected } as const;
  return { kind: 'job', id, value: job };
}

function newRefund(psp: Psp, id: string, cents: Cents, descricao: string): WireRefund {
  return {
    id,
    rtrId: newReturnId({ ispb: psp.ispb, at: new Date(psp.now()) }),
    valor: formatWireAmount(cents),
    natureza: 'ORIGINAL',
    ...(descricao ? { descricao } : {}),
    horario: { solicitacao: nowText(psp) },
    status: 'EM_PROCESSAMENTO',
  };
}

/** What of a Pix has neither been returned nor is being returned. */
function remaining(pix: WirePix): Cents {
  const returned = (pix.devolucoes ?? []).filter((refund) => refund.status !== 'NAO_REALIZADO');
  const total = returned.reduce((sum, refund) => sum + (parseWireAmount(refund.valor) ?? 0n), 0n);
  return (parseWireAmount(pix.valor) ?? 0n) - total;
}

function withRefund(pix: WirePix, refund: WireRefund): WirePix {
  const others = (pix.devolucoes ?? []).filter((one) => one.id !== refund.id);
  return { ...pix, devolucoes: [...others, refund] };
}
