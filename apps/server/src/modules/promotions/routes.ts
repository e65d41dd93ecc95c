import { promotions } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { ReadyAnswers } from '../../plugins/ready-answers.ts';
import { readyRoute } from '../../plugins/ready-route.ts';
import { memberRoute, visitorRoute } from '../../plugins/route.ts';
import { listActivities } from './activities.ts';
import { activityDetails } from './activity-details.ts';
import { listHistory } from './list-history.ts';
import { termsStanding } from './terms-standing.ts';

/** What all promotions tell together: the activity centre, the terms, and what was claimed. */
export function registerPromotions(app: FastifyInstance, house: House): void {
  visitorRoute(app, house, promotions.activities, async (_input, { member, lang }) =>
    listActivities(house, member?.memberId ?? null, lang),
  );
  readyRoute(app, house, promotions.activityDetails, new ReadyAnswers(() => termsStanding(house)), {
    make: (_input, lang) => activityDetails(house, lang),
  });
  memberRoute(app, house, promotions.promotionHistory, async (input, { member }) =>
    listHistory(house, member.memberId, input),
  );
}
