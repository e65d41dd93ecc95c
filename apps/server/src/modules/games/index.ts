import type { Module } from '../../module.ts';
import { beginGamesAnew } from './begin-anew.ts';
import { closeRoundsTask, roundsOfClosedPlay } from './left-rounds/close-rounds.ts';
import { leftRoundsTask } from './left-rounds/end-left-rounds.ts';
import { playDayCorrections, playDays } from './play-days.ts';
import { gameDays, popularityTask } from './popularity.ts';
import { registerGames } from './routes.ts';

export { findGame } from './catalogue.ts';
export { correctedNow } from './corrected-now.ts';
export { mostPlayed, ownGames } from './list-games.ts';
export {
  type ManagedGame,
  managedGame,
  managedGames,
  placedGames,
  placeGames,
  shelveGame,
  switchGame,
} from './manage.ts';
export { playDays } from './play-days.ts';
export { countLaunch } from './popularity.ts';
export { recallRound } from './recall.ts';
export { refusedStake } from './refused-stake.ts';
export { seedGames } from './seed-games.ts';
export { settledNow } from './settled-now.ts';
export { RoundIds } from './settlement/round-ids.ts';
export { isShutOut } from './shut-out.ts';
export { titleOf } from './titles.ts';

export const games: Module = {
  name: 'games',
  register: registerGames,
  tasks: [popularityTask, leftRoundsTask, closeRoundsTask],
  beginAnew: beginGamesAnew,
  listeners: [playDays, playDayCorrections, gameDays, roundsOfClosedPlay],
};
