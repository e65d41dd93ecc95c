import type { Module } from '../../module.ts';

export const information: Module = { name: 'information' };
