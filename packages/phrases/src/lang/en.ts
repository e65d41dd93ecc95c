import { en as account, enErrors as accountErrors } from '../account/en.ts';
import { en as agency, enErrors as agencyErrors } from '../agency/en.ts';
import { en as arcade } from '../arcade/en.ts';
import { en as chat, enErrors as chatErrors } from '../chat/en.ts';
import { en as common } from '../common/en.ts';
import { en as diagnostics } from '../diagnostics/en.ts';
import { en as draws } from '../draws/en.ts';
import { en as commonErrors } from '../errors/en.ts';
import { en as feed } from '../feed/en.ts';
import { en as games } from '../games/en.ts';
import { enErrors as growthErrors } from '../growth/en.ts';
import { en as identity } from '../identity/en.ts';
import { en as information, enErrors as informationErrors } from '../information/en.ts';
import { en as legal } from '../legal/en.ts';
import { en as live, enErrors as liveErrors } from '../live/en.ts';
import { en as livetables } from '../live-tables/en.ts';
import { en as loyalty, enErrors as loyaltyErrors } from '../loyalty/en.ts';
import { en as platforms, enErrors as platformsErrors } from '../platforms/en.ts';
import { en as promotions, enErrors as promotionsErrors } from '../promotions/en.ts';
import { en as protection, enErrors as protectionErrors } from '../protection/en.ts';
import { en as races, enErrors as racesErrors } from '../races/en.ts';
import { en as security, enErrors as securityErrors } from '../security/en.ts';
import { en as shell } from '../shell/en.ts';
import { en as slots } from '../slots/en.ts';
import { en as slotstage } from '../slotstage/en.ts';
import { enErrors as staffErrors } from '../staff/access/en.ts';
import { enErrors as goneErrors } from '../staff/gone/en.ts';
import { enErrors as privacyErrors } from '../staff/privacy/en.ts';
import { enErrors as requestErrors } from '../staff/requests/en.ts';
import { en as tablegames } from '../tablegames/en.ts';
import { en as wallet } from '../wallet/en.ts';

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

/** Every phrase of the language `en` that players or programs are told, by area. */
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
