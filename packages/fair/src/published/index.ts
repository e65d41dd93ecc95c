export {
  type Card,
  cards,
  crashPoint,
  dice,
  keno,
  limbo,
  mines,
  plinko,
  roulette,
  wheel,
} from './conventions.ts';
