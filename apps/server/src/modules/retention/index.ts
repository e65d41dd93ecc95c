import type { Module } from '../../module.ts';
import { retain } from './retain.ts';

/** What is kept no longer than it must. */
export const retention: Module = { name: 'retention', daily: [retain] };
