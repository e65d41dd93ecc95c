import { readdirSync, readFileSync } from 'node:fs';
import { type Call, calls } from '@arara/contract';
import { expect, test } from 'vitest';

const staffCalls = calls.filter(({ who }) => who === 'staff');
const changing = staffCalls.filter(({ method }) => method === 'POST');

/** About the own account alone, or, for a request, of whatever permission its kind asks for. */
const asksForNoPermission = new Set([
  'staffLogout',
  'staffPasswordChange',
  'staffTwoFactorBegin',
  'staffTwoFactorConfirm',
  'staffRequestDecide',
]);

test('[S6.06] every call by which staff changes something names the permission that it asks for', () => {
  const without = changing.filter(({ permission }) => permission === undefined).map(({ name }) => name);
  expect(without.toSorted()).toEqual([...asksForNoPermission].toSorted());
});

/** Lists that are as long as the house is large, and not as its members are many. */
const bounded = new Set([
  'staffTeam',
  'staffPromotions',
  'staffPlatforms',
  'staffPaymentMethods',
  'staffMovementKinds',
  'staffLiveTables',
  'staffRaces',
  'staffGameReturns',
  'staffBanners',
  // The newest two hundred messages, and the hundred first of a race.
  'staffSupportGet',
  'staffRaceStandings',
]);

const shapeOf = (schema: object): object =>
  'shape' in schema && typeof schema.shape === 'object' && schema.shape !== null ? schema.shape : {};

test('every list that staff reads has a page, and says whether there are more', () => {
  const endless = staffCalls.filter((call: Call) => {
    if (call.method !== 'GET' || bounded.has(call.name) || !('items' in shapeOf(call.data))) return false;
    const data = shapeOf(call.data);
    return !('next' in data || 'total' in data);
  });
  expect(endless.map(({ name }) => name)).toEqual([]);
});

/** A page is never larger than a hundred, whatever it is asked for with. */
test('no list of staff gives more than a hundred rows at once', () => {
  const sized = staffCalls.filter(({ input }) => 'page_size' in shapeOf(input));
  expect(sized.length).toBeGreaterThan(15);
  const larger = sized.filter(({ input }) => {
    const { page_size } = shapeOf(input) as {
      page_size: { safeParse(value: unknown): { success: boolean } };
    };
    return page_size.safeParse(101).success || !page_size.safeParse(100).success;
  });
  expect(larger.map(({ name }) => name)).toEqual([]);
});

/** What is there to be read, by its path, of the modules that serve staff. */
const root = new URL('..', import.meta.url).pathname;
const sources = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => [path, readFileSync(`${root}${path}`, 'utf8')] as const),
);

/** Every function by its name, with its text to the next line that begins one. */
const bodies = new Map<string, string>();
for (const text of sources.values())
  for (const [whole, name = ''] of text.matchAll(
    /^(?:export )?(?:async )?(?:function\*? |const )(\w+)[\s\S]*?(?=^(?:export |async |function |const |interface |type |\/\*\*)|$(?![\s\S]))/gm,
  ))
    bodies.set(name, `${bodies.get(name) ?? ''}\n${whole}`);

/** Whether a function records what it does, itself or by one that it calls. */
function isAudited(name: string, depth = 4, seen = new Set<string>()): boolean {
  const body = bodies.get(name);
  if (body === undefined || depth === 0 || seen.has(name)) return false;
  seen.add(name);
  if (/\brecordAudit\(/.test(body)) return true;
  return [...body.matchAll(/\b(\w+)(?:<[^>]*>)?\(/g)].some(
    ([, called = '']) => called !== name && isAudited(called, depth - 1, seen),
  );
}

/** Which function answers a call: as `staffRoute` is told. */
function handlerOf(exported: string): string | undefined {
  for (const text of sources.values()) {
    const route = new RegExp(
      `staffRoute\\(\\s*app,\\s*house,\\s*(?:\\w+\\.)?${exported},\\s*(?:async )?\\([^)]*\\)\\s*=>\\s*(?:await )?(\\w+)\\(`,
    );
    const [, handler] = route.exec(text) ?? [];
    if (handler) return handler;
  }
  return undefined;
}

/** Nothing is different for anybody before the first code of the app is shown, and that is recorded. */
const recordsLater = new Set(['staffTwoFactorBegin']);

test('[S6.06] every call by which staff changes something leaves a row in the audit log', async () => {
  const exportedAs = new Map<string, string>();
  for (const area of Object.values(await import('@arara/contract')))
    if (typeof area === 'object' && area !== null)
      for (const [exported, value] of Object.entries(area))
        if (changing.includes(value as Call)) exportedAs.set((value as Call).name, exported);
  const unrecorded = changing.filter(({ name }) => {
    const handler = handlerOf(exportedAs.get(name) ?? '');
    return handler === undefined || isAudited(handler) === recordsLater.has(name);
  });
  expect(unrecorded.map(({ name }) => name)).toEqual([]);
});
