import { expect, test } from 'vitest';
import { deviceName, isPhone } from './device-name.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const desk =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0';

test('a user agent becomes a name people know', () => {
  expect(deviceName(phone)).toBe('Chrome · Android');
  expect(deviceName(desk)).toBe('Edge · Windows');
});

test('a name the server has already made stays as it is', () => {
  expect(deviceName('Chrome, Android')).toBe('Android');
  expect(deviceName('Arara app')).toBe('Arara app');
  expect(deviceName('')).toBe('');
});

test('phones are told from desks', () => {
  expect(isPhone(phone)).toBe(true);
  expect(isPhone(desk)).toBe(false);
});
