import { cn as account, cnErrors as accountErrors } from '../account/cn.ts';
import { cn as agency, cnErrors as agencyErrors } from '../agency/cn.ts';
import { cn as arcade } from '../arcade/cn.ts';
import { cn as chat, cnErrors as chatErrors } from '../chat/cn.ts';
import { cn as common } from '../common/cn.ts';
import { cn as diagnostics } from '../diagnostics/cn.ts';
import { cn as draws } from '../draws/cn.ts';
import { cn as commonErrors } from '../errors/cn.ts';
import { cn as feed } from '../feed/cn.ts';
import { cn as games } from '../games/cn.ts';
import { cnErrors as growthErrors } from '../growth/cn.ts';
import { cn as identity } from '../identity/cn.ts';
import { cn as information, cnErrors as informationErrors } from '../information/cn.ts';
import { cn as legal } from '../legal/cn.ts';
import { cn as live, cnErrors as liveErrors } from '../live/cn.ts';
import { cn as livetables } from '../live-tables/cn.ts';
import { cn as loyalty, cnErrors as loyaltyErrors } from '../loyalty/cn.ts';
import { cn as platforms, cnErrors as platformsErrors } from '../platforms/cn.ts';
import { cn as promotions, cnErrors as promotionsErrors } from '../promotions/cn.ts';
import { cn as protection, cnErrors as protectionErrors } from '../protection/cn.ts';
import { cn as races, cnErrors as racesErrors } from '../races/cn.ts';
import { cn as security, cnErrors as securityErrors } from '../security/cn.ts';
import { cn as shell } from '../shell/cn.ts';
import { cn as slots } from '../slots/cn.ts';
import { cn as slotstage } from '../slotstage/cn.ts';
import { cnErrors as staffErrors } from '../staff/access/cn.ts';
import { cnErrors as goneErrors } from '../staff/gone/cn.ts';
import { cnErrors as privacyErrors } from '../staff/privacy/cn.ts';
import { cnErrors as requestErrors } from '../staff/requests/cn.ts';
import { cn as tablegames } from '../tablegames/cn.ts';
import { cn as wallet } from '../wallet/cn.ts';

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

/** Every phrase of the language `cn` that players or programs are told, by area. */
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
