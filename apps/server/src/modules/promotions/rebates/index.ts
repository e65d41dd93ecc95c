import type { Module } from '../../../module.ts';

export const rebates: Module = { name: 'rebates' };
