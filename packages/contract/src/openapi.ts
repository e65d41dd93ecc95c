import { z } from 'zod';
import { type Call, idempotencyKeyPattern } from './call.ts';
import { calls } from './calls.ts';
import { errorStatus } from './errors.ts';

type Node = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Node =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Node;

const always = [
  'invalid_input',
  'malformed_body',
  'idempotency_key_invalid',
  'too_many_requests',
  'internal_error',
  'unavailable',
] as const;

/** The OpenAPI 3.1 document of all calls, made from the schemas that the server checks with. */
export function openApiDocument(serverUrl: string): Node {
  const paths: Record<string, Node> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arara',
      version: '0.1.0',
      description:
        'Every answer stands in one envelope: { code, status, message, data }; the HTTP status equals `code`, ' +
        '`message` is in the language of `lang`, and a fail carries `error`. Amounts are decimal text in BRL.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        member: { type: 'http', scheme: 'bearer', description: 'Token of login2 or register2' },
        staff: { type: 'http', scheme: 'bearer', description: 'Token of staff/login' },
      },
      schemas: { Fail: failSchema },
    },
  };
}

const failSchema: Node = {
  type: 'object',
  required: ['code', 'status', 'error', 'message', 'data'],
  properties: {
    code: { type: 'integer' },
    status: { const: 'fail' },
    error: { enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    data: { type: ['object', 'null'] },
    force_offline: { const: true },
  },
};

function operation(call: Call): Node {
  const input = jsonSchema(call.input, 'input');
  const properties = (input.properties ?? {}) as Record<string, Node>;
  const required = new Set((input.required ?? []) as string[]);
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''));
  const outside = Object.entries(properties).filter(([name]) => inPath.has(name) || call.method === 'GET');
  const parameters: Node[] = outside.map(([name, schema]) => ({
    name,
    in: inPath.has(name) ? 'path' : 'query',
    required: inPath.has(name) || required.has(name),
    schema,
  }));
  if (call.method === 'GET')
    parameters.push({ name: 'lang', in: 'query', required: false, schema: { type: 'string' } });
  if (call.idempotent) {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      schema: { type: 'string', pattern: idempotencyKeyPattern.source },
    });
  }
  const bodyProperties = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name)));
  return {
    operationId: call.name,
    summary: call.summary,
    parameters,
    ...(call.method === 'POST' && {
      requestBody: {
        content: {
          'application/json': {
            schema: {
              ...input,
              properties: { ...bodyProperties, lang: { type: 'string' } },
              required: [...required].filter((name) => !inPath.has(name)),
            },
            ...(call.example?.input !== undefined && { example: call.example.input }),
          },
        },
      },
    }),
    ...(call.who !== 'visitor' && { security: [{ [call.who]: [] }] }),
    responses: responses(call),
  };
}

function responses(call: Call): Node {
  const byStatus = new Map<number, string[]>();
  const codes = [
    ...call.errors,
    ...always,
    ...(call.who === 'visitor' ? [] : (['unauthenticated', 'session_expired', 'force_offline'] as const)),
  ];
  for (const code of new Set(codes)) {
    const status = errorStatus[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const data = jsonSchema(call.data, 'output');
  const success = {
    type: 'object',
    required: ['code', 'status', 'message', 'data'],
    properties: { code: { const: 200 }, status: { const: 'success' }, message: { type: 'string' }, data },
  };
  const fails = [...byStatus].map(([status, names]) => [
    String(status),
    {
      description: names.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Fail' } } },
    },
  ]);
  return {
    200: { description: 'Success', content: { 'application/json': { schema: success } } },
    ...Object.fromEntries(fails),
  };
}
