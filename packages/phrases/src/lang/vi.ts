import { vi as account, viErrors as accountErrors } from '../account/vi.ts';
import { vi as agency, viErrors as agencyErrors } from '../agency/vi.ts';
import { vi as arcade } from '../arcade/vi.ts';
import { vi as chat, viErrors as chatErrors } from '../chat/vi.ts';
import { vi as common } from '../common/vi.ts';
import { vi as diagnostics } from '../diagnostics/vi.ts';
import { vi as draws } from '../draws/vi.ts';
import { vi as commonErrors } from '../errors/vi.ts';
import { vi as feed } from '../feed/vi.ts';
import { vi as games } from '../games/vi.ts';
import { viErrors as growthErrors } from '../growth/vi.ts';
import { vi as identity } from '../identity/vi.ts';
import { vi as information, viErrors as informationErrors } from '../information/vi.ts';
import { vi as legal } from '../legal/vi.ts';
import { vi as live, viErrors as liveErrors } from '../live/vi.ts';
import { vi as livetables } from '../live-tables/vi.ts';
import { vi as loyalty, viErrors as loyaltyErrors } from '../loyalty/vi.ts';
import { vi as platforms, viErrors as platformsErrors } from '../platforms/vi.ts';
import { vi as promotions, viErrors as promotionsErrors } from '../promotions/vi.ts';
import { vi as protection, viErrors as protectionErrors } from '../protection/vi.ts';
import { vi as races, viErrors as racesErrors } from '../races/vi.ts';
import { vi as security, viErrors as securityErrors } from '../security/vi.ts';
import { vi as shell } from '../shell/vi.ts';
import { vi as slots } from '../slots/vi.ts';
import { vi as slotstage } from '../slotstage/vi.ts';
import { viErrors as staffErrors } from '../staff/access/vi.ts';
import { viErrors as goneErrors } from '../staff/gone/vi.ts';
import { viErrors as privacyErrors } from '../staff/privacy/vi.ts';
import { viErrors as requestErrors } from '../staff/requests/vi.ts';
import { vi as tablegames } from '../tablegames/vi.ts';
import { vi as wallet } from '../wallet/vi.ts';

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

/** Every phrase of the language `vi` that players or programs are told, by area. */
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
