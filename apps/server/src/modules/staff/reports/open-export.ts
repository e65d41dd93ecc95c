import type { DataOf, InputOf, staffReports } from '@arara/contract';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { type FileOf, namesMembers } from './export-file.ts';

/** What a ticket allows: one file, for a minute, to the session that asked. */
export interface Ticket {
  readonly file: FileOf;
  readonly lang: LanguageCode;
  readonly sessionId: string;
  readonly until: number;
}

export const exportPath = '/api/staff/reports/file';
export const ticketPurpose = 'report file';
const ticketMs = 60_000;

/**
 * Opens an address for a file: a browser loads it to disk by itself, where a call with a token would hold it in memory.
 * What was exported is recorded. Fails with `people_enough` where members stand in it and the caller was shown as many as they may.
 */
export async function openExport(
  house: House,
  input: InputOf<typeof staffReports.reportExport>,
  caller: StaffCaller,
): Promise<DataOf<typeof staffReports.reportExport>> {
  const now = house.clock.now();
  const { figure, by, ...rest } = input;
  const file: FileOf =
    figure === undefined
      ? { kind: 'breakdown', by: by ?? 'day', from: rest.from, to: rest.to }
      : { kind: 'rows', figure, ...rest };
  if (namesMembers(file)) await house.looks.admitFile(caller);
  const ticket: Ticket = {
    file,
    lang: caller.lang,
    sessionId: caller.staff.sessionId,
    until: now.getTime() + ticketMs,
  };
  await inTransaction(house.db, (tx) =>
    recordAudit(tx, actorOf(caller), now, {
      action: 'report.export',
      subjectType: 'report',
      subjectId: figure ?? by ?? '',
      detail: { from: rest.from, to: rest.to, narrowed: rest.category ?? rest.game ?? rest.agent ?? '' },
    }),
  );
  const sealed = house.seal.close(JSON.stringify(ticket), ticketPurpose);
  return { path: `${exportPath}?ticket=${sealed}`, expires_at: new Date(ticket.until).toISOString() };
}
