import type { Chance } from './chance.ts';

type Bet = (stake: string) => Record<string, unknown>;

const spin =
  (game: string): Bet =>
  (stake) => ({ game, mode: 'spin', stake });

/** What people play in one step, the best loved first. */
const choices: readonly Bet[] = [
  (stake) => ({ game: 'coroa-da-onca', stake }),
  spin('frutas-da-feira'),
  (stake) => ({ game: 'dados-de-ouro', direction: 'over', target: 4949, stake }),
  (stake) => ({ game: 'roleta-guanabara', bets: [{ type: 'red', stake }] }),
  (stake) => ({ game: 'roleta-guanabara', bets: [{ type: 'straight', numbers: [17], stake }] }),
  (stake) => ({ game: 'voo-da-arara', target: 200, stake }),
  (stake) => ({ game: 'plinko-lapa', rows: 16, risk: 'high', stake }),
  spin('noite-de-carnaval'),
  (stake) => ({ game: 'bacara-imperial', on: 'banker', stake }),
  (stake) => ({ game: 'pesca-real', fish: 'camarao', stake }),
  spin('diamante-azul'),
  (stake) => ({ game: 'keno-do-pantanal', numbers: [3, 8, 21, 30, 37], risk: 'medium', stake }),
  (stake) => ({ game: 'foguete-zero', target: 2000, stake }),
  spin('lenda-do-boto'),
  (stake) => ({ game: 'roda-gigante', risk: 'medium', stake }),
  (stake) => ({ game: 'raspa-tropical', stake }),
  (stake) => ({ game: 'dragao-e-onca', on: 'jaguar', stake }),
  (stake) => ({ game: 'gemas-da-chapada', risk: 'medium', stake }),
];

/** How many games somebody keeps to at a visit. */
const favourites = 4;

/** What somebody plays at a visit: the squared number leans to the beginning of the list, so that some games are loved by many. */
export function favouritesOf(chance: Chance): readonly Bet[] {
  return Array.from({ length: favourites }, () => {
    const chosen = choices[Math.floor(chance.next() ** 2 * choices.length)];
    if (chosen === undefined) throw new Error('nothing to play');
    return chosen;
  });
}
