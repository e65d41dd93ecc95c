import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const msa: Words<typeof en> = {};
