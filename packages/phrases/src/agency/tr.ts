import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const tr: Words<typeof en> = {};

export const trErrors: Words<typeof enErrors> = {};
