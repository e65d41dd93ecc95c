import { id as common } from '../common/id.ts';
import { id as errors } from '../errors/id.ts';
import { id as fair } from '../fair/id.ts';
import { id as games } from '../games/id.ts';
import { id as identity } from '../identity/id.ts';
import { id as legal } from '../legal/id.ts';
import { id as security } from '../security/id.ts';
import { id as shell } from '../shell/id.ts';
import { id as wallet } from '../wallet/id.ts';

/** Every phrase of the language `id` that players or programs are told, by area. */
export const phrases = { errors, common, shell, identity, wallet, games, fair, security, legal };
