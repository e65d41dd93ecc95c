import type { Module } from '../../../module.ts';

export const cover: Module = { name: 'cover' };
