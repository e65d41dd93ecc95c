import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const vi: Words<typeof en> = {};

export const viErrors: Words<typeof enErrors> = {};
