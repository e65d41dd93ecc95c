import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';
import { errorStatus } from './errors.ts';
import { openApiDocument } from './openapi.ts';

type Operation = {
  operationId: string;
  summary: string;
  security?: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: { 'application/json': { schema: { properties: object; required: string[] } } } };
  responses: Record<string, { description: string; content: { 'application/json': { schema: object } } }>;
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, { type: string }> };
};

const document = JSON.parse(JSON.stringify(openApiDocument('https://arara.example'))) as Document;
const operationOf = (call: (typeof calls)[number]) => document.paths[call.path]?.[call.method.toLowerCase()];

test('the contract names every call once, by name and by method and path', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
});

test('the document is OpenAPI 3.1 and survives JSON', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: 'Arara', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(document.servers).toEqual([{ url: 'https://arara.example' }]);
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((one) => one.operationId),
  );
  expect(ids.toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
});

test('every reference in the document leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  expect(references.length).toBeGreaterThan(0);
  for (const reference of new Set(references)) {
    const [root, ...steps] = reference.split('/');
    expect(root, reference).toBe('#');
    let node: unknown = document;
    for (const step of steps) node = (node as Record<string, unknown> | undefined)?.[step];
    expect(node, reference).toBeDefined();
  }
});

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_, call) => {
  test('stands in the document with its input, answers and all its errors', () => {
    const operation = operationOf(call);
    if (!operation) throw new Error('not in the document');
    expect(operation.summary).toBe(call.summary);
    const places = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name).toSorted()).toEqual(places.toSorted());
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect('requestBody' in operation).toBe(call.method === 'POST');
    expect(operation.security).toEqual(call.who === 'visitor' ? undefined : [{ [call.who]: [] }]);
    const key = operation.parameters.find(({ name }) => name === 'Idempotency-Key');
    expect(key?.required).toBe(call.idempotent);
    if (key) expect(key.schema).toEqual({ type: 'string', pattern: '^[\\x21-\\x7e]{1,100}$' });
    expect(operation.responses['200']?.content['application/json'].schema).toMatchObject({
      required: ['code', 'status', 'message', 'data'],
    });
    const needsLogin = call.who === 'visitor' ? [] : (['unauthenticated', 'session_expired'] as const);
    for (const error of [
      ...call.errors,
      ...needsLogin,
      'invalid_input',
      'idempotency_key_invalid',
      'too_many_requests',
      'unavailable',
    ] as const) {
      const described = operation.responses[String(errorStatus[error])]?.description.split(', ');
      expect(described, error).toContain(error);
    }
  });

  test('says nothing of an example that its own input would refuse', () => {
    if (call.example?.input !== undefined)
      expect(call.input.safeParse(call.example.input).success).toBe(true);
  });
});
