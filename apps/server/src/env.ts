import { usualLeftHours } from '@arara/games';
import { z } from 'zod';
import { isAddressRange, isOwnMachine } from './plugins/own-machine.ts';
import { namesOfSame, pathSecretText, secretText } from './secret-text.ts';

const flag = z.enum(['on', 'off']);
/** Everything is at the root: callbacks, links and games would be told with a path that nothing answers at. */
function isOrigin(text: string): boolean {
  // What is no address at all has been refused as such.
  if (!URL.canParse(text)) return true;
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === '/' && [search, hash, username, password].every((part) => part === '');
}

/** The institution is told credentials, and believed: on the way to it nobody else reads or answers, unless on this machine (a proxy with the certificate). */
function isSafeWay(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { protocol, hostname } = new URL(text);
  const isHere = hostname === 'localhost' || isOwnMachine(hostname.replace(/^\[(.*)\]$/, '$1'));
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}
const institution = z
  .url()
  .refine(isSafeWay, 'https, or http to this machine')
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

const optionalText = z.string().trim().min(1).optional();

/** What an institution has given: its own letters, but none that a word processor puts in their place. */
const credential = z
  .string()
  .trim()
  .regex(/^[ -~]+$/, 'a letter that is not ASCII: copied from a document?');

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  NATS_URL: z.url({ protocol: /^(nats|tls)$/ }).optional(),
  SITE: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('arara'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'an address alone, such as https://casino.example: the site knows no path of its own')
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Where faults are told to the operator, for `/.well-known/security.txt`: `mailto:` or `https:`. */
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  JURISDICTION: z.enum(['default', 'br-regulated']).default('default'),
  STAFF_EMAIL: z.email().optional(),
  STAFF_PASSWORD: z.string().min(10).optional(),
  CAPTCHA: flag.default('on'),
  /** The first start of a sandbox on the embedded database gives it members with a past. */
  SEED_HISTORY: flag.default('on'),
  SANDBOX: flag.optional(),
  METRICS_TOKEN: secretText(16).optional(),
  /** Withdrawals of this many reais or more need a second person, those of a member within 24 hours taken together. */
  SECOND_PERSON_FROM: z.coerce.number().int().min(1).default(5000),
  /** A round of steps that nobody touches for so many hours is ended by the house. */
  ROUND_ENDS_AFTER_HOURS: z.coerce.number().int().min(1).max(2160).default(usualLeftHours),
  /** A round of a connected platform that is neither won nor taken back counts as lost after so many days of silence; the terms promise a year at least. */
  PLATFORM_ROUND_ENDS_AFTER_DAYS: z.coerce.number().int().min(365).max(1095).default(365),
  /** Hours after which an account that somebody made or changed counts as its holder's own, and its authenticator too. */
  STAFF_SETTLED_HOURS: z.coerce.number().int().min(0).max(720).default(24),
  /** Members that an account of the staff is shown in an hour, counted anew for each list and page. */
  STAFF_PEOPLE_HOUR: z.coerce.number().int().min(1).max(10_000_000).default(3000),
  /** Hours on its way after which two people may declare how a payout ended, or that a refund was done in another way. */
  PAYOUT_DECLARE_HOURS: z.coerce.number().int().min(1).max(720).default(24),
  /** Years after its closing in which an account keeps what the law asks for; then it is erased. */
  RETAIN_YEARS: z.coerce.number().int().min(5).max(50).default(5),
  /** Logins that a member, or an account of the staff, may have open at once; one more ends the oldest. */
  SESSIONS_MAX: z.coerce.number().int().min(1).max(100).default(10),
  PIX_BASE_URL: institution,
  PIX_TOKEN_URL: institution,
  /** What parts the two when they are told (RFC 7617) stands in no name. */
  PIX_CLIENT_ID: credential.regex(/^[^:]*$/, 'no colon stands in it').optional(),
  PIX_CLIENT_SECRET: credential.optional(),
  PIX_KEY: optionalText,
  PIX_WEBHOOK_SECRET: pathSecretText(24).optional(),
  /** The one before, taken until the institution calls the new path alone. */
  PIX_WEBHOOK_SECRET_OLD: pathSecretText(24).optional(),
  /** PEM files for mutual TLS with the institution: our certificate with its chain, its key, and who signed theirs if no public authority did. */
  PIX_CLIENT_CERT_FILE: optionalText,
  PIX_CLIENT_KEY_FILE: optionalText,
  PIX_CA_FILE: optionalText,
  /** External platforms, as JSON: `[{"code","name","wallet","base_url","operator","secret","frame_origin"}]`. */
  PLATFORMS: optionalText,
  /** Games in the lobby of the sandbox's platform. */
  SANDBOX_GAMES: z.coerce.number().int().min(0).max(20_000).default(200),
  /** Proxies beyond this machine whose word about a caller's address is believed, parted by commas: `10.0.0.0/8,2001:db8::7`. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
    .pipe(z.array(z.string().refine(isAddressRange, 'not an address or a range such as 10.0.0.0/8'))),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Where cameras of live tables are streamed from, parted by commas: `https://video.example.com`. */
  STREAM_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
    .pipe(z.array(z.url({ protocol: /^https$/ }).transform((address) => new URL(address).origin))),
});

export interface Env extends Omit<z.output<typeof schema>, 'SANDBOX'> {
  readonly isSandbox: boolean;
}

/**
 * Reads and checks the environment, as `docs/operations.md` tells it.
 * Throws an `Error` with one clear line that names the variable and what is wrong with it.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`environment: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
  }
  const { SANDBOX, ...env } = parsed.data;
  const pix = [env.PIX_BASE_URL, env.PIX_TOKEN_URL, env.PIX_CLIENT_ID, env.PIX_CLIENT_SECRET, env.PIX_KEY];
  const hasRealMoney = pix.every((value) => value !== undefined);
  if (!hasRealMoney && pix.some((value) => value !== undefined)) {
    throw new Error(
      'environment: PIX_*: set all of PIX_BASE_URL, PIX_TOKEN_URL, PIX_CLIENT_ID, PIX_CLIENT_SECRET, PIX_KEY or none',
    );
  }
  const isSandbox =
    SANDBOX === undefined ? !hasRealMoney && env.DATABASE_URL === undefined : SANDBOX === 'on';
  if (hasRealMoney && isSandbox)
    throw new Error('environment: SANDBOX: cannot be on together with real PIX_* credentials');
  if (hasRealMoney && source.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    throw new Error(
      'environment: NODE_TLS_REJECT_UNAUTHORIZED: cannot be 0 together with real PIX_* credentials: anybody could be the institution',
    );
  if ((env.PIX_CLIENT_CERT_FILE === undefined) !== (env.PIX_CLIENT_KEY_FILE === undefined))
    throw new Error('environment: PIX_CLIENT_CERT_FILE, PIX_CLIENT_KEY_FILE: set both or none');
  if (env.PIX_CA_FILE !== undefined && env.PIX_CLIENT_CERT_FILE === undefined)
    throw new Error('environment: PIX_CA_FILE: only with PIX_CLIENT_CERT_FILE');
  if (hasRealMoney && env.CAPTCHA === 'off')
    throw new Error('environment: CAPTCHA: cannot be off together with real PIX_* credentials');
  if (hasRealMoney && env.PIX_WEBHOOK_SECRET === undefined)
    throw new Error('environment: PIX_WEBHOOK_SECRET: needed with PIX_*');
  if (env.PIX_WEBHOOK_SECRET_OLD !== undefined && env.PIX_WEBHOOK_SECRET === undefined)
    throw new Error('environment: PIX_WEBHOOK_SECRET_OLD: only with PIX_WEBHOOK_SECRET');
  const same = namesOfSame(
    (['PIX_CLIENT_SECRET', 'PIX_WEBHOOK_SECRET', 'PIX_WEBHOOK_SECRET_OLD', 'METRICS_TOKEN'] as const).map(
      (name) => [name, env[name]],
    ),
  );
  if (same) throw new Error(`environment: ${same[1]}: the same as ${same[0]}; each has its own`);
  if (env.STAFF_PASSWORD !== undefined && env.STAFF_EMAIL === undefined)
    throw new Error('environment: STAFF_EMAIL: needed with STAFF_PASSWORD');
  return { ...env, isSandbox };
}
