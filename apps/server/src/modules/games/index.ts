import type { Module } from '../../module.ts';
import { playDays } from './play-days.ts';
import { registerGames } from './routes.ts';

export { seedGames } from './seed-games.ts';

export const games: Module = { name: 'games', register: registerGames, listeners: [playDays] };
