import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const id: Words<typeof en> = {};

export const idErrors: Words<typeof enErrors> = {
  bonus_stake_too_large: 'Saat bonus aktif, taruhan tidak boleh lebih dari {{max}}',
};
