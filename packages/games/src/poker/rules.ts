import { doubleAcesVariant } from './double-aces.ts';
import { pokerVariant } from './jacks.ts';
import { videoPoker } from './video-poker.ts';
import { wildTwosVariant } from './wild-twos.ts';

export const pokerRules = videoPoker(pokerVariant);
export const wildTwosRules = videoPoker(wildTwosVariant);
export const doubleAcesRules = videoPoker(doubleAcesVariant);
