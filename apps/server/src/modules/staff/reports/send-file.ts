import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffSession } from '../../../plugins/caller.ts';
import { staffMay } from '../../../plugins/permissions.ts';
import { csvLines } from './export-file.ts';
import { fileNames } from './file-names.ts';
import { exportPath, type Ticket, ticketPurpose } from './open-export.ts';

/**
 * Sends the file of a ticket as it is read: the next batch is fetched when the one before has left. A fault on the way
 * breaks the connection, so that a file which ends well is whole.
 */
export function serveReportFiles(app: FastifyInstance, house: House): void {
  app.get<{ Querystring: { ticket?: string } }>(
    exportPath,
    { config: { rateLimit: { max: 60, timeWindow: 60_000 } } },
    async (request, reply) => {
      const { file, lang, sessionId, until } = openTicket(house, request.query.ticket ?? '');
      if (until < house.clock.now().getTime()) throw new AppError('session_expired');
      const { staffId, email } = await whoAsked(house, sessionId);
      const { from, to } = file;
      const of = file.kind === 'rows' ? file.figure : file.by;
      const names = fileNames(house, { of, from, to, actor: { staffId, email, ip: request.ip } });
      const name = `${of}-${from}-${to}.csv`;
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(csvLines(house, file, lang, names), { objectMode: false }));
    },
  );
}

/** Nobody else can have closed what opens here. */
function openTicket(house: House, sealed: string): Ticket {
  try {
    return JSON.parse(house.seal.open(sealed, ticketPurpose)) as Ticket;
  } catch {
    throw new AppError('unauthenticated');
  }
}

/** Whose session asked: it is still open, and its role may still export. */
async function whoAsked(house: House, sessionId: string): Promise<{ staffId: string; email: string }> {
  const { rows } = await house.db.query<{ role: StaffSession['role']; staffId: string; email: string }>(
    `select a.role, a.id as "staffId", a.email from staff_session s join staff a on a.id = s.staff_id
      where s.id = $1 and s.ended_at is null and a.is_active`,
    [sessionId],
  );
  const [account] = rows;
  if (!account) throw new AppError('unauthenticated');
  if (!staffMay(account.role, 'reports.export')) throw new AppError('forbidden');
  return account;
}
