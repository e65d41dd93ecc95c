import { protection } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { memberRoute } from '../../plugins/route.ts';
import { keepLimit } from './limits/keep-limit.ts';
import { removeLimit } from './limits/remove-limit.ts';
import { setLimit } from './limits/set-limit.ts';
import { askReturn } from './pause/ask-return.ts';
import { excludeSelf } from './pause/exclude-self.ts';
import { pausePlay } from './pause/pause-play.ts';
import { checkReality } from './reality-check/check-reality.ts';
import { chooseInterval } from './reality-check/choose-interval.ts';
import { seeReality } from './reality-check/see-reality.ts';
import { settingsOf } from './settings.ts';

/** Limits, pause, self-exclusion and the reality check of the member who asks. */
export function registerProtection(app: FastifyInstance, house: House): void {
  memberRoute(app, house, protection.protectionSettings, (_input, caller) =>
    settingsOf(house.db, house, caller.member.memberId),
  );
  memberRoute(app, house, protection.protectionSetLimit, (input, caller) => setLimit(house, input, caller));
  memberRoute(app, house, protection.protectionRemoveLimit, (input, caller) =>
    removeLimit(house, input, caller),
  );
  memberRoute(app, house, protection.protectionKeepLimit, (input, caller) => keepLimit(house, input, caller));
  memberRoute(app, house, protection.protectionPause, (input, caller) => pausePlay(house, input, caller));
  memberRoute(app, house, protection.protectionExclude, (input, caller) => excludeSelf(house, input, caller));
  memberRoute(app, house, protection.protectionReturn, (input, caller) => askReturn(house, input, caller));
  memberRoute(app, house, protection.realityCheck, (_input, caller) => checkReality(house, caller));
  memberRoute(app, house, protection.realityCheckSeen, (_input, caller) => seeReality(house, caller));
  memberRoute(app, house, protection.realityCheckEvery, (input, caller) =>
    chooseInterval(house, input, caller),
  );
}
