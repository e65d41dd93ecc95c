import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const pt: Words<typeof en> = {};

export const ptErrors: Words<typeof enErrors> = {
  bonus_stake_too_large: 'Com bônus ativo, a aposta não pode passar de {{max}}',
};
