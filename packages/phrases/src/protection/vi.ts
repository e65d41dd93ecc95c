import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const vi: Words<typeof en> = {};

export const viErrors: Words<typeof enErrors> = {
  play_paused: 'Bạn đang tạm dừng chơi. Vẫn có thể rút tiền',
  limit_reached: 'Vượt quá giới hạn bạn đã đặt',
};
