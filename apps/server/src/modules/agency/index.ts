import type { Module } from '../../module.ts';

export const agency: Module = { name: 'agency' };
