import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const cn: Words<typeof en> = {};

export const cnErrors: Words<typeof enErrors> = {};
