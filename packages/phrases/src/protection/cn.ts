import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const cn: Words<typeof en> = {};

export const cnErrors: Words<typeof enErrors> = {
  play_paused: '您已暂停游戏，提款不受影响',
  limit_reached: '这超出了您设定的限额',
};
