import type { Cents } from '@arara/money';
import { formatWireAmount, isWireAmount, parseWireAmount } from '../wire/amount.ts';
import {
  type PayoutStatus,
  payoutStatuses,
  type WireAccount,
  type WirePayoutRequest,
} from '../wire/documents.ts';
import { asFields, instantOrNull, matching, oneOf } from '../wire/fields.ts';
import { endToEndIdPattern, ispbPattern, ownIdPattern } from '../wire/formats.ts';
import type { Refused } from './outcome.ts';
import { type Person, toWirePerson } from './person.ts';
import { refuseUnsent } from './problem.ts';

/** Money sent out. The id is ours: a repeat with it and the same content never pays twice. */
export interface NewPayout {
  readonly id: string;
  readonly amountCents: Cents;
  readonly recipient: Person;
  readonly to: PayoutDestination;
  /** Shown to the recipient, up to 140 characters. */
  readonly note?: string;
}

export type PayoutDestination =
  | { readonly kind: 'key'; readonly key: string }
  | {
      readonly kind: 'account';
      /** Eight characters naming the institution. */
      readonly ispb: string;
      readonly branch: string;
      readonly account: string;
      readonly accountType: 'checking' | 'savings' | 'payment';
    };

export interface Payout {
  readonly id: string;
  readonly amountCents: Cents;
  readonly status: PayoutStatus;
  readonly endToEndId: string | null;
  /** Why it was not paid, in the institution's words. */
  readonly reason: string | null;
  readonly requestedAt: Date | null;
  readonly settledAt: Date | null;
}

const accountTypes = {
  checking: 'CORRENTE',
  savings: 'POUPANCA',
  payment: 'PAGAMENTO',
} as const satisfies Record<string, WireAccount['tipoConta']>;

/** The body of PUT /payouts/{idEnvio}, or why it would be refused. */
export function payoutRequest(payout: NewPayout): WirePayoutRequest | Refused {
  const refuse = (property: string, reason: string) =>
    refuseUnsent('PayoutOperacaoInvalida', property, reason);
  if (!ownIdPattern.test(payout.id)) return refuse('payout.idEnvio', 'an id has 1 to 35 letters or digits');
  if (!isWireAmount(payout.amountCents)) return refuse('payout.valor', 'the amount must be above zero');
  if ((payout.note?.length ?? 0) > 140) return refuse('payout.descricao', 'at most 140 characters');
  const person = toWirePerson(payout.recipient);
  if (person === null) return refuse('payout.favorecido', 'the recipient needs a name and a CPF or CNPJ');
  const destination = wireDestination(payout.to);
  if (destination === null) return refuse('payout.favorecido', 'neither a Pix key nor a bank account');
  return {
    valor: formatWireAmount(payout.amountCents),
    favorecido: { ...person, ...destination },
    ...(payout.note ? { descricao: payout.note } : {}),
  };
}

function wireDestination(to: PayoutDestination): { chave: string } | { contaBanco: WireAccount } | null {
  if (to.kind === 'key') return to.key === '' || to.key.length > 77 ? null : { chave: to.key };
  if (!ispbPattern.test(to.ispb) || !/^\d{1,4}$/.test(to.branch) || !/^[0-9X]{1,20}$/i.test(to.account)) {
    return null;
  }
  const tipoConta = accountTypes[to.accountType];
  return { contaBanco: { ispb: to.ispb, agencia: to.branch, conta: to.account, tipoConta } };
}

/** Reads a payout from an answer or a callback; `null` when id, amount or status are missing or malformed. */
export function parsePayout(value: unknown): Payout | null {
  const fields = asFields(value);
  const id = matching(fields?.idEnvio, ownIdPattern);
  const amountCents = parseWireAmount(fields?.valor);
  const status = oneOf(fields?.status, payoutStatuses);
  if (!fields || id === null || amountCents === null || status === null) return null;
  const times = asFields(fields.horario);
  return {
    id,
    amountCents,
    status,
    endToEndId: matching(fields.endToEndId, endToEndIdPattern),
    reason: matching(fields.motivo, /./),
    requestedAt: instantOrNull(times?.solicitacao),
    settledAt: instantOrNull(times?.liquidacao),
  };
}
