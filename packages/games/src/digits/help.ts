import type { HelpLine } from '../title.ts';
import { anyOrderPairTimes, digitBets } from './bets.ts';

const timesOf = (type: string) => digitBets.find((bet) => bet.type === type)?.times ?? 0;

export const digitsHelp: readonly HelpLine[] = [
  { key: 'draws.rules_digits_draw' },
  { key: 'draws.rules_digits_exact', values: { times: timesOf('exact') } },
  { key: 'draws.rules_digits_any', values: { times: timesOf('any_order'), pair: anyOrderPairTimes } },
  { key: 'draws.rules_digits_pairs', values: { times: timesOf('first_two') } },
  { key: 'draws.rules_digits_last' },
];
