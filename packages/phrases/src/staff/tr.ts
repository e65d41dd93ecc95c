import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const tr: Words<typeof en> = {};
