import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const ch: Words<typeof en> = {};

export const chErrors: Words<typeof enErrors> = {
  bonus_stake_too_large: '獎金生效期間，單注不得超過 {{max}}',
};
