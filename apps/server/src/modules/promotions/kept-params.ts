import type { z } from 'zod';

/** Far more than there are promotions: what was changed long ago goes with the rest. */
const keptMax = 200;
const kept = new Map<string, KeptParams>();

/** The figures of a promotion, as staff have left them. Nobody who reads them may change them: they are frozen. */
export interface KeptParams {
  readonly plain: unknown;
  /** By the promotion's own schema; throws what the schema throws. */
  by<Schema extends z.ZodType>(schema: Schema): z.output<Schema>;
}

/** Reads figures from their JSON; the same text is parsed once, and once by each schema, not for everybody who asks. */
export function paramsOf(text: string): KeptParams {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= keptMax) kept.clear();
  const plain: unknown = frozen(JSON.parse(text));
  const read = new Map<z.ZodType, unknown>();
  const params: KeptParams = {
    plain,
    by<Schema extends z.ZodType>(schema: Schema) {
      if (!read.has(schema)) read.set(schema, frozen(schema.parse(plain)));
      return read.get(schema) as z.output<Schema>;
    },
  };
  kept.set(text, params);
  return params;
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
