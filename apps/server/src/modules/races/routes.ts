import { races } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { staffRoute, visitorRoute } from '../../plugins/route.ts';
import { createPlan, editPlan, listPlans, stopPlan } from './plans.ts';
import { listHistory, listRaces, viewRace } from './read-races.ts';
import { listRuns, viewRun } from './staff-runs.ts';
import { openStandings } from './standings.ts';

/** Races as everybody sees them, and what staff sets. */
export function registerRaces(app: FastifyInstance, house: House): void {
  const standings = openStandings(house);
  visitorRoute(app, house, races.races, (_input, caller) => listRaces(house, standings, caller));
  visitorRoute(app, house, races.raceHistory, (input, caller) =>
    listHistory(house, standings, input, caller),
  );
  visitorRoute(app, house, races.raceView, (input, caller) => viewRace(house, standings, input, caller));

  staffRoute(app, house, races.staffRaces, () => listPlans(house));
  staffRoute(app, house, races.staffRaceRuns, (input) => listRuns(house, input));
  staffRoute(app, house, races.staffRaceStandings, (input) => viewRun(house, input));
  staffRoute(app, house, races.staffRaceCreate, (input, caller) => createPlan(house, input, caller));
  staffRoute(app, house, races.staffRaceEdit, (input, caller) => editPlan(house, input, caller));
  staffRoute(app, house, races.staffRaceStop, (input, caller) => stopPlan(house, input, caller));
}
