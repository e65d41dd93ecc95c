import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const pt: Words<typeof en> = {};

export const ptErrors: Words<typeof enErrors> = {};
