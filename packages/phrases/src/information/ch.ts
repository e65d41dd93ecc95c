import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const ch: Words<typeof en> = {};

export const chErrors: Words<typeof enErrors> = {};
