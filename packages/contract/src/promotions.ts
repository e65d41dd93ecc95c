export * from './promotions/activities.ts';
export * from './promotions/bonus.ts';
export * from './promotions/daily-rescue.ts';
export * from './promotions/deposits.ts';
export * from './promotions/invitation.ts';
export * from './promotions/lottery-wheel.ts';
export { promotionCodes, rechargeTiers } from './promotions/shape.ts';
