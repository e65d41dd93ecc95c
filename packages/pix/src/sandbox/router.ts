import { type Answer, problem } from './answer.ts';
import { getCharge, listCharges, patchCharge, putCharge } from './charges.ts';
import { getPayout, putPayout } from './payouts.ts';
import type { Psp } from './psp.ts';
import { getPix, listPix } from './received.ts';
import { getRefund, putRefund } from './refunds.ts';
import type { Tokens } from './tokens.ts';
import { deleteWebhook, getWebhook, putWebhook } from './webhooks.ts';

/** A call, freed from HTTP's details. */
export interface SandboxRequest {
  readonly method: string;
  /** With the query string, below the sandbox's base path: `/cob/abc?revisao=1`. */
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

const roots = new Set(['oauth', 'cob', 'pix', 'webhook', 'payouts']);

/** Whether a path is the sandbox's to answer. */
export function isPspPath(path: string): boolean {
  return roots.has(path.split('/')[1] ?? '');
}

/** Answers a call. Nothing is told before it is durable. */
export async function route(psp: Psp, tokens: Tokens, request: SandboxRequest): Promise<Answer> {
  const url = new URL(request.url, 'http://psp');
  const call = `${request.method} ${url.pathname}`;
  if (call === 'POST /oauth/token') return tokens.issue(request.authorization, request.body);
  if (!tokens.accepts(request.authorization)) return problem('AcessoNegado', [], 401);
  const path = decodePath(url.pathname);
  const body = parseBody(request.body);
  if (path === null || body === undefined) return problem('RequisicaoInvalida');
  const answer = await dispatch(psp, request.method, path, url.searchParams, body);
  await psp.state.settled();
  return answer;
}

function dispatch(
  psp: Psp,
  method: string,
  path: readonly string[],
  query: URLSearchParams,
  body: unknown,
): Answer | Promise<Answer> {
  const [root = '', id = '', , subId = ''] = path;
  switch (`${method} ${shapeOf(path)}`) {
    case 'GET /cob':
      return listCharges(psp, query);
    case 'PUT /cob/*':
      return putCharge(psp, id, body);
    case 'PATCH /cob/*':
      return patchCharge(psp, id, body);
    case 'GET /cob/*':
      return getCharge(psp, id, query);
    case 'GET /pix':
      return listPix(psp, query);
    case 'GET /pix/*':
      return getPix(psp, id);
    case 'PUT /pix/*/devolucao/*':
      return putRefund(psp, id, subId, body);
    case 'GET /pix/*/devolucao/*':
      return getRefund(psp, id, subId);
    case 'PUT /webhook/*':
      return putWebhook(psp, id, body);
    case 'GET /webhook/*':
      return getWebhook(psp, id);
    case 'DELETE /webhook/*':
      return deleteWebhook(psp, id);
    case 'PUT /payouts/*':
      return putPayout(psp, id, body);
    case 'GET /payouts/*':
      return getPayout(psp, id);
    default:
      return problem('NaoEncontrado', [{ razao: `${method} não é atendido aqui`, propriedade: root }]);
  }
}

/** The path with every second part, an id, as a star. */
function shapeOf(path: readonly string[]): string {
  return path.map((part, index) => `/${index % 2 === 1 ? '*' : part}`).join('');
}

function decodePath(pathname: string): string[] | null {
  try {
    return pathname.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** `undefined` for text that is not JSON, `null` for no text. */
function parseBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
