import { randomUUID } from 'node:crypto';
import { type Call, openApiDocument } from '@arara/contract';
import { newCpf } from '../../../apps/server/src/testing/new-member.ts';

/** A value that each field usually takes, so that the others of a request get past the schema with it. */
const usual: Record<string, () => unknown> = {
  account: () => `fulano_${randomUUID().slice(0, 8)}`,
  name: () => 'Pessoa de Teste',
  password: () => 'maracuja-verde-7',
  password_confirmation: () => 'maracuja-verde-7',
  current_password: () => 'maracuja-verde-7',
  new_password: () => 'outra-senha-boa-8',
  new_password_confirmation: () => 'outra-senha-boa-8',
  qk_pwd: () => '482913',
  qk_pwd_confirmation: () => '482913',
  realname: () => 'Pessoa de Teste',
  cpf: newCpf,
  birth_date: () => '1990-04-12',
  phone: () => '11987654321',
  terms_accepted: () => true,
  money: () => '20.00',
  stake: () => '1.00',
  game: () => 'dados-de-ouro',
  client_seed: () => 'semente',
  page: () => 1,
  page_size: () => 20,
  email: () => 'ninguem@arara.test',
  value: () => '11987654321',
  holder_name: () => 'Pessoa de Teste',
  reason: () => 'motivo',
  direction: () => 'over',
  target: () => 5_000,
};
type Schema = { type?: string; enum?: unknown[]; format?: string };
type Shape = { properties: Record<string, Schema>; required: string[] };
type Operation = {
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Shape } } };
};

const { paths } = openApiDocument('http://127.0.0.1') as { paths: Record<string, Record<string, Operation>> };

/** The fields of a call as the published document tells them. */
export function shapeOf(call: Call): Shape {
  const operation = paths[call.path]?.[call.method.toLowerCase()];
  if (!operation) throw new Error(`${call.name} is not in the document`);
  const body = operation.requestBody?.content['application/json'].schema;
  const outside = operation.parameters.filter((parameter) => parameter.in !== 'header');
  return {
    properties: {
      ...body?.properties,
      ...Object.fromEntries(outside.map(({ name, schema }) => [name, schema])),
    },
    required: [...(body?.required ?? []), ...outside.filter((one) => one.required).map(({ name }) => name)],
  };
}

/** An input that gets past the schema of a call. */
export function usualInput(call: Call): Record<string, unknown> {
  const { properties, required } = shapeOf(call);
  const names = [...new Set([...required, ...Object.keys(properties).filter((name) => name in usual)])];
  return Object.fromEntries(
    names.map((name) => {
      const { enum: choices, format } = properties[name] ?? {};
      if (choices) return [name, choices[0]];
      return [name, format === 'uuid' ? randomUUID() : (usual[name]?.() ?? 'x')];
    }),
  );
}
