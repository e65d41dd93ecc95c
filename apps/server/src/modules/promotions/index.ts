import type { Module } from '../../module.ts';
import { bonus } from './bonus/index.ts';
import { cover } from './cover/index.ts';
import { promotionParts } from './parts.ts';
import { rebates } from './rebates/index.ts';
import { registerPromotions } from './routes.ts';
import { vip } from './vip/index.ts';

export { cancelRewards } from './cancel-rewards.ts';
export { changePromotion, type PromotionSettings, promotionSettings } from './settings.ts';
export { type Level, readLevels, readRates, setRebateRates, setVipLevels } from './vip/index.ts';

const parts: readonly Module[] = [...promotionParts, bonus, vip, rebates, cover];

/** Promotions, each in a folder of its own that brings its calls, tasks and listeners. */
export const promotions: Module = {
  name: 'promotions',
  register: (app, house) => {
    registerPromotions(app, house);
    for (const part of parts) part.register?.(app, house);
  },
  tasks: parts.flatMap((part) => part.tasks ?? []),
  listeners: parts.flatMap((part) => part.listeners ?? []),
  daily: parts.flatMap((part) => part.daily ?? []),
};
