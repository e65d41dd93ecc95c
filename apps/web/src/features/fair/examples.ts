import examples from '@arara/games/examples.json' with { type: 'json' };
import type { CheckForm } from './check.ts';

/** A bet of each game to begin with, in the form a round's details show. */
const exampleBets: Readonly<Record<string, { version: number; bet: object; actions: readonly object[] }>> =
  examples;

export const games: readonly string[] = Object.keys(exampleBets);

/** True for a game that is played in steps. */
export function hasSteps(game: string): boolean {
  return (exampleBets[game]?.actions.length ?? 0) > 0;
}

/** The form with a game's example bet; the seeds stay. */
export function withGame(form: CheckForm, game: string): CheckForm {
  const example = exampleBets[game];
  return {
    ...form,
    game,
    version: String(example?.version ?? 1),
    bet: JSON.stringify(example?.bet ?? {}),
    actions: example && example.actions.length > 0 ? JSON.stringify(example.actions) : '',
    toldOutcome: '',
  };
}

const empty: CheckForm = {
  game: '',
  version: '',
  serverSeed: '',
  clientSeed: '',
  nonce: '',
  bet: '',
  actions: '',
  commitment: '',
  toldOutcome: '',
};

export const firstForm: CheckForm = withGame(empty, 'dados-de-ouro');
