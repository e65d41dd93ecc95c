import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const cn: Words<typeof en> = {};
