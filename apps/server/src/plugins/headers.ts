import type { FastifyInstance } from 'fastify';

/** The site loads nothing from elsewhere and runs no inline script or style; only platforms' games come in. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

interface Origins {
  /** Games that are framed; their pictures come from us. */
  readonly games: readonly string[];
  /** Cameras of live tables. */
  readonly streams: readonly string[];
}

/** The policy of the player site. A stream is read piece by piece and shown from memory, which is a `blob:`. */
function sitePolicy({ games, streams }: Origins): string {
  const policy = `${contentSecurityPolicy}; frame-src ${["'self'", ...games].join(' ')}`;
  if (streams.length === 0) return policy;
  const seen = streams.join(' ');
  return `${policy.replace("connect-src 'self'", `connect-src 'self' ${seen}`)}; media-src blob: ${seen}`;
}

// react-admin's component library writes its styles into the page as it renders.
const backOfficePolicy = contentSecurityPolicy.replace(
  "style-src 'self'",
  "style-src 'self' 'unsafe-inline'",
);

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/**
 * Security headers, set from constants: a header library that builds them per request halved the throughput of bets.
 * These hooks run for every bet; they call back instead of making promises.
 */
export function registerHeaders(app: FastifyInstance, origins: () => Origins): void {
  let site: string | null = null;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always);
    reply.header('x-request-id', request.id);
    // We listen without TLS: only a proxy in front can have brought a request over HTTPS.
    if (request.headers['x-forwarded-proto'] !== undefined && request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const type = reply.getHeader('content-type');
    // A page that says itself what it may do, such as a simulated platform's game, is left alone.
    const isMute = reply.getHeader('content-security-policy') === undefined;
    if (typeof type === 'string' && type.startsWith('text/html') && isMute) {
      site ??= sitePolicy(origins());
      const policy = request.url.startsWith('/backoffice') ? backOfficePolicy : site;
      reply.header('content-security-policy', policy);
    }
    done(null, payload);
  });
}
