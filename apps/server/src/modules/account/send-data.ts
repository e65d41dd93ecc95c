import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { dayOf } from '../../plugins/clock.ts';
import { dataText } from './data-text.ts';
import { type DataTicket, dataPath, dataPurpose } from './open-data.ts';

/**
 * Sends the file of a ticket as it is read. A fault on the way breaks the connection, so that a file which ends well is whole.
 */
export function serveDataFiles(app: FastifyInstance, house: House): void {
  app.get<{ Querystring: { ticket?: string } }>(
    dataPath,
    { config: { rateLimit: { max: 20, timeWindow: 60_000 } } },
    async (request, reply) => {
      const { memberId, sessionId, until } = openTicket(house, request.query.ticket ?? '');
      const now = house.clock.now();
      if (until < now.getTime()) throw new AppError('session_expired');
      await assertStillHere(house, sessionId);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="arara-${dayOf(now)}.json"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(dataText(house.db, memberId, now), { objectMode: false }));
    },
  );
}

/** Nobody else can have closed what opens here. */
function openTicket(house: House, sealed: string): DataTicket {
  try {
    return JSON.parse(house.seal.open(sealed, dataPurpose)) as DataTicket;
  } catch {
    throw new AppError('unauthenticated');
  }
}

async function assertStillHere(house: House, sessionId: string): Promise<void> {
  const { rowCount } = await house.db.query(
    `select from session s join member m on m.id = s.member_id
      where s.id = $1 and s.ended_at is null and m.status = 'active'`,
    [sessionId],
  );
  if (rowCount !== 1) throw new AppError('unauthenticated');
}
