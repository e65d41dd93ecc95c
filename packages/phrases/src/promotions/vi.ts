import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const vi: Words<typeof en> = {};

export const viErrors: Words<typeof enErrors> = {
  bonus_stake_too_large: 'Khi có thưởng đang hoạt động, mỗi cược không được vượt quá {{max}}',
};
