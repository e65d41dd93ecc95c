import type { CheckForm } from './check.ts';

/** A bet of each game to begin with, in the form a round's details show. */
const exampleBets: Record<string, { bet: object; actions: readonly object[] }> = {
  'dados-de-ouro': { bet: { stake: '1.00', direction: 'over', target: 5049 }, actions: [] },
  'coroa-da-onca': { bet: { stake: '1.00' }, actions: [] },
  'roleta-guanabara': {
    bet: {
      bets: [
        { type: 'straight', numbers: [17], stake: '1.00' },
        { type: 'red', stake: '5.00' },
      ],
    },
    actions: [],
  },
  'minas-do-sertao': {
    bet: { stake: '1.00', mines: 3 },
    actions: [{ type: 'pick', tile: 0 }, { type: 'cash_out' }],
  },
};

export const games: readonly string[] = Object.keys(exampleBets);

/** The form with a game's example bet; the seeds stay. */
export function withGame(form: CheckForm, game: string): CheckForm {
  const example = exampleBets[game];
  return {
    ...form,
    game,
    version: '1',
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
