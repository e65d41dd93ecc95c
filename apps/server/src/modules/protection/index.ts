import type { Module } from '../../module.ts';

export const protection: Module = { name: 'protection' };
