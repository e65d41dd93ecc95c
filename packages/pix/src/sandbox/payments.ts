import type { Cents } from '@arara/money';
import { newEndToEndId } from '../client/ids.ts';
import { formatWireAmount, isWireAmount } from '../wire/amount.ts';
import type { WireCharge, WirePerson, WirePix } from '../wire/documents.ts';
import { expiresAt } from './charges.ts';
import { checkPerson } from './check-charge.ts';
import { callbacks } from './deliveries.ts';
import type { Faults } from './faults.ts';
import type { JobOf, Payment } from './jobs.ts';
import { nowText, type Psp } from './psp.ts';
import { newToken } from './secrets.ts';
import type { Change } from './store.ts';

/** A payer at the bank. Left out, the payer is the charge's debtor and the amount the charge's. */
export interface PayOrder {
  readonly txid: string;
  /** Eleven digits. */
  readonly payerCpf?: string | undefined;
  readonly payerName?: string | undefined;
  readonly amountCents?: Cents | undefined;
  /** The order is accepted now and settles this much later, perhaps after the charge has expired. */
  readonly afterMs?: number | undefined;
}

export type PayResult =
  | { readonly kind: 'ok'; readonly endToEndId: string }
  | { readonly kind: 'refused'; readonly reason: 'not_found' | 'already_paid' | 'removed' | 'expired' };

const someone = { cpf: '52998224725', nome: 'Pagador de Teste' };
const someoneElse = { cpf: '11144477735', nome: 'Outro Pagador de Teste' };

/** Pays a charge as the payer's bank would: checks that it can be paid, then settles at once or later. */
export async function pay(psp: Psp, order: PayOrder): Promise<PayResult> {
  const charge = psp.state.charges.get(order.txid);
  if (!charge) return { kind: 'refused', reason: 'not_found' };
  const fault = psp.faults.take('payment');
  const { document } = charge;
  if (document.status === 'CONCLUIDA') return { kind: 'refused', reason: 'already_paid' };
  if (fault?.kind !== 'late') {
    if (document.status !== 'ATIVA') return { kind: 'refused', reason: 'removed' };
    if (psp.now() >= expiresAt(charge)) return { kind: 'refused', reason: 'expired' };
  }
  const endToEndId = newEndToEndId({ ispb: psp.ispb, at: new Date(psp.now()) });
  const payment = paymentOf(endToEndId, document, order, fault);
  const afterMs = order.afterMs ?? 0;
  if (afterMs <= 0) {
    await psp.state.write(settlement(psp, payment));
    return { kind: 'ok', endToEndId };
  }
  const id = newToken();
  const value: JobOf<'settle_payment'> = { kind: 'settle_payment', id, dueAt: psp.now() + afterMs, payment };
  await psp.state.write([{ kind: 'job', id, value }]);
  return { kind: 'ok', endToEndId };
}

/** Settles a payment that was ordered earlier. */
export async function settlePayment(psp: Psp, job: JobOf<'settle_payment'>): Promise<void> {
  await psp.state.write([{ kind: 'job', id: job.id, value: null }, ...settlement(psp, job.payment)]);
}

/** The Pix, the charge it closes and the callback. A charge paid in the meantime takes no second Pix. */
function settlement(psp: Psp, payment: Payment): Change[] {
  const charge = psp.state.charges.get(payment.txid);
  if (!charge || charge.document.status === 'CONCLUIDA') return [];
  const { chave, status } = charge.document;
  const pix: WirePix = {
    endToEndId: payment.endToEndId,
    txid: payment.txid,
    valor: payment.valor,
    componentesValor: { original: { valor: payment.valor } },
    chave,
    horario: nowText(psp),
    pagador: payment.pagador,
  };
  const document = { ...charge.document, status: status === 'ATIVA' ? ('CONCLUIDA' as const) : status };
  const paidBy = [...charge.paidBy, pix.endToEndId];
  return [
    { kind: 'pix', id: pix.endToEndId, value: pix },
    { kind: 'charge', id: payment.txid, value: { document, paidBy } },
    ...callbacks(psp, { pix: [pix] }),
  ];
}

function paymentOf(
  endToEndId: string,
  document: Omit<WireCharge, 'pix'>,
  order: PayOrder,
  fault: Faults['payment'],
): Payment {
  const amount = fault?.kind === 'wrong_amount' ? fault.amountCents : order.amountCents;
  if (amount !== undefined && !isWireAmount(amount)) throw new RangeError(`cannot pay ${amount} centavos`);
  return {
    endToEndId,
    txid: document.txid,
    valor: amount === undefined ? document.valor.original : formatWireAmount(amount),
    pagador: checkedPayer(payerOf(document.devedor, order, fault)),
  };
}

function checkedPayer(payer: WirePerson): WirePerson {
  if (checkPerson(payer)) return payer;
  throw new RangeError('a payer has a name and eleven digits of CPF');
}

function payerOf(debtor: WirePerson | undefined, order: PayOrder, fault: Faults['payment']): WirePerson {
  const isDebtor = (cpf: string) => debtor !== undefined && 'cpf' in debtor && debtor.cpf === cpf;
  if (fault?.kind === 'other_payer') {
    const other = isDebtor(someoneElse.cpf) ? someone : someoneElse;
    return { cpf: fault.cpf ?? other.cpf, nome: fault.name ?? other.nome };
  }
  if (order.payerCpf === undefined)
    return { ...(debtor ?? someone), nome: order.payerName ?? debtor?.nome ?? someone.nome };
  const nome = order.payerName ?? (isDebtor(order.payerCpf) ? debtor?.nome : undefined) ?? someoneElse.nome;
  return { cpf: order.payerCpf, nome };
}
