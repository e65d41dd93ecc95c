import type { Words } from '../words.ts';
import type { en } from './en.ts';

export const id: Words<typeof en> = {};
