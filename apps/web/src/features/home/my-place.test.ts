import { expect, test } from 'vitest';
import { memoryStore } from '../../lib/storage.ts';
import { keepRoom, roomOf } from './my-place.ts';

test('who had something to continue finds its room kept, as wide as the window was', () => {
  const store = memoryStore();
  expect(roomOf(store, 390)).toBe(0);
  keepRoom(store, 390, 221.6);
  expect(roomOf(store, 390)).toBe(222);
  expect(roomOf(store, 1440)).toBe(0);
});

test('for who has nothing to continue no room is kept', () => {
  const store = memoryStore();
  keepRoom(store, 390, 0);
  expect(roomOf(store, 390)).toBe(0);
  store.setItem('home-my-games', 'nonsense');
  expect(roomOf(store, 390)).toBe(0);
});
