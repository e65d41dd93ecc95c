export { flightMs, type Link, multiplierAt, type SharedCrash, sharedCrashes } from './crash.ts';
export { type Growth, hundredthsAt, msOfHundredths } from './growth.ts';
export { type MoneySpot, type MoneyWheelEvent, moneyWheel } from './money-wheel.ts';
export { type Aloft, topOf } from './top.ts';
