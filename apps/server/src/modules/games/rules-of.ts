import { type GameRules, gameRules } from '@arara/games';
import { AppError } from '../../plugins/app-error.ts';

const newest = new Map<string, GameRules | null>();

/** The rules in force of a title; fails with `game_unknown`. */
export function rulesOf(slug: string): GameRules {
  let rules = newest.get(slug);
  if (rules === undefined) {
    rules = gameRules(slug);
    // Only titles we have are kept, so that made-up names cannot fill the memory.
    if (rules) newest.set(slug, rules);
  }
  if (!rules) throw new AppError('game_unknown');
  return rules;
}

/** The rules a stored round was played by. They are never taken away, so their absence is a fault of ours. */
export function rulesOfRound(slug: string, version: number): GameRules {
  const rules = gameRules(slug, version);
  if (!rules) throw new Error(`no rules for ${slug} version ${version}`);
  return rules;
}
