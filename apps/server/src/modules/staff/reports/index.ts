import { staffReports } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../house.ts';
import { staffRoute } from '../../../plugins/route.ts';
import { breakDown } from './breakdown.ts';
import { openExport } from './open-export.ts';
import { listRows } from './rows.ts';
import { serveReportFiles } from './send-file.ts';
import { summarise } from './summary.ts';

export { foldFigures } from './fold-figures.ts';
export { reportCorrections } from './report-corrections.ts';
export { reportDays } from './report-days.ts';

/** Reports: figures of a period, what they are made of, and files of both. */
export function registerReports(app: FastifyInstance, house: House): void {
  staffRoute(app, house, staffReports.reportSummary, (input) => summarise(house, input));
  staffRoute(app, house, staffReports.reportBreakdown, (input, caller) =>
    breakDown(house, input, caller.lang),
  );
  staffRoute(app, house, staffReports.reportRows, (input, caller) => listRows(house, input, caller.lang));
  staffRoute(app, house, staffReports.reportExport, (input, caller) => openExport(house, input, caller));
  serveReportFiles(app, house);
}
