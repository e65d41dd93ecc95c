import { asFields } from '../wire/fields.ts';
import { type Answer, json } from './answer.ts';
import { isSameSecret, newToken } from './secrets.ts';

export interface Tokens {
  /** POST /oauth/token: client credentials by HTTP Basic. */
  issue(authorization: string | undefined, form: string): Answer;
  accepts(authorization: string | undefined): boolean;
  revokeAll(): void;
}

const liveMax = 1000;

/** Access tokens live in memory: after a restart clients get a 401 and fetch a new one. */
export function createTokens(options: {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly seconds: number;
  readonly now: () => number;
}): Tokens {
  const live = new Map<string, number>();
  const expected = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64');
  return {
    issue(authorization, form) {
      if (!isSameSecret(authorization ?? '', `Basic ${expected}`)) return oauthError(401, 'invalid_client');
      if (grantType(form) !== 'client_credentials') return oauthError(400, 'unsupported_grant_type');
      const token = newToken();
      live.set(token, options.now() + options.seconds * 1000);
      const oldest = live.keys().next();
      if (live.size > liveMax && !oldest.done) live.delete(oldest.value);
      const scope = new URLSearchParams(form).get('scope') ?? defaultScope;
      return json(200, { access_token: token, token_type: 'Bearer', expires_in: options.seconds, scope });
    },
    accepts(authorization) {
      const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
      return (live.get(token) ?? 0) > options.now();
    },
    revokeAll: () => live.clear(),
  };
}

const defaultScope = 'cob.write cob.read pix.write pix.read webhook.write webhook.read';

/** Form encoding is the standard's; some clients send JSON. */
function grantType(form: string): unknown {
  if (!form.startsWith('{')) return new URLSearchParams(form).get('grant_type');
  try {
    return asFields(JSON.parse(form))?.grant_type;
  } catch {
    return null;
  }
}

/** RFC 6749 5.2. */
function oauthError(status: number, error: string): Answer {
  return json(status, { error });
}
