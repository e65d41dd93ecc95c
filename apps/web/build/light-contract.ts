import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { evaluate } from './evaluate.ts';

const contract = fileURLToPath(new URL('../../../packages/contract/src/', import.meta.url));
const client = join(contract, 'client.ts');
const cpf = join(contract, 'cpf.ts');
const id = '\0light-contract';

/** Reads a schema when it runs: `identity.login.input`, `fields.phone`; not `typeof identity.login.input`. */
const readsSchemas =
  /(?<!typeof )\b(?:agency|calls|chat|fair|games|identity|information|live|loyalty|payments|platforms|promotions|protection|support|wallet)\.\w+\.(?:input|data)\b/;
const importsLight = /^import \{[^}]*\} from '@arara\/contract';/m;

/**
 * In the browser `@arara/contract` is what making calls needs: names, methods, paths and lists of words, without the
 * schemas that the server answers by. Forms that check by a schema import `@arara/contract/schemas`, which brings zod with
 * it. A module that reads schemas from the light one would find nothing there: the build refuses it.
 */
export function lightContract(): Plugin {
  const light = evaluate(join(contract, 'index.ts')).then(lightExports);
  return {
    name: 'light-contract',
    enforce: 'pre',
    resolveId: (source) => (source === '@arara/contract' ? id : source.startsWith(id) ? source : null),
    load: async (loaded) => {
      if (!loaded.startsWith(id)) return null;
      const [, area = '', name = ''] = loaded.split('/');
      return { code: lightModule(await light, area, name), moduleSideEffects: false };
    },
    transform: (code, file) => {
      if (!file.includes('/apps/web/src/')) return null;
      if (importsLight.test(code) && readsSchemas.test(code))
        throw new Error(`${file} reads schemas: import them from @arara/contract/schemas`);
      return null;
    },
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isPlain = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isPlain)) ||
  (isObject(value) &&
    [Object.prototype, null].includes(Object.getPrototypeOf(value)) &&
    Object.values(value).every(isPlain));

/** Of every area what the browser needs: calls without their schemas, and the lists of words beside them. */
type Light = ReadonlyMap<string, unknown>;

function lightExports(full: Record<string, unknown>): Light {
  const light = new Map<string, unknown>();
  for (const [name, value] of Object.entries(full)) {
    if (name === 'calls' || name === 'fields' || !isObject(value)) continue;
    if (isPlain(value)) light.set(name, value);
    else if (Object.values(value).some(isCall)) light.set(name, lightArea(value));
  }
  return light;
}

function lightArea(area: Record<string, unknown>): Light {
  const light = new Map<string, unknown>();
  for (const [name, value] of Object.entries(area)) {
    if (isPlain(value)) light.set(name, value);
    else if (isCall(value)) light.set(name, lightCall(value));
  }
  return light;
}

/** A module each for the whole, an area and a name in it: a page brings those names alone that it uses. */
function lightModule(light: Light, area: string, name: string): string {
  const names = light.get(area);
  if (name !== '') return `export default ${JSON.stringify(names instanceof Map ? names.get(name) : null)};`;
  if (names instanceof Map) {
    return [...names.keys()]
      .map((key) => `export { default as ${key} } from ${JSON.stringify(`${id}/${area}/${key}`)};`)
      .join('\n');
  }
  const lines = [...light].map(([key, value]) =>
    value instanceof Map
      ? `export * as ${key} from ${JSON.stringify(`${id}/${key}`)};`
      : `export const ${key} = ${JSON.stringify(value)};`,
  );
  return [
    `export { CallError, createClient, leavesOutcomeUnknown } from ${JSON.stringify(client)};`,
    `export { isCpf } from ${JSON.stringify(cpf)};`,
    ...lines,
  ].join('\n');
}

const isCall = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && 'path' in value && 'method' in value;

const lightCall = ({ name, method, path, idempotent }: Record<string, unknown>) => ({
  name,
  method,
  path,
  ...(idempotent === true && { idempotent }),
});
