import { msa as common } from '../common/msa.ts';
import { msa as errors } from '../errors/msa.ts';
import { msa as fair } from '../fair/msa.ts';
import { msa as games } from '../games/msa.ts';
import { msa as identity } from '../identity/msa.ts';
import { msa as legal } from '../legal/msa.ts';
import { msa as security } from '../security/msa.ts';
import { msa as shell } from '../shell/msa.ts';
import { msa as wallet } from '../wallet/msa.ts';

/** Every phrase of the language `msa` that players or programs are told, by area. */
export const phrases = { errors, common, shell, identity, wallet, games, fair, security, legal };
