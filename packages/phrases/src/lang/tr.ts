import { tr as common } from '../common/tr.ts';
import { tr as errors } from '../errors/tr.ts';
import { tr as fair } from '../fair/tr.ts';
import { tr as games } from '../games/tr.ts';
import { tr as identity } from '../identity/tr.ts';
import { tr as legal } from '../legal/tr.ts';
import { tr as security } from '../security/tr.ts';
import { tr as shell } from '../shell/tr.ts';
import { tr as wallet } from '../wallet/tr.ts';

/** Every phrase of the language `tr` that players or programs are told, by area. */
export const phrases = { errors, common, shell, identity, wallet, games, fair, security, legal };
