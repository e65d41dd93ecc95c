import { games, identity, information } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { newPlayer } from './testing/player.ts';

const game = 'noite-de-carnaval';
const houses: TestHouse[] = [];
beforeAll(async () => {
  houses.push(await startTestHouse({ JURISDICTION: 'br-regulated' }), await startTestHouse());
});
afterAll(async () => {
  for (const house of houses) await house.close();
});

test('where features may not be bought the server takes no such bet, and nothing for it; elsewhere it does', async () => {
  const answers: string[] = [];
  for (const house of houses) {
    const player = await newPlayer(house, { cash: '200.00' });
    const { feature_buy } = await house.ask(games.gameInfo, { game });
    const bought = await player.play(game, { stake: '1.00', mode: 'buy' });
    answers.push(`${feature_buy} ${bought.status === 'fail' ? bought.error : bought.status}`);
    const spun = await player.play(game, { stake: '1.00', mode: 'spin' });
    expect(spun.status).toBe('success');
  }
  expect(answers).toEqual(['false bet_invalid', 'true success']);
});

test('spins may be told quickly where the market lets them, and on slots alone', async () => {
  const turbo = async (name: string) =>
    Promise.all(houses.map(async (house) => (await house.ask(games.gameInfo, { game: name })).turbo));
  expect(await turbo(game)).toEqual([false, true]);
  expect(await turbo('dados-de-ouro')).toEqual([false, false]);
});

test('[S6.05] where players are identified first nobody gets demo money, and the site offers none', async () => {
  const answers: string[] = [];
  for (const house of houses) {
    const { is_demo_on } = await house.ask(information.webContent, {});
    const opened = await house.call(identity.demo, {});
    answers.push(`${is_demo_on} ${opened.status === 'fail' ? opened.error : opened.status}`);
  }
  expect(answers).toEqual(['false forbidden', 'true success']);
});
