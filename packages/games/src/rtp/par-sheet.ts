import { formatAmount } from '@arara/money';
import { usualLeftHours } from '../left.ts';
import { ratio, toPercent, toText } from '../ratio.ts';
import { gameRules } from '../registry.ts';
import type { LeftKind, Rules } from '../rules.ts';
import { multiplierUnit } from '../stake.ts';
import { bandOf } from './bands.ts';
import { type Analysis, type Configuration, deviationOf, extremes, volatilityOf } from './configuration.ts';

/** More configurations than this are shown by their extremes. */
const shownMost = 60;

/** The paytable-and-reel sheet of one title in Markdown: what a laboratory asks for, from the exact analysis alone. */
export function parSheet({ rules, configurations }: Analysis): string {
  const shown = configurations.length > shownMost ? outermost(configurations) : configurations;
  const { limits } = rules;
  const band = bandOf(rules.category);
  return [
    `# ${rules.game}, paytable ${rules.version}`,
    '',
    `Category ${rules.category}; theoretical RTP of main bets ${band.least}-${band.most}%. Stakes BRL ${formatAmount(limits.minStakeCents)}` +
      ` to ${formatAmount(limits.maxStakeCents)} in steps of ${formatAmount(limits.stepCents)}; a round pays at most BRL ${formatAmount(limits.maxPayoutCents)}.`,
    '',
    `${configurations.length} bet configuration(s), each worked out exactly. Written by \`npm run rtp -- --write\`.`,
    ...(shown.length < configurations.length ? ['', 'The extremes of them:'] : []),
    '',
    '| bet | RTP | hit rate | variance | standard deviation | volatility | largest win | RTP at the smallest stake |',
    '| --- | --: | --: | --: | --: | --- | --: | --: |',
    ...shown.map(
      (one) =>
        `| ${one.name}${one.isSideBet ? ' (side bet)' : ''} | ${toPercent(one.rtp, 4)}% | ${toPercent(one.hitRate, 4)}% | ` +
        `${decimal(one.variance, 4)} | ${deviationOf(one).toFixed(4)} | ${volatilityOf(one)} | ` +
        `${one.maxMultiplier / multiplierUnit}x | ${toPercent(one.rtpAtMinStake, 4)}% |`,
    ),
    '',
    '## Interval of the observed RTP',
    '',
    'Half the width of the 99% interval, in percentage points, of the most volatile bet after so many rounds:',
    '',
    '| rounds | half width |',
    '| --: | --: |',
    ...[10_000, 100_000, 1_000_000, 10_000_000].map(
      (rounds) =>
        `| ${rounds.toLocaleString('en-US')} | ${((z99 * Math.max(...configurations.map(deviationOf)) * 100) / Math.sqrt(rounds)).toFixed(3)} |`,
    ),
    '',
    '## Exact',
    '',
    ...outermost(configurations).map((one) => `- ${one.name}: RTP = \`${toText(one.rtp)}\``),
    '',
    ...jackpotLines(rules, configurations),
    ...leftLines(rules),
    '## Paytable',
    '',
    '```json',
    JSON.stringify(rules.paytable()),
    '```',
    '',
  ].join('\n');
}

function jackpotLines({ jackpot }: Rules, [first]: readonly Configuration[]): string[] {
  const share = first?.jackpotShare;
  if (!jackpot || !share) return [];
  const { seedCents, contribution, ticketsCents } = jackpot;
  const money = (cents: number) => formatAmount(BigInt(cents));
  const mean = seedCents + Math.floor((ticketsCents * contribution) / 10_000);
  return [
    '## Jackpot',
    '',
    `Every stake feeds the pool with ${contribution / 100}% of itself; the house seeds it with BRL ${money(seedCents)}, again after each hit. ` +
      `A stake of s hits with the chance s / ${money(ticketsCents)}, whatever the way to bet: once in BRL ${money(ticketsCents)} staked, when the pool holds BRL ${money(mean)} in the mean.`,
    '',
    `Of the RTP above ${toPercent(share, 4)}% is the pool's: ${contribution / 100}% that stakes put in, and ${toPercent(ratio(seedCents, ticketsCents), 4)}% of seeds. ` +
      'Hit rate, variance and largest win are those of all the rest.',
    '',
  ];
}

const leftWords: Readonly<Record<LeftKind, string>> = {
  cash_out:
    'what could be cashed out is paid; where no step was taken, the stake goes back and counts as no play.',
  first_guess:
    'what could be cashed out is paid; where no guess was made, the likelier side is guessed once, higher if both are equal, and cashed out.',
  advice: 'its cards are played to the end by the suggestion of the game, and nothing more is staked.',
};

function leftLines({ game, version }: Rules): string[] {
  const rules = gameRules(game, version);
  const left = rules?.kind === 'stepped' ? rules.left : null;
  if (!left) return [];
  return [
    '## Left open',
    '',
    `A round that nobody touches for ${usualLeftHours} hours, where the house sets no other time, is ended by it: ${leftWords[left.kind]}`,
    '',
  ];
}

/** Two-sided 99% of the normal distribution. */
const z99 = 2.5758;

function outermost(configurations: readonly Configuration[]): readonly Configuration[] {
  const rtp = extremes(configurations, (one) => one.rtp);
  const variance = extremes(configurations, (one) => one.variance);
  return [...new Set([rtp.lowest, rtp.highest, variance.lowest, variance.highest])];
}

function decimal(share: Configuration['variance'], decimals: number): string {
  return toPercent({ ...share, denominator: share.denominator * 100n }, decimals);
}
