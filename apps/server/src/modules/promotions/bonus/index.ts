import { promotions } from '@arara/contract';
import type { Module } from '../../../module.ts';
import { memberRoute } from '../../../plugins/route.ts';
import { activeBonus } from './active-bonus.ts';
import { expireBonuses } from './expire.ts';
import { bonusFollowsClawbacks } from './follow-clawbacks.ts';
import { bonusFollowsRounds } from './follow-rounds.ts';
import { forfeitBonus } from './forfeit.ts';

/** Bonus money under rollover, whichever promotion paid it. */
export const bonus: Module = {
  name: 'promotions.bonus',
  register: (app, house) => {
    memberRoute(app, house, promotions.bonusActive, async (_input, { member }) =>
      activeBonus(house, member.memberId),
    );
    memberRoute(app, house, promotions.bonusForfeit, async (_input, { member }) =>
      forfeitBonus(house, member.memberId),
    );
  },
  tasks: [
    {
      name: 'bonus-expire',
      cron: '*/10 * * * *',
      run: async (house) => void (await expireBonuses(house)),
    },
  ],
  listeners: [bonusFollowsRounds, bonusFollowsClawbacks],
};
