import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { AppError } from './app-error.ts';
import { networkOf } from './network-of.ts';
import { Connection, closeCodes } from './socket/connection.ts';
import { Hub, type ReadBalances } from './socket/hub.ts';
import { Counts, socketLimits } from './socket/limits.ts';
import type { ReadTopic } from './socket/open-topics.ts';

/** A browser names the site it is on; only ours may open a socket. Other programs name none. */
function isOwnOrigin(house: House, request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  try {
    const given = new URL(origin);
    return given.origin === new URL(house.publicUrl()).origin || given.host === host;
  } catch {
    return false;
  }
}

/** The socket `/socket`: its messages are in the contract, its bounds in `socket/limits.ts`. */
export async function registerSocket(
  app: FastifyInstance,
  house: House,
  readBalances: ReadBalances,
  readTopic: ReadTopic,
): Promise<void> {
  // `closeTimeout` has no type yet.
  const options = { maxPayload: socketLimits.messageBytesMax, closeTimeout: socketLimits.closesWithinMs };
  await app.register(fastifyWebsocket, { options });
  const hub = new Hub(house, readBalances, readTopic);
  const perAddress = new Counts();
  let open = 0;
  const stopListening = house.notices.listen((notice) => {
    hub
      .hear(notice)
      .catch((error: unknown) => house.log.warn({ err: error }, 'a notice did not reach its sockets'));
  });
  const stopReconnecting = house.notices.onReconnect(() => hub.startOver());
  const stopGaps = house.notices.onGap(() => hub.closeGap());
  const stopCounting = house.presence.count(() => hub.census());
  const heartbeat = setInterval(() => hub.beat(), socketLimits.heartbeatMs);
  const catchUp = setInterval(() => hub.catchUp(), socketLimits.catchUpMs);
  heartbeat.unref();
  catchUp.unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    await stopCounting();
    clearInterval(catchUp);
    stopListening();
    stopReconnecting();
    stopGaps();
    hub.closeAll();
  });
  const admit = async (request: FastifyRequest) => {
    if (!isOwnOrigin(house, request)) throw new AppError('cross_origin');
    // Before anything is opened: a client need not close what it is asked to close.
    const isFull = perAddress.isFull(networkOf(request.ip), socketLimits.connectionsPerAddressMax);
    if (isFull || open >= socketLimits.connectionsMax) throw new AppError('unavailable');
  };
  app.get('/socket', { websocket: true, onRequest: admit }, (socket, request) => {
    const network = networkOf(request.ip);
    if (!perAddress.take(network, socketLimits.connectionsPerAddressMax)) {
      socket.close(closeCodes.tryLater);
      return;
    }
    open += 1;
    socket.on('close', () => {
      open -= 1;
      perAddress.give(network);
    });
    new Connection(socket, request.raw.socket, hub);
  });
}
