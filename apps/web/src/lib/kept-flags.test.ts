import { expect, test } from 'vitest';
import { readFlags, writeFlags } from './kept-flags.ts';
import { memoryStore } from './storage.ts';

test('[S4.12] a reminder that was turned off stays off', () => {
  const store = memoryStore();
  expect(readFlags(store).isReminderOff).toBe(false);
  writeFlags(store, { ...readFlags(store), isReminderOff: true });
  expect(readFlags(store).isReminderOff).toBe(true);
});

test('[S2.47] the page background comes from stored state', () => {
  const store = memoryStore({ 'ui-flags': JSON.stringify({ pageBackground: '/backgrounds/other.svg' }) });
  expect(readFlags(store).pageBackground).toBe('/backgrounds/other.svg');
  expect(readFlags(memoryStore()).pageBackground).toBe('/backgrounds/rio-night.svg');
});

test('[S3.17] the logo and the background that the server named are there at the next visit', () => {
  const store = memoryStore();
  const told = {
    siteLogo: '/logos/tucano.svg',
    siteMark: '/logos/tucano-mark.svg',
    pageBackground: '/b.svg',
  };
  writeFlags(store, { ...readFlags(store), ...told });
  expect(readFlags(store)).toMatchObject(told);
});

test('open dialogs do not outlive the visit', () => {
  const store = memoryStore();
  writeFlags(store, { ...readFlags(store), isLoginShown: true, isModalOpened: true });
  expect(readFlags(store).isLoginShown).toBe(false);
  expect(readFlags(store).isModalOpened).toBe(false);
});

test('unreadable or foreign values count as not stored', () => {
  expect(readFlags(memoryStore({ 'ui-flags': '{' })).isReminderOff).toBe(false);
  const foreign = memoryStore({ 'ui-flags': '{"isReminderOff":"yes","isLoginShown":true,"x":1}' });
  expect(readFlags(foreign)).toEqual(readFlags(memoryStore()));
});
