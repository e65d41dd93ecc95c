import type { Module } from '../../module.ts';

export const platforms: Module = { name: 'platforms' };
