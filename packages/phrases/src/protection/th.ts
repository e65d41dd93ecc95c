import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const th: Words<typeof en> = {};

export const thErrors: Words<typeof enErrors> = {
  play_paused: 'คุณพักการเล่นอยู่ แต่ยังถอนเงินได้',
  limit_reached: 'เกินขีดจำกัดที่คุณตั้งไว้',
};
