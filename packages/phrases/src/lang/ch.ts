import { ch as common } from '../common/ch.ts';
import { ch as errors } from '../errors/ch.ts';
import { ch as fair } from '../fair/ch.ts';
import { ch as games } from '../games/ch.ts';
import { ch as identity } from '../identity/ch.ts';
import { ch as legal } from '../legal/ch.ts';
import { ch as security } from '../security/ch.ts';
import { ch as shell } from '../shell/ch.ts';
import { ch as wallet } from '../wallet/ch.ts';

/** Every phrase of the language `ch` that players or programs are told, by area. */
export const phrases = { errors, common, shell, identity, wallet, games, fair, security, legal };
