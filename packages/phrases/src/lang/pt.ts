import { pt as account, ptErrors as accountErrors } from '../account/pt.ts';
import { pt as agency, ptErrors as agencyErrors } from '../agency/pt.ts';
import { pt as arcade } from '../arcade/pt.ts';
import { pt as chat, ptErrors as chatErrors } from '../chat/pt.ts';
import { pt as common } from '../common/pt.ts';
import { pt as diagnostics } from '../diagnostics/pt.ts';
import { pt as draws } from '../draws/pt.ts';
import { pt as commonErrors } from '../errors/pt.ts';
import { pt as feed } from '../feed/pt.ts';
import { pt as games } from '../games/pt.ts';
import { ptErrors as growthErrors } from '../growth/pt.ts';
import { pt as identity } from '../identity/pt.ts';
import { pt as information, ptErrors as informationErrors } from '../information/pt.ts';
import { pt as legal } from '../legal/pt.ts';
import { pt as live, ptErrors as liveErrors } from '../live/pt.ts';
import { pt as livetables } from '../live-tables/pt.ts';
import { pt as loyalty, ptErrors as loyaltyErrors } from '../loyalty/pt.ts';
import { pt as platforms, ptErrors as platformsErrors } from '../platforms/pt.ts';
import { pt as promotions, ptErrors as promotionsErrors } from '../promotions/pt.ts';
import { pt as protection, ptErrors as protectionErrors } from '../protection/pt.ts';
import { pt as races, ptErrors as racesErrors } from '../races/pt.ts';
import { pt as security, ptErrors as securityErrors } from '../security/pt.ts';
import { pt as shell } from '../shell/pt.ts';
import { pt as slots } from '../slots/pt.ts';
import { pt as slotstage } from '../slotstage/pt.ts';
import { ptErrors as staffErrors } from '../staff/access/pt.ts';
import { ptErrors as goneErrors } from '../staff/gone/pt.ts';
import { ptErrors as privacyErrors } from '../staff/privacy/pt.ts';
import { ptErrors as requestErrors } from '../staff/requests/pt.ts';
import { pt as tablegames } from '../tablegames/pt.ts';
import { pt as wallet } from '../wallet/pt.ts';

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

/** Every phrase of the language `pt` that players or programs are told, by area. */
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
