import { expect, test } from 'vitest';
import { z } from 'zod';
import { paramsOf } from './kept-params.ts';

const schema = z.object({ share: z.int(), tiers: z.array(z.object({ from: z.int().transform(BigInt) })) });

test('figures are parsed once as long as their text is the same', () => {
  const text = '{"share":500,"tiers":[{"from":100}]}';
  expect(paramsOf(text).by(schema)).toEqual({ share: 500, tiers: [{ from: 100n }] });
  expect(paramsOf(text).by(schema)).toBe(paramsOf(text).by(schema));
  expect(paramsOf('{"share":700,"tiers":[]}').by(schema)).toEqual({ share: 700, tiers: [] });
});

test('each schema reads for itself, and figures that it does not allow are refused each time', () => {
  const params = paramsOf('{"share":"much"}');
  expect(params.by(z.object({ share: z.string() }))).toEqual({ share: 'much' });
  for (let time = 0; time < 2; time += 1) expect(() => params.by(schema)).toThrow(z.ZodError);
});

test('nobody changes what others read', () => {
  const { tiers } = paramsOf('{"share":500,"tiers":[{"from":100}]}').by(schema);
  expect(() => tiers.push({ from: 1n })).toThrow(TypeError);
  expect(() => Object.assign(tiers[0] ?? {}, { from: 1n })).toThrow(TypeError);
});

test('old figures go when there are too many', () => {
  const first = paramsOf('{"old":true}');
  for (let n = 0; n < 200; n += 1) paramsOf(`{"n":${n}}`);
  expect(paramsOf('{"old":true}')).not.toBe(first);
  expect(paramsOf('{"old":true}').plain).toEqual({ old: true });
});
