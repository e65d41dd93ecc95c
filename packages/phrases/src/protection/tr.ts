import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const tr: Words<typeof en> = {};

export const trErrors: Words<typeof enErrors> = {
  play_paused: 'Oyuna ara verdiniz. Para çekme açık kalır',
  limit_reached: 'Bu, belirlediğiniz bir sınırı aşıyor',
};
