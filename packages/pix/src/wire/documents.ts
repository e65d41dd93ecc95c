/**
 * The JSON of the Central Bank's Pix API 2.9.0, as far as it is spoken here, and of the payout port
 * that continues it. Names are the wire's; amounts are strings such as "123.45"; instants RFC 3339.
 */
export type ChargeStatus = 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP';
export type RefundStatus = 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';
export type PayoutStatus = 'EM_PROCESSAMENTO' | 'REALIZADO' | 'NAO_REALIZADO';
type RefundNature = 'ORIGINAL' | 'RETIRADA' | 'MED_OPERACIONAL' | 'MED_FRAUDE' | 'MED_PIX_AUTOMATICO';

export const chargeStatuses = [
  'ATIVA',
  'CONCLUIDA',
  'REMOVIDA_PELO_USUARIO_RECEBEDOR',
  'REMOVIDA_PELO_PSP',
] as const satisfies readonly ChargeStatus[];
export const refundStatuses = [
  'EM_PROCESSAMENTO',
  'DEVOLVIDO',
  'NAO_REALIZADO',
] as const satisfies readonly RefundStatus[];
export const payoutStatuses = [
  'EM_PROCESSAMENTO',
  'REALIZADO',
  'NAO_REALIZADO',
] as const satisfies readonly PayoutStatus[];

/** PessoaFisica or PessoaJuridica. */
export type WirePerson =
  | { readonly cpf: string; readonly nome: string }
  | { readonly cnpj: string; readonly nome: string };

export interface WireChargeRequest {
  readonly calendario: { readonly expiracao: number };
  readonly devedor?: WirePerson;
  readonly valor: { readonly original: string };
  readonly chave: string;
  readonly solicitacaoPagador?: string;
  readonly infoAdicionais?: readonly { readonly nome: string; readonly valor: string }[];
}

export interface WireCharge extends WireChargeRequest {
  readonly calendario: { readonly criacao: string; readonly expiracao: number };
  readonly txid: string;
  readonly revisao: number;
  readonly loc: WireLocation;
  readonly location: string;
  readonly status: ChargeStatus;
  readonly pixCopiaECola: string;
  readonly pix?: readonly WirePix[];
}

interface WireLocation {
  readonly id: number;
  readonly txid: string;
  readonly location: string;
  readonly tipoCob: 'cob';
  readonly criacao: string;
}

/**
 * A received Pix. `pagador` is not in the Central Bank's schema, which says nothing about the payer;
 * institutions add it under this name, and the document tells clients to expect added fields.
 */
export interface WirePix {
  readonly endToEndId: string;
  readonly txid?: string;
  readonly valor: string;
  readonly chave?: string;
  readonly horario: string;
  readonly infoPagador?: string;
  readonly pagador?: WirePerson;
  readonly componentesValor?: { readonly original: { readonly valor: string } };
  readonly devolucoes?: readonly WireRefund[];
}

export interface WireRefund {
  readonly id: string;
  readonly rtrId: string;
  readonly valor: string;
  readonly natureza: RefundNature;
  readonly descricao?: string;
  readonly horario: { readonly solicitacao: string; readonly liquidacao?: string };
  readonly status: RefundStatus;
  readonly motivo?: string;
}

/** PUT /payouts/{idEnvio}: who gets the money, by Pix key or by account, always with their document. */
export type WireRecipient = WirePerson & { readonly chave?: string; readonly contaBanco?: WireAccount };

export interface WireAccount {
  readonly ispb: string;
  readonly agencia: string;
  readonly conta: string;
  readonly tipoConta: 'CORRENTE' | 'POUPANCA' | 'PAGAMENTO';
}

export interface WirePayoutRequest {
  readonly valor: string;
  readonly favorecido: WireRecipient;
  readonly descricao?: string;
}

export interface WirePayout extends WirePayoutRequest {
  readonly idEnvio: string;
  readonly endToEndId: string;
  readonly status: PayoutStatus;
  readonly horario: { readonly solicitacao: string; readonly liquidacao?: string };
  readonly motivo?: string;
}

/** RFC 7807, as the document's `Problema`. */
export interface WireProblem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly violacoes?: readonly WireViolation[];
}

export interface WireViolation {
  readonly razao: string;
  readonly propriedade: string;
  readonly valor?: string;
}

/** Where the document's problem types live. */
export const problemTypeRoot = 'https://pix.bcb.gov.br/api/v2/error/';
