import { hmacVerifier, rsaVerifier, type Verifier } from '@arara/platform-kit/seamless';
import { z } from 'zod';
import type { Env } from '../../env.ts';
import { isVaried } from '../../secret-text.ts';

const lettersMin = 24;
/** What both sides have: a word that was to be replaced is no secret. */
const shared = z.string().min(lettersMin).refine(isVaried, 'too few different letters for a secret');
const publicKey = z.string().startsWith('-----BEGIN PUBLIC KEY-----');

const configured = z.array(
  z.object({
    code: z.string().regex(/^[a-z0-9-]{2,20}$/),
    name: z.string().min(1).max(60),
    wallet: z.enum(['slots', 'live']).default('slots'),
    base_url: z.url({ protocol: /^https?$/ }),
    operator: z.string().min(1),
    secret: shared,
    /** The one before, as long as the platform may have it. */
    secret_old: shared.optional(),
    /** Plays with the cash here: what its requests are signed with. */
    seamless: z
      .strictObject({
        hmac_secret: shared.optional(),
        rsa_public_key: publicKey.optional(),
        /** What it may sign with until it has changed over. */
        hmac_secret_old: shared.optional(),
        rsa_public_key_old: publicKey.optional(),
      })
      .refine(
        (keys) => (keys.hmac_secret === undefined) !== (keys.rsa_public_key === undefined),
        'either hmac_secret or rsa_public_key',
      )
      .optional(),
    frame_origin: z.url({ protocol: /^https?$/ }).optional(),
    /** Where its pictures are, besides its own addresses. */
    picture_origins: z
      .array(z.url({ protocol: /^https?$/ }))
      .max(20)
      .default([]),
  }),
);

export type ConfiguredPlatform = z.output<typeof configured>[number];

/** Reads `PLATFORMS`. Throws an `Error` with one clear line, which names the setting and never a secret. */
export function readConfigured(text: string): readonly ConfiguredPlatform[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('environment: PLATFORMS: not JSON');
  }
  const parsed = configured.safeParse(json);
  if (parsed.success) {
    const codes = parsed.data.map(({ code }) => code);
    const twice = codes.find((code, place) => codes.indexOf(code) !== place);
    // Money would go to the one and bets be taken from the other.
    if (twice !== undefined) throw new Error(`environment: PLATFORMS: ${twice}: named twice`);
    assertChanged(parsed.data);
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  throw new Error(`environment: PLATFORMS: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
}

/** What is to be taken beside the key of now is another one: two that are the same mean that one was forgotten. */
function assertChanged(list: readonly ConfiguredPlatform[]): void {
  for (const { code, secret, secret_old: secretOld, seamless = {} } of list)
    for (const [key, now, before] of [
      ['secret', secret, secretOld],
      ['seamless.hmac_secret', seamless.hmac_secret, seamless.hmac_secret_old],
      ['seamless.rsa_public_key', seamless.rsa_public_key, seamless.rsa_public_key_old],
    ] as const)
      if (before !== undefined && before === now)
        throw new Error(`environment: PLATFORMS: ${code}: ${key}_old is the same as ${key}`);
}

/** Which settings of which platforms nothing reads, as `code.setting`: a name that was misspelt. */
export function unreadSettings(text: string): readonly string[] {
  const entries = z.array(z.looseObject({ code: z.string() })).parse(JSON.parse(text));
  return entries.flatMap((entry) =>
    Object.keys(entry)
      .filter((key) => !Object.hasOwn(configured.element.shape, key))
      .map((key) => `${entry.code}.${key}`),
  );
}

/** Which platforms have a secret that one elsewhere has as well: each of the two could speak in the name of the other. */
export function sharingElsewhere(list: readonly ConfiguredPlatform[]): readonly string[] {
  const originsOf = new Map<string, Set<string>>();
  const secretsOf = ({ secret, secret_old: old, seamless = {} }: ConfiguredPlatform) =>
    [secret, old, ...Object.values(seamless)].filter((text) => text !== undefined);
  for (const one of list)
    for (const text of secretsOf(one))
      originsOf.set(text, new Set([...(originsOf.get(text) ?? []), originOf(one.base_url)]));
  return list
    .filter((one) => secretsOf(one).some((text) => (originsOf.get(text)?.size ?? 0) > 1))
    .map(({ code }) => code);
}

/** Browsers frame nothing of http in a page of https: cash would go along to a game that does not open. */
export function assertFramed({ PUBLIC_URL }: Env, list: readonly ConfiguredPlatform[]): void {
  if (!PUBLIC_URL?.startsWith('https:')) return;
  const plain = list.find((one) => frameOriginOf(one).startsWith('http:'));
  if (plain)
    throw new Error(
      `environment: PLATFORMS: ${plain.code}: its games are at ${frameOriginOf(plain)}, which a site over https cannot frame`,
    );
}

export const frameOriginOf = (one: ConfiguredPlatform): string => originOf(one.frame_origin ?? one.base_url);

export const originOf = (address: string): string => new URL(address).origin;

/** What a platform's requests are checked by, the key of now before those of before. */
export function verifiersOf(code: string, seamless: ConfiguredPlatform['seamless']): Verifier[] {
  const { hmac_secret: hmac, hmac_secret_old: hmacOld } = seamless ?? {};
  const { rsa_public_key: rsa, rsa_public_key_old: rsaOld } = seamless ?? {};
  const rsaOf = (name: string, pem: string): Verifier => {
    try {
      return rsaVerifier(pem);
    } catch {
      throw new Error(
        `environment: PLATFORMS: ${code}: seamless.${name}: not an RSA key of at least 2048 bits, as a PEM`,
      );
    }
  };
  return [
    ...(hmac === undefined ? [] : [hmacVerifier(hmac)]),
    ...(rsa === undefined ? [] : [rsaOf('rsa_public_key', rsa)]),
    ...(hmacOld === undefined ? [] : [hmacVerifier(hmacOld)]),
    ...(rsaOld === undefined ? [] : [rsaOf('rsa_public_key_old', rsaOld)]),
  ];
}
