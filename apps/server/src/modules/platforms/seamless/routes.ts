import {
  balanceInput,
  type SeamlessCall,
  type SeamlessError,
  seamlessAmount,
  seamlessCalls,
  seamlessErrors,
  seamlessHeaders,
} from '@arara/platform-kit/seamless';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { isDeeper } from '../../../plugins/json-body.ts';
import { isConnectionFault } from '../../../plugins/transaction.ts';
import { balancesOf } from '../../wallet/index.ts';
import { parseOperation } from './operation.ts';
import { Players } from './players.ts';
import { seamlessWriter } from './seamless-writer.ts';
import { useOfLogins } from './use-of-logins.ts';

type Answer =
  | { readonly error: SeamlessError }
  | { readonly balance: string; readonly currency: 'BRL'; readonly [name: string]: string };

const no = (error: SeamlessError): Answer => ({ error });

/** The wallet's side of platforms that keep no money: `POST /api/seamless/{platform}/{call}`, signed. */
export function registerSeamless(app: FastifyInstance, house: House): void {
  const players = new Players(house.db);
  const writer = seamlessWriter(house.db);
  const noteUse = useOfLogins(house);

  const balance = async (platform: string, body: unknown): Promise<Answer> => {
    const { data } = balanceInput.safeParse(body);
    if (!data) return no('bad_request');
    const memberId = await players.memberOf(platform, data.player);
    if (memberId === null) return no('player_unknown');
    const { wallets } = await balancesOf(house.db, memberId);
    return { player: data.player, currency: 'BRL', balance: seamlessAmount(wallets.cash.balanceCents) };
  };

  const move = async (
    platform: string,
    call: Exclude<SeamlessCall, 'balance'>,
    body: unknown,
  ): Promise<Answer> => {
    const operation = parseOperation(platform, call, body);
    if (!operation) return no('bad_request');
    const memberId = await players.memberOf(platform, operation.player);
    if (memberId === null) return no('player_unknown');
    const applied = await writer.submit({ ...operation, memberId });
    if (applied.status === 'ok')
      house.notices.sendHere({ type: 'member', memberId, topic: 'balance', data: {} });
    else if (applied.status !== 'repeated') return no(applied.status);
    if (applied.status === 'ok' && operation.sessionHash !== null) noteUse(operation.sessionHash);
    return {
      transaction: operation.transaction,
      reference: applied.id,
      currency: 'BRL',
      balance: seamlessAmount(applied.balance),
      at: applied.at.toISOString(),
    };
  };

  const serve = async (request: FastifyRequest, platform: string, call: SeamlessCall): Promise<Answer> => {
    const guard = house.platforms.guard(platform);
    if (!guard) return no('platform_unknown');
    const body = typeof request.body === 'string' ? request.body : '';
    const refused = guard(
      {
        time: headerOf(request, seamlessHeaders.time),
        request: headerOf(request, seamlessHeaders.request),
        path: request.url,
        body,
      },
      headerOf(request, seamlessHeaders.signature),
    );
    if (refused) return no(refused);
    const said = parseJson(body);
    return call === 'balance' ? balance(platform, said) : move(platform, call, said);
  };

  void app.register(async (scope) => {
    // Signatures are over the body as it came, byte for byte.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const call of seamlessCalls) {
      scope.post<{ Params: { platform: string } }>(
        `/api/seamless/:platform/${call}`,
        async (request, reply) => {
          const answer = await serve(request, request.params.platform, call).catch((error: unknown) => {
            if (!(error instanceof AppError) && !isConnectionFault(error))
              request.log.error({ err: error, reqId: request.id }, 'a transaction of a platform failed');
            return no('unavailable');
          });
          return send(reply, answer);
        },
      );
    }
    refuseTheRest(scope);
  });
}

/**
 * What is no call of the protocol is refused by its codes, or the platform would take the refusal for no answer and send the
 * same again for ever: another path or method, a body that is no JSON or too large.
 */
function refuseTheRest(scope: FastifyInstance): void {
  scope.all('/api/seamless/*', {
    // Refused before the body is read.
    onRequest: async (_request, reply) => send(reply, no('bad_request')),
    handler: async () => no('bad_request'),
  });
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 400 && statusCode < 500) return send(reply, no('bad_request'));
    request.log.error({ err: error, reqId: request.id }, 'a call of a platform failed');
    return send(reply, no('unavailable'));
  });
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.header('cache-control', 'no-store');
  if ('error' in answer) reply.status(statusOf(answer.error));
  return reply.send(answer);
}

const statusOf = (error: string): number =>
  Object.entries(seamlessErrors).find(([code]) => code === error)?.[1] ?? 503;

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** Undefined for what is no JSON, or is nested more deeply than any call. */
function parseJson(text: string): unknown {
  try {
    const said: unknown = JSON.parse(text);
    return isDeeper(said) ? undefined : said;
  } catch {
    return undefined;
  }
}
