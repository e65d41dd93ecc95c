import type { Words } from '../words.ts';
import type { en, enErrors } from './en.ts';

export const id: Words<typeof en> = {};

export const idErrors: Words<typeof enErrors> = {};
