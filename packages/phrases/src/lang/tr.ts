import { tr as account, trErrors as accountErrors } from '../account/tr.ts';
import { tr as agency, trErrors as agencyErrors } from '../agency/tr.ts';
import { tr as arcade } from '../arcade/tr.ts';
import { tr as chat, trErrors as chatErrors } from '../chat/tr.ts';
import { tr as common } from '../common/tr.ts';
import { tr as diagnostics } from '../diagnostics/tr.ts';
import { tr as draws } from '../draws/tr.ts';
import { tr as commonErrors } from '../errors/tr.ts';
import { tr as feed } from '../feed/tr.ts';
import { tr as games } from '../games/tr.ts';
import { trErrors as growthErrors } from '../growth/tr.ts';
import { tr as identity } from '../identity/tr.ts';
import { tr as information, trErrors as informationErrors } from '../information/tr.ts';
import { tr as legal } from '../legal/tr.ts';
import { tr as live, trErrors as liveErrors } from '../live/tr.ts';
import { tr as livetables } from '../live-tables/tr.ts';
import { tr as loyalty, trErrors as loyaltyErrors } from '../loyalty/tr.ts';
import { tr as platforms, trErrors as platformsErrors } from '../platforms/tr.ts';
import { tr as promotions, trErrors as promotionsErrors } from '../promotions/tr.ts';
import { tr as protection, trErrors as protectionErrors } from '../protection/tr.ts';
import { tr as races, trErrors as racesErrors } from '../races/tr.ts';
import { tr as security, trErrors as securityErrors } from '../security/tr.ts';
import { tr as shell } from '../shell/tr.ts';
import { tr as slots } from '../slots/tr.ts';
import { tr as slotstage } from '../slotstage/tr.ts';
import { trErrors as staffErrors } from '../staff/access/tr.ts';
import { trErrors as goneErrors } from '../staff/gone/tr.ts';
import { trErrors as privacyErrors } from '../staff/privacy/tr.ts';
import { trErrors as requestErrors } from '../staff/requests/tr.ts';
import { tr as tablegames } from '../tablegames/tr.ts';
import { tr as wallet } from '../wallet/tr.ts';

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

/** Every phrase of the language `tr` that players or programs are told, by area. */
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
