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
  /(?<!typeof )\b(?:agency|calls|fair|games|identity|information|loyalty|payments|platforms|promotions|protection|wallet)\.\w+\.(?:input|data)\b/;
const importsLight = /^import \{[^}]*\} from '@arara\/contract';/m;

/**
 * In the browser `@arara/contract` is what making calls needs: names, methods, paths and lists of words, without the
 * schemas that the server answers by. Forms that check by a schema import `@arara/contract/schemas`, which brings zod with
 * it. A module that reads schemas from the light one would find nothing there: the build refuses it.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    enforce: 'pre',
    resolveId: (source) => (source === '@arara/contract' ? id : null),
    load: async (loaded) => {
      if (loaded !== id) return null;
      return lightModule(await evaluate(join(contract, 'index.ts')));
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

function lightModule(full: Record<string, unknown>): string {
  const lines = [
    `export { CallError, createClient } from ${JSON.stringify(client)};`,
    `export { isCpf } from ${JSON.stringify(cpf)};`,
  ];
  for (const [name, value] of Object.entries(full)) {
    if (name === 'calls' || name === 'fields' || !isObject(value)) continue;
    if (isPlain(value)) lines.push(`export const ${name} = ${JSON.stringify(value)};`);
    else if (Object.values(value).some(isCall)) lines.push(`export const ${name} = ${area(value)};`);
  }
  return lines.join('\n');
}

const isCall = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && 'path' in value && 'method' in value;

/** Calls without their schemas, and the lists of words beside them. */
function area(exports: Record<string, unknown>): string {
  const light = Object.entries(exports).flatMap(([name, value]) => {
    if (isCall(value)) {
      const { name: call, method, path, idempotent } = value;
      return [[name, { name: call, method, path, ...(idempotent === true && { idempotent }) }]];
    }
    return isPlain(value) ? [[name, value]] : [];
  });
  return JSON.stringify(Object.fromEntries(light));
}
