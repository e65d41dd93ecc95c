import type { Module } from '../../module.ts';
import { payDaily, raceTask } from './pay-races.ts';
import { registerRaces } from './routes.ts';
import { scoreRounds } from './score-rounds.ts';

export { ensureFirstRaces } from './first-races.ts';

export const races: Module = {
  name: 'races',
  register: registerRaces,
  tasks: [raceTask],
  listeners: [scoreRounds],
  daily: [payDaily],
};
