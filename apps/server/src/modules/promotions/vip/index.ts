import type { Module } from '../../../module.ts';

export const vip: Module = { name: 'vip' };
