import { ratio, toPercent } from '../../ratio.ts';
import { insurancePays } from '../table.ts';
import { fullShoe, shoeSize } from './left.ts';

/** What comes back of insurance in the mean: the card under the ace is any of the 311 others, 96 of them tens. */
export const insuranceShareBack = ratio(BigInt(fullShoe[10] ?? 0) * insurancePays, BigInt(shoeSize - 1));

/** In percent, for the rules. */
export const insuranceReturn = toPercent(insuranceShareBack);
