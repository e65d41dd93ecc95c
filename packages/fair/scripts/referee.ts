/**
 * Lets others judge the draws: Debian's `ent` and `dieharder` over outcomes of `int(256)`. Run by hand:
 *   npx tsx packages/fair/scripts/referee.ts [megabytes for ent, 8 by default]
 * Fails when ent's chi-square is outside 0.1% to 99.9%, or when dieharder calls a test failed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createDraws } from '../src/draws.ts';
import { newServerSeed } from '../src/index.ts';
import { hmacSha256 } from '../src/node.ts';

const megabyte = 2 ** 20;
/** What a seed is used for before the next one comes. */
const bytesPerSeed = 2 ** 16;
/** Ten samples of each: they read little enough for a generator that makes about a megabyte a second. */
const dieharderTests = ['diehard_birthdays', 'sts_monobit', 'sts_runs'];

const serverSeed = newServerSeed();
let nonce = 0;

/** The next outcomes, one to a byte. */
function outcomes(): Buffer {
  const draws = createDraws(hmacSha256, { serverSeed, clientSeed: 'referee', nonce });
  nonce += 1;
  return Buffer.from(Uint8Array.from({ length: bytesPerSeed }, () => draws.int(256)));
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    console.log(`${program} is not here: apt-get install ${program}`);
    return false;
  }
}

/** Feeds a program with outcomes until it has read enough, and gives what it says. */
async function hear(program: string, args: readonly string[], bytesMost: number): Promise<string> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  let isOver = false;
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
  });
  // A program that has read enough closes its end.
  child.stdin.on('error', () => {
    isOver = true;
  });
  const ended = once(child, 'close').then(() => {
    isOver = true;
  });
  for (let sent = 0; sent < bytesMost && !isOver; sent += bytesPerSeed) {
    if (!child.stdin.write(outcomes())) {
      // Waiting for a drain fails when the program has closed its end: then it is over.
      await Promise.race([once(child.stdin, 'drain').catch(() => ended), ended]);
    }
  }
  child.stdin.end();
  await ended;
  return said;
}

async function judgeByEnt(megabytes: number): Promise<boolean> {
  const said = await hear('ent', ['-t'], megabytes * megabyte);
  const [, values = ''] = said.split('\n');
  const [, bytes, entropy, chiSquare, mean, , correlation] = values.split(',').map(Number);
  const words = await hear('ent', [], megabytes * megabyte);
  const percent = Number(/exceed this value ([0-9.]+) percent/.exec(words)?.[1] ?? 0);
  console.log(
    `ent: ${bytes} bytes, ${entropy} bits a byte, mean ${mean}, serial correlation ${correlation}, chi-square ${chiSquare}`,
  );
  console.log(`ent: another sample exceeds its chi-square ${percent}% of the time`);
  return percent > 0.1 && percent < 99.9;
}

async function judgeByDieharder(): Promise<boolean> {
  let isPassed = true;
  for (const test of dieharderTests) {
    // Raw bytes from standard input are generator 200.
    const said = await hear(
      'dieharder',
      ['-p', '10', '-g', '200', '-d', test, '-D', 'test_name', '-D', 'pvalues', '-D', 'assessment'],
      Number.POSITIVE_INFINITY,
    );
    console.log(said.trim());
    if (said.includes('FAILED') || !/PASSED|WEAK/.test(said)) isPassed = false;
  }
  return isPassed;
}

const megabytes = Number(process.argv[2] ?? 8);
const verdicts = [
  isInstalled('ent') ? await judgeByEnt(megabytes) : true,
  isInstalled('dieharder') ? await judgeByDieharder() : true,
];
if (verdicts.includes(false)) {
  console.log('a referee finds fault');
  process.exitCode = 1;
}
