import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const id: Words<typeof en> = {};

export const idErrors: Words<typeof enErrors> = {
  play_paused: 'Anda sedang jeda bermain. Penarikan tetap bisa dilakukan',
  limit_reached: 'Ini melebihi batas yang Anda tetapkan',
};
