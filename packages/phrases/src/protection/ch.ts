import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const ch: Words<typeof en> = {};

export const chErrors: Words<typeof enErrors> = {
  play_paused: '您已暫停遊戲，提款不受影響',
  limit_reached: '這超出了您設定的限額',
};
