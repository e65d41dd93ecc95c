import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const msa: Words<typeof en> = {};

export const msaErrors: Words<typeof enErrors> = {
  play_paused: 'Anda sedang berehat daripada bermain. Pengeluaran masih dibuka',
  limit_reached: 'Ini melebihi had yang anda tetapkan',
};
