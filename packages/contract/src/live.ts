export * from './live/bets.ts';
export * from './live/seats.ts';
export { drawKinds, flightKinds, seatKinds } from './live/shapes.ts';
export * from './live/staff-tables.ts';
export * from './live/tables.ts';
