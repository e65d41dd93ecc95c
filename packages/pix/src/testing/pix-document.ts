import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { parse } from 'yaml';

/** A file of the reference material that lies beside the repository; `null` where there is none. */
export function sharedFile(name: string): string | null {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, 'shared', 'reference', 'pix', name);
    if (existsSync(path)) return path;
  }
  return null;
}

/** One exchange of a client with the sandbox. */
export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly sent: unknown;
  readonly status: number;
  readonly contentType: string;
  readonly received: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document is walked by names only it knows
type Node = any;

/** The Central Bank's document as a judge of messages: each function returns what is wrong, or nothing. */
export function openDocument(path: string) {
  const document: Node = corrected(parse(readFileSync(path, 'utf8')));
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: 'pix.json', components: { schemas: document.components.schemas } });

  const faults = (schema: Node, message: unknown, what: string): string[] => {
    const check = ajv.compile(absolute(schema));
    if (check(message)) return [];
    return (check.errors ?? []).map((error) => `${what}${error.instancePath}: ${error.message}`);
  };
  const resolve = (node: Node): Node =>
    node?.$ref
      ? node.$ref
          .slice(2)
          .split('/')
          .reduce((at: Node, key: string) => at[key], document)
      : node;
  const schemaOf = (content: Node): Node => Object.values<Node>(content ?? {})[0]?.schema;

  return {
    /** Faults of a request, its query parameters and its answer. */
    judge(recorded: Recorded): string[] {
      const url = new URL(recorded.path, 'http://x');
      const template = Object.keys(document.paths).find((path) => matches(path, url.pathname));
      const operation = template && document.paths[template][recorded.method.toLowerCase()];
      if (!operation) return [`${recorded.method} ${url.pathname} is not in the document`];
      const what = `${recorded.method} ${template}`;
      const parameters = [
        ...(document.paths[template].parameters ?? []),
        ...(operation.parameters ?? []),
      ].map(resolve);
      const answer = resolve(operation.responses[recorded.status]);
      if (!answer) return [`${what} does not answer ${recorded.status}`];
      const body = schemaOf(resolve(operation.requestBody)?.content);
      const reply = schemaOf(answer.content);
      const type = Object.keys(answer.content ?? {})[0] ?? '';
      return [
        ...parameters.flatMap((one: Node) => parameterFaults(one, url, faults)),
        ...(body ? faults(body, recorded.sent, `${what} sent`) : []),
        ...(reply ? faults(reply, recorded.received, `${what} answered`) : []),
        ...(recorded.contentType.startsWith(type) ? [] : [`${what} answered ${recorded.contentType}`]),
      ];
    },
    /** Faults of a callback body. */
    judgeCallback: (body: unknown): string[] =>
      faults(schemaOf(document.components.requestBodies.WebhookPixBody.content), body, 'callback'),
  };
}

function parameterFaults(
  parameter: Node,
  url: URL,
  faults: (schema: Node, message: unknown, what: string) => string[],
): string[] {
  if (parameter.in !== 'query') return [];
  const text = url.searchParams.get(parameter.name);
  if (text === null) return parameter.required ? [`${parameter.name} is missing`] : [];
  const isNumber = resolveType(parameter) === 'integer';
  return faults(parameter.schema, isNumber ? Number(text) : text, `query ${parameter.name}`);
}

function resolveType(parameter: Node): unknown {
  return parameter.schema?.type;
}

function matches(template: string, pathname: string): boolean {
  // /{pixUrlAccessToken} would match every one-part path.
  if (template.startsWith('/{')) return false;
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
}

/** References inside the document, seen from a schema of its own. */
function absolute(schema: Node): Node {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"pix.json#/components'));
}

/**
 * The document's own mistakes, put right so that it can judge at all:
 * - patterns written as /^...$/ with the slashes inside, which match nothing;
 * - patterns without anchors, which match anything containing them;
 * - `location` as format uri, though every example leaves the scheme out;
 * - PixConsultados demanding `cobs` where its example and its properties have `pix`;
 * - CobsConsultadas demanding an `idCob` that exists nowhere.
 */
function corrected(document: Node): Node {
  const text = JSON.stringify(document, (key, node) => {
    if (key === 'pattern' && typeof node === 'string') {
      const bare = node.replace(/^\/?\^?/, '').replace(/\$?\/?$/, '');
      return `^(${bare})$`;
    }
    if (key === 'location' && node?.format === 'uri') return { ...node, format: undefined };
    return node;
  });
  const fixed: Node = JSON.parse(text);
  fixed.components.schemas.PixConsultados.required = ['parametros', 'pix'];
  fixed.components.schemas.CobsConsultadas.properties.cobs.items.allOf[1].required = ['status', 'txid'];
  return fixed;
}

/** A fetch that keeps what passed through it, token calls and payouts left out. */
export function recordingFetch(baseUrl: () => string) {
  const recorded: Recorded[] = [];
  const fetchAndRecord: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const path = String(input).slice(baseUrl().length);
    if (path.startsWith('/cob') || path.startsWith('/pix') || path.startsWith('/webhook')) {
      const text = await response.clone().text();
      recorded.push({
        method: init?.method ?? 'GET',
        path,
        sent: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        received: text === '' ? undefined : JSON.parse(text),
      });
    }
    return response;
  };
  return { recorded, fetch: fetchAndRecord };
}
