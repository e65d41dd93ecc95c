import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import { type Bus, Ears } from './bus.ts';

/**
 * The bus over a NATS server. This instance hears its own texts without it, so that its sockets go on while the server is
 * away. Houses that share a server have subjects of their own. Rejects when the server cannot be reached at the start.
 */
export async function openNatsBus(url: string, subject: string, log: FastifyBaseLogger): Promise<Bus> {
  const ears = new Ears<string>();
  const reconnects = new Ears<void>();
  const nats = await connect({
    servers: url,
    name: 'arara',
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    pingInterval: 20_000,
  });
  let isAway = false;
  nats.subscribe(subject, {
    callback: (error, message) => {
      if (error) log.warn({ err: error }, 'the bus refused to listen');
      else ears.tell(message.string());
    },
  });
  void followStatus(nats, (status) => {
    if (status === 'disconnect') {
      isAway = true;
      log.warn('bus: the NATS server is away');
    } else if (status === 'reconnect') {
      isAway = false;
      reconnects.tell();
    }
  });
  return {
    publish: (text) => {
      // The client would keep texts for later, when nobody wants them any more.
      if (!isAway && !nats.isClosed()) nats.publish(subject, text);
      ears.tell(text);
    },
    listen: (hear) => ears.add(hear),
    onReconnect: (hear) => reconnects.add(hear),
    close: () => nats.close(),
  };
}

async function followStatus(nats: NatsConnection, tell: (type: string) => void): Promise<void> {
  for await (const status of nats.status()) tell(status.type);
}
