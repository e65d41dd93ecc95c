import { parseArgs } from 'node:util';
import { hmacSha256 } from '@arara/fair/node';
import { contradictionsOfBacaraImperial } from '../baccarat/prove.ts';
import { contradictionsOfReiDeCopas } from '../poker/prove.ts';
import { contradictionsOfCoroaDaOnca } from '../slots/prove.ts';
import { analyseAll } from './analyses.ts';
import { reportJson, reportOf, reportText } from './report.ts';
import { speedText } from './speed.ts';

/** Full counts that must agree with the totals recorded for a title. */
const proofs: Record<string, () => string[]> = {
  'coroa-da-onca': contradictionsOfCoroaDaOnca,
  'bacara-imperial': contradictionsOfBacaraImperial,
  'rei-de-copas': contradictionsOfReiDeCopas,
};

/**
 * `npm run rtp [-- --game slug] [-- --json]`: exact figures of every bet, and simulations that must agree; exits
 * with 1 when they do not. `npm run rtp -- --speed` measures how fast spins are evaluated and drawn instead.
 */
function main(): number {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, game: { type: 'string' }, speed: { type: 'boolean' } },
  });
  if (values.speed === true) {
    process.stdout.write(`${speedText()}\n`);
    return 0;
  }
  const wanted = analyseAll().filter(({ rules }) => values.game === undefined || rules.game === values.game);
  if (wanted.length === 0) {
    process.stderr.write(`no game ${values.game}\n`);
    return 2;
  }
  const reports = wanted.map((analysis) =>
    reportOf(analysis, hmacSha256, proofs[analysis.rules.game]?.() ?? []),
  );
  process.stdout.write(
    values.json === true
      ? `${JSON.stringify(reports.map(reportJson), null, 2)}\n`
      : `${reports.map(reportText).join('\n\n')}\n`,
  );
  return reports.every(({ failures }) => failures.length === 0) ? 0 : 1;
}

process.exitCode = main();
