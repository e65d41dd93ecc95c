import { id as account, idErrors as accountErrors } from '../account/id.ts';
import { id as agency, idErrors as agencyErrors } from '../agency/id.ts';
import { id as arcade } from '../arcade/id.ts';
import { id as chat, idErrors as chatErrors } from '../chat/id.ts';
import { id as common } from '../common/id.ts';
import { id as diagnostics } from '../diagnostics/id.ts';
import { id as draws } from '../draws/id.ts';
import { id as commonErrors } from '../errors/id.ts';
import { id as feed } from '../feed/id.ts';
import { id as games } from '../games/id.ts';
import { idErrors as growthErrors } from '../growth/id.ts';
import { id as identity } from '../identity/id.ts';
import { id as information, idErrors as informationErrors } from '../information/id.ts';
import { id as legal } from '../legal/id.ts';
import { id as live, idErrors as liveErrors } from '../live/id.ts';
import { id as livetables } from '../live-tables/id.ts';
import { id as loyalty, idErrors as loyaltyErrors } from '../loyalty/id.ts';
import { id as platforms, idErrors as platformsErrors } from '../platforms/id.ts';
import { id as promotions, idErrors as promotionsErrors } from '../promotions/id.ts';
import { id as protection, idErrors as protectionErrors } from '../protection/id.ts';
import { id as races, idErrors as racesErrors } from '../races/id.ts';
import { id as security, idErrors as securityErrors } from '../security/id.ts';
import { id as shell } from '../shell/id.ts';
import { id as slots } from '../slots/id.ts';
import { id as slotstage } from '../slotstage/id.ts';
import { idErrors as staffErrors } from '../staff/access/id.ts';
import { idErrors as goneErrors } from '../staff/gone/id.ts';
import { idErrors as privacyErrors } from '../staff/privacy/id.ts';
import { idErrors as requestErrors } from '../staff/requests/id.ts';
import { id as tablegames } from '../tablegames/id.ts';
import { id as wallet } from '../wallet/id.ts';

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

/** Every phrase of the language `id` that players or programs are told, by area. */
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
