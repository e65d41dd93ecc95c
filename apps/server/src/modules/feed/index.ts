import type { Module } from '../../module.ts';
import { followRounds } from './follow-rounds.ts';
import { registerFeed } from './routes.ts';

export const feed: Module = { name: 'feed', register: registerFeed, listeners: [followRounds] };
