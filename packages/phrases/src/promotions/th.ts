import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const th: Words<typeof en> = {};

export const thErrors: Words<typeof enErrors> = {
  bonus_stake_too_large: 'ระหว่างที่โบนัสยังใช้งานอยู่ เดิมพันต้องไม่เกิน {{max}}',
};
