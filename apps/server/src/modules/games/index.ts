export { registerGames } from './routes.ts';
export { seedGames } from './seed-games.ts';
