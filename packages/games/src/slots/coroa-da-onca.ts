import { twentyLines } from './lines.ts';
import type { SlotTitle } from './title.ts';

/** Coroa da Onça, version 1. Never edited once played: a change is a new version beside it. */
export const coroaDaOnca: SlotTitle = {
  game: 'coroa-da-onca',
  version: 1,
  symbols: ['onca', 'coroa', 'arara', 'diamante', 'flor', 'A', 'K', 'Q', 'J', '10', 'coringa', 'lua'],
  wild: 'coringa',
  scatter: 'lua',
  reels: [
    'lua coroa A diamante flor Q J K onca 10 J K A Q arara diamante flor arara K 10 Q A J onca coroa flor 10 Q diamante J K A',
    'K Q A 10 onca diamante J lua flor arara coroa K coringa A 10 Q flor K J 10 A arara onca coroa diamante coringa Q J flor 10 K A',
    'flor 10 K J A Q coringa coroa onca diamante lua arara Q 10 J A flor K Q coroa 10 coringa J diamante onca arara flor K A J Q 10',
    'A K J 10 diamante flor Q coringa coroa onca A arara diamante J K flor 10 lua Q arara A J coringa 10 flor coroa J K A onca Q diamante',
    'Q coroa J A flor K onca lua 10 diamante J arara flor K Q A 10 diamante flor J Q arara K onca coroa Q diamante J K A 10 flor',
  ].map((reel) => reel.split(' ')),
  lines: twentyLines,
  pays: {
    onca: [75, 300, 1500],
    coroa: [50, 250, 1000],
    arara: [50, 150, 750],
    diamante: [30, 100, 400],
    flor: [25, 75, 300],
    A: [15, 50, 200],
    K: [15, 50, 200],
    Q: [15, 40, 150],
    J: [10, 40, 100],
    '10': [10, 30, 100],
  },
  scatterPays: [2, 10, 50],
  freeSpins: { awarded: [10, 10, 10], most: 30, multiplier: 3 },
};
