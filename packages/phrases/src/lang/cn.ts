import { cn as common } from '../common/cn.ts';
import { cn as errors } from '../errors/cn.ts';
import { cn as fair } from '../fair/cn.ts';
import { cn as games } from '../games/cn.ts';
import { cn as identity } from '../identity/cn.ts';
import { cn as legal } from '../legal/cn.ts';
import { cn as security } from '../security/cn.ts';
import { cn as shell } from '../shell/cn.ts';
import { cn as wallet } from '../wallet/cn.ts';

/** Every phrase of the language `cn` that players or programs are told, by area. */
export const phrases = { errors, common, shell, identity, wallet, games, fair, security, legal };
