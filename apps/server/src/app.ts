import { randomUUID } from 'node:crypto';
import { errorStatus, fieldErrors } from '@arara/contract';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { firstSights } from './first-sights.ts';
import type { House } from './house.ts';
import { balancesOf, presentBalances } from './modules/wallet/index.ts';
import { modules } from './modules.ts';
import { registerNotFound, registerSite } from './plugins/assets.ts';
import { answerBadUrl, assertErrorsHaveWords, registerEnvelope } from './plugins/envelope.ts';
import { registerHeaders } from './plugins/headers.ts';
import { registerJsonBodies } from './plugins/json-body.ts';
import { registerOpenApi } from './plugins/open-api.ts';
import { registerOtherMethods } from './plugins/other-methods.ts';
import { believedProxies } from './plugins/own-machine.ts';
import { readPosters } from './plugins/posters.ts';
import { sitePages } from './plugins/site-page.ts';
import { registerSocket } from './plugins/socket.ts';
import { registerTelemetry } from './plugins/telemetry.ts';
import { shareCards } from './share-cards.ts';
import { registerWellKnown } from './well-known.ts';

export interface AppOptions {
  /** Where the built sites stand: `web` and `backoffice` below it. */
  readonly sites: string;
  readonly logger: FastifyBaseLogger;
}

export interface App {
  readonly server: FastifyInstance;
  /**
   * Says `not ready` from now on, so that no new traffic comes, answers what is under way, and closes. What is not over after `graceMs`
   * is cut off: a request that is never sent whole, or a file that is hardly read, keeps nothing from being put in order.
   */
  end(graceMs?: number): Promise<void>;
}

/** Much less than a stop may take. */
const usualGraceMs = 8000;

/** Builds the whole HTTP server; it does not listen yet. */
export async function buildApp(house: House, options: AppOptions): Promise<App> {
  assertErrorsHaveWords([...Object.keys(errorStatus), ...fieldErrors, 'success']);
  const server: FastifyInstance = Fastify({
    loggerInstance: options.logger,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 100 },
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all requests; what is logged of a request names its id.
    childLoggerFactory: (logger) => logger,
    trustProxy: believedProxies(house.env.TRUSTED_PROXIES),
    forceCloseConnections: 'idle',
    frameworkErrors: answerBadUrl,
  });
  // Bodies are JSON; text is no kind we read.
  server.removeContentTypeParser('text/plain');
  registerJsonBodies(server);
  registerEnvelope(server);
  registerHeaders(server, () => ({
    games: [new URL(house.publicUrl()).origin, ...house.platforms.frameOrigins],
    streams: house.env.STREAM_ORIGINS,
  }));
  registerOtherMethods(server);
  await server.register(rateLimit, {
    // Each call carries its own limit; files of the sites cost next to nothing and have none.
    global: false,
    // After the body is read: its `lang` decides the words of a refusal.
    hook: 'preHandler',
    max: 300,
    timeWindow: 60_000,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
  // Lists are read by phones far away; what is written is short, and bets pay for no hook of it.
  await server.register(compress, { global: false, encodings: ['gzip', 'identity'] });
  const telemetry = registerTelemetry(server, house);
  for (const module of modules) module.register?.(server, house);
  await registerSocket(
    server,
    house,
    async (memberId) => presentBalances(await balancesOf(house.db, memberId)),
    (topic) => {
      for (const module of modules) {
        const snapshot = module.readTopic?.(house, topic);
        if (snapshot) return snapshot;
      }
      return null;
    },
  );
  registerOpenApi(server, house.publicUrl);
  const site = `${options.sites}/web`;
  const posterOf = readPosters(site);
  const pages = sitePages(site, firstSights(house, site, posterOf), shareCards(house, site, posterOf));
  await registerSite(server, site, '/', pages);
  await registerSite(server, `${options.sites}/backoffice`, '/backoffice/');
  if (pages) registerWellKnown(server, house);
  registerNotFound(server, pages);
  return {
    server,
    end: async (graceMs = usualGraceMs) => {
      telemetry.drain();
      const cut = setTimeout(() => server.server.closeAllConnections(), graceMs);
      await server.close().finally(() => clearTimeout(cut));
    },
  };
}
