import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const cn: Words<typeof en> = {};

export const cnErrors: Words<typeof enErrors> = {
  bonus_stake_too_large: '奖金生效期间，单注不得超过 {{max}}',
};
