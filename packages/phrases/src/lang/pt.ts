import { pt as common } from '../common/pt.ts';
import { pt as errors } from '../errors/pt.ts';
import { pt as fair } from '../fair/pt.ts';
import { pt as games } from '../games/pt.ts';
import { pt as identity } from '../identity/pt.ts';
import { pt as legal } from '../legal/pt.ts';
import { pt as security } from '../security/pt.ts';
import { pt as shell } from '../shell/pt.ts';
import { pt as wallet } from '../wallet/pt.ts';

/** Every phrase of the language `pt` that players or programs are told, by area. */
export const phrases = { errors, common, shell, identity, wallet, games, fair, security, legal };
