import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const pt: Words<typeof en> = {};

export const ptErrors: Words<typeof enErrors> = {
  play_paused: 'Você está em pausa e não pode apostar. Saques continuam liberados',
  limit_reached: 'Isso passa de um limite que você definiu',
};
