import type { Module } from '../../module.ts';
import { sweepLimits } from './limits/sweep-limits.ts';
import { registerProtection } from './routes.ts';

export const protection: Module = {
  name: 'protection',
  register: registerProtection,
  tasks: [{ name: 'protection-sweep', cron: '15 * * * *', run: sweepLimits }],
};
