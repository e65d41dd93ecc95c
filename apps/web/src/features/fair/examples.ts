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
  'voo-da-arara': { bet: { stake: '1.00', target: 200 }, actions: [] },
  'foguete-zero': { bet: { stake: '1.00', target: 200 }, actions: [] },
  'pesca-real': { bet: { stake: '1.00', fish: 'acara' }, actions: [] },
  'bacara-imperial': { bet: { stake: '1.00', on: 'banker' }, actions: [] },
  'bingo-da-praca': { bet: { stake: '1.00', cards: 4, sheet: 27 }, actions: [] },
  'rei-de-copas': { bet: { stake: '1.00' }, actions: [{ type: 'draw', hold: [0, 1] }] },
  'gol-de-placa': {
    bet: { stake: '1.00', home: 'ipe-roxo', away: 'mare-alta', market: 'result', selection: 'home' },
    actions: [],
  },
  'sorte-do-trevo': { bet: { stake: '1.00', numbers: [7, 13, 42, 66, 80] }, actions: [] },
  'plinko-lapa': { bet: { stake: '1.00', rows: 12, risk: 'medium' }, actions: [] },
  'torre-do-coco': {
    bet: { stake: '1.00', difficulty: 'easy' },
    actions: [{ type: 'pick', tile: 0 }, { type: 'cash_out' }],
  },
  'roda-gigante': { bet: { stake: '1.00', risk: 'medium' }, actions: [] },
};

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
