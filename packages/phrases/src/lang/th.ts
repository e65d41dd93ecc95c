import { th as common } from '../common/th.ts';
import { th as errors } from '../errors/th.ts';
import { th as fair } from '../fair/th.ts';
import { th as games } from '../games/th.ts';
import { th as identity } from '../identity/th.ts';
import { th as legal } from '../legal/th.ts';
import { th as security } from '../security/th.ts';
import { th as shell } from '../shell/th.ts';
import { th as wallet } from '../wallet/th.ts';

/** Every phrase of the language `th` that players or programs are told, by area. */
export const phrases = { errors, common, shell, identity, wallet, games, fair, security, legal };
