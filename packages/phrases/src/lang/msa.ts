import { msa as account, msaErrors as accountErrors } from '../account/msa.ts';
import { msa as agency, msaErrors as agencyErrors } from '../agency/msa.ts';
import { msa as arcade } from '../arcade/msa.ts';
import { msa as chat, msaErrors as chatErrors } from '../chat/msa.ts';
import { msa as common } from '../common/msa.ts';
import { msa as diagnostics } from '../diagnostics/msa.ts';
import { msa as draws } from '../draws/msa.ts';
import { msa as commonErrors } from '../errors/msa.ts';
import { msa as feed } from '../feed/msa.ts';
import { msa as games } from '../games/msa.ts';
import { msaErrors as growthErrors } from '../growth/msa.ts';
import { msa as identity } from '../identity/msa.ts';
import { msa as information, msaErrors as informationErrors } from '../information/msa.ts';
import { msa as legal } from '../legal/msa.ts';
import { msa as live, msaErrors as liveErrors } from '../live/msa.ts';
import { msa as livetables } from '../live-tables/msa.ts';
import { msa as loyalty, msaErrors as loyaltyErrors } from '../loyalty/msa.ts';
import { msa as platforms, msaErrors as platformsErrors } from '../platforms/msa.ts';
import { msa as promotions, msaErrors as promotionsErrors } from '../promotions/msa.ts';
import { msa as protection, msaErrors as protectionErrors } from '../protection/msa.ts';
import { msa as races, msaErrors as racesErrors } from '../races/msa.ts';
import { msa as security, msaErrors as securityErrors } from '../security/msa.ts';
import { msa as shell } from '../shell/msa.ts';
import { msa as slots } from '../slots/msa.ts';
import { msa as slotstage } from '../slotstage/msa.ts';
import { msaErrors as staffErrors } from '../staff/access/msa.ts';
import { msaErrors as goneErrors } from '../staff/gone/msa.ts';
import { msaErrors as privacyErrors } from '../staff/privacy/msa.ts';
import { msaErrors as requestErrors } from '../staff/requests/msa.ts';
import { msa as tablegames } from '../tablegames/msa.ts';
import { msa as wallet } from '../wallet/msa.ts';

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

/** Every phrase of the language `msa` that players or programs are told, by area. */
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
