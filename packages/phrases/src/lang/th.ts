import { th as account, thErrors as accountErrors } from '../account/th.ts';
import { th as agency, thErrors as agencyErrors } from '../agency/th.ts';
import { th as arcade } from '../arcade/th.ts';
import { th as chat, thErrors as chatErrors } from '../chat/th.ts';
import { th as common } from '../common/th.ts';
import { th as diagnostics } from '../diagnostics/th.ts';
import { th as draws } from '../draws/th.ts';
import { th as commonErrors } from '../errors/th.ts';
import { th as feed } from '../feed/th.ts';
import { th as games } from '../games/th.ts';
import { thErrors as growthErrors } from '../growth/th.ts';
import { th as identity } from '../identity/th.ts';
import { th as information, thErrors as informationErrors } from '../information/th.ts';
import { th as legal } from '../legal/th.ts';
import { th as live, thErrors as liveErrors } from '../live/th.ts';
import { th as livetables } from '../live-tables/th.ts';
import { th as loyalty, thErrors as loyaltyErrors } from '../loyalty/th.ts';
import { th as platforms, thErrors as platformsErrors } from '../platforms/th.ts';
import { th as promotions, thErrors as promotionsErrors } from '../promotions/th.ts';
import { th as protection, thErrors as protectionErrors } from '../protection/th.ts';
import { th as races, thErrors as racesErrors } from '../races/th.ts';
import { th as security, thErrors as securityErrors } from '../security/th.ts';
import { th as shell } from '../shell/th.ts';
import { th as slots } from '../slots/th.ts';
import { th as slotstage } from '../slotstage/th.ts';
import { thErrors as staffErrors } from '../staff/access/th.ts';
import { thErrors as goneErrors } from '../staff/gone/th.ts';
import { thErrors as privacyErrors } from '../staff/privacy/th.ts';
import { thErrors as requestErrors } from '../staff/requests/th.ts';
import { th as tablegames } from '../tablegames/th.ts';
import { th as wallet } from '../wallet/th.ts';

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

/** Every phrase of the language `th` that players or programs are told, by area. */
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
