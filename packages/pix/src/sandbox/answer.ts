import { problemTypeRoot, type WireProblem, type WireViolation } from '../wire/documents.ts';

/** What a call is answered with; `never` keeps the caller waiting until it gives up. */
export type Answer =
  | { readonly kind: 'json'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'problem'; readonly status: number; readonly body: WireProblem }
  | { readonly kind: 'empty'; readonly status: number }
  | { readonly kind: 'never' };

export function json(status: number, body: unknown): Answer {
  return { kind: 'json', status, body };
}

export function empty(status: number): Answer {
  return { kind: 'empty', status };
}

const titles = {
  RequisicaoInvalida: [400, 'Requisição inválida.'],
  AcessoNegado: [403, 'Acesso Negado'],
  NaoEncontrado: [404, 'Não Encontrado'],
  CobNaoEncontrado: [404, 'Cobrança não encontrada para o txid informado.'],
  CobOperacaoInvalida: [400, 'Cobrança inválida.'],
  CobConsultaInvalida: [400, 'Consulta inválida.'],
  PixNaoEncontrado: [404, 'Pix não encontrado para o e2eid informado.'],
  PixConsultaInvalida: [400, 'Consulta inválida.'],
  PixDevolucaoInvalida: [400, 'Devolução inválida.'],
  PixDevolucaoNaoEncontrada: [404, 'Devolução não encontrada.'],
  WebhookOperacaoInvalida: [400, 'Webhook inválido.'],
  WebhookNaoEncontrado: [404, 'Webhook não encontrado.'],
  // The payout port continues the document's naming.
  PayoutOperacaoInvalida: [400, 'Pagamento inválido.'],
  PayoutNaoEncontrado: [404, 'Pagamento não encontrado para o idEnvio informado.'],
  PayoutConflito: [409, 'O idEnvio já foi usado com outro conteúdo.'],
  PayoutEmAndamento: [409, 'O idEnvio está em andamento.'],
  PayoutRejeitado: [422, 'Pagamento rejeitado.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemName = keyof typeof titles;

/** An RFC 7807 answer of a type the document names; `status` only where it differs from the type's own. */
export function problem(
  name: ProblemName,
  violacoes: readonly WireViolation[] = [],
  status?: number,
): Answer {
  const [usual, title] = titles[name];
  const body: WireProblem = {
    type: `${problemTypeRoot}${name}`,
    title,
    status: status ?? usual,
    ...(violacoes[0] ? { detail: violacoes[0].razao, violacoes } : {}),
  };
  return { kind: 'problem', status: body.status, body };
}

/** A problem with a single violation. */
export function violation(name: ProblemName, propriedade: string, razao: string): Answer {
  return problem(name, [{ razao, propriedade }]);
}
