import { parseArgs } from 'node:util';
import { hmacSha256 } from '@arara/fair/node';
import { everyTitle } from '../titles.ts';
import { reportJson, reportOf, reportText } from './report.ts';
import { speedText } from './speed.ts';
import { writeRecords } from './write.ts';

/**
 * `npm run rtp [-- --game slug] [-- --json]`: exact figures of every bet, and simulations that must agree; exits
 * with 1 when they do not. `--write` records what the catalogue, the verifier and the PAR sheets say instead, `--speed`
 * measures how fast spins are evaluated and drawn. `--whole` also counts what takes minutes.
 */
function main(): number {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean' },
      game: { type: 'string' },
      speed: { type: 'boolean' },
      write: { type: 'boolean' },
      whole: { type: 'boolean' },
    },
  });
  if (values.speed === true) {
    process.stdout.write(`${speedText()}\n`);
    return 0;
  }
  if (values.write === true) {
    process.stdout.write(`${writeRecords()} titles recorded\n`);
    return 0;
  }
  const wanted = everyTitle.filter(({ rules }) => values.game === undefined || rules.game === values.game);
  if (wanted.length === 0) {
    process.stderr.write(`no game ${values.game}\n`);
    return 2;
  }
  const reports = wanted.map((title) =>
    reportOf(title.analyse(), hmacSha256, title.prove?.(values.whole === true) ?? []),
  );
  process.stdout.write(
    values.json === true
      ? `${JSON.stringify(reports.map(reportJson), null, 2)}\n`
      : `${reports.map(reportText).join('\n\n')}\n`,
  );
  return reports.every(({ failures }) => failures.length === 0) ? 0 : 1;
}

process.exitCode = main();
