import type { Module } from '../../module.ts';

export const orders: Module = { name: 'orders' };
