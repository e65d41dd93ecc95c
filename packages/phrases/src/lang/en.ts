import { en as common } from '../common/en.ts';
import { en as errors } from '../errors/en.ts';
import { en as fair } from '../fair/en.ts';
import { en as games } from '../games/en.ts';
import { en as identity } from '../identity/en.ts';
import { en as legal } from '../legal/en.ts';
import { en as security } from '../security/en.ts';
import { en as shell } from '../shell/en.ts';
import { en as wallet } from '../wallet/en.ts';

/** Every phrase of the language `en` that players or programs are told, by area. */
export const phrases = { errors, common, shell, identity, wallet, games, fair, security, legal };
