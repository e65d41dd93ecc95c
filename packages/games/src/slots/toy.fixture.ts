import type { SlotTitle } from './title.ts';

/** A machine small enough to try every stop and every way a round of free spins can go. */
export const toy: SlotTitle = {
  game: 'toy',
  version: 1,
  symbols: ['cherry', 'bell', 'seven', 'wild', 'star'],
  wild: 'wild',
  scatter: 'star',
  reels: [
    ['cherry', 'bell', 'seven', 'star', 'wild'],
    ['cherry', 'wild', 'bell', 'star'],
    ['bell', 'cherry', 'star', 'seven', 'wild'],
    ['seven', 'wild', 'cherry', 'bell'],
    ['cherry', 'seven', 'bell', 'cherry', 'wild', 'star'],
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
  ],
  pays: { cherry: [2, 5, 10], bell: [3, 8, 20], seven: [5, 20, 100], wild: [4, 30, 150] },
  scatterPays: [1, 3, 10],
  freeSpins: { awarded: [1, 2, 2], most: 3, multiplier: 2 },
};
