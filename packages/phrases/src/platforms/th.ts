import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const th: Words<typeof en> = {};

export const thErrors: Words<typeof enErrors> = {};
