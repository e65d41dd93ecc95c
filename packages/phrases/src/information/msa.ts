import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const msa: Words<typeof en> = {};

export const msaErrors: Words<typeof enErrors> = {};
