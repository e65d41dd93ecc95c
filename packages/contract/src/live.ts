export * from './live/bets.ts';
export { drawKinds, flightKinds } from './live/shapes.ts';
export * from './live/staff-tables.ts';
export * from './live/tables.ts';
