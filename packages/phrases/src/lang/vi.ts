import { vi as common } from '../common/vi.ts';
import { vi as errors } from '../errors/vi.ts';
import { vi as fair } from '../fair/vi.ts';
import { vi as games } from '../games/vi.ts';
import { vi as identity } from '../identity/vi.ts';
import { vi as legal } from '../legal/vi.ts';
import { vi as security } from '../security/vi.ts';
import { vi as shell } from '../shell/vi.ts';
import { vi as wallet } from '../wallet/vi.ts';

/** Every phrase of the language `vi` that players or programs are told, by area. */
export const phrases = { errors, common, shell, identity, wallet, games, fair, security, legal };
