export * from './live/bets.ts';
export * from './live/tables.ts';
