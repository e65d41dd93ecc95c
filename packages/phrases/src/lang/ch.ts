import { ch as account, chErrors as accountErrors } from '../account/ch.ts';
import { ch as agency, chErrors as agencyErrors } from '../agency/ch.ts';
import { ch as arcade } from '../arcade/ch.ts';
import { ch as chat, chErrors as chatErrors } from '../chat/ch.ts';
import { ch as common } from '../common/ch.ts';
import { ch as diagnostics } from '../diagnostics/ch.ts';
import { ch as draws } from '../draws/ch.ts';
import { ch as commonErrors } from '../errors/ch.ts';
import { ch as feed } from '../feed/ch.ts';
import { ch as games } from '../games/ch.ts';
import { chErrors as growthErrors } from '../growth/ch.ts';
import { ch as identity } from '../identity/ch.ts';
import { ch as information, chErrors as informationErrors } from '../information/ch.ts';
import { ch as legal } from '../legal/ch.ts';
import { ch as live, chErrors as liveErrors } from '../live/ch.ts';
import { ch as livetables } from '../live-tables/ch.ts';
import { ch as loyalty, chErrors as loyaltyErrors } from '../loyalty/ch.ts';
import { ch as platforms, chErrors as platformsErrors } from '../platforms/ch.ts';
import { ch as promotions, chErrors as promotionsErrors } from '../promotions/ch.ts';
import { ch as protection, chErrors as protectionErrors } from '../protection/ch.ts';
import { ch as races, chErrors as racesErrors } from '../races/ch.ts';
import { ch as security, chErrors as securityErrors } from '../security/ch.ts';
import { ch as shell } from '../shell/ch.ts';
import { ch as slots } from '../slots/ch.ts';
import { ch as slotstage } from '../slotstage/ch.ts';
import { chErrors as staffErrors } from '../staff/access/ch.ts';
import { chErrors as goneErrors } from '../staff/gone/ch.ts';
import { chErrors as privacyErrors } from '../staff/privacy/ch.ts';
import { chErrors as requestErrors } from '../staff/requests/ch.ts';
import { ch as tablegames } from '../tablegames/ch.ts';
import { ch as wallet } from '../wallet/ch.ts';

const errors = {
  ...commonErrors,
  ...promotionsErrors,
  ...loyaltyErrors,
  ...agencyErrors,
  ...informationErrors,
  ...protectionErrors,
  ...platformsErrors,
  ...securityErrors,
  ...chatErrors,
  ...liveErrors,
  ...racesErrors,
  ...growthErrors,
  ...staffErrors,
  ...privacyErrors,
  ...requestErrors,
  ...goneErrors,
  ...accountErrors,
};

/** Every phrase of the language `ch` that players or programs are told, by area. */
export const phrases = {
  errors,
  account,
  common,
  shell,
  identity,
  wallet,
  games,
  security,
  legal,
  promotions,
  loyalty,
  agency,
  information,
  protection,
  platforms,
  slots,
  diagnostics,
  live,
  livetables,
  draws,
  chat,
  feed,
  races,
  arcade,
  tablegames,
  slotstage,
};
