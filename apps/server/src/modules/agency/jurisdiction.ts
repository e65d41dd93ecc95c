import type { House } from '../../house.ts';

/** Rewards tied to depositing are forbidden in Brazil's regulated market: there only turnover earns commission. */
export const isRechargeOn = (house: House): boolean => house.env.JURISDICTION !== 'br-regulated';
