import { promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { askingOnce } from '../asked-once.ts';
import { ownRoute } from '../calls.ts';
import type { PromotionPart } from '../part.ts';
import { presentStanding } from '../standing.ts';
import { moneyWords } from '../words.ts';
import { checkInvitation } from './check.ts';
import { claimInvitation } from './claim.ts';
import { invitationParams } from './invitees.ts';

export const invitation: PromotionPart = {
  name: 'promotions.invitation',
  code: 'invitation',
  register: (app, house) => {
    ownRoute(app, house, promotions.invitationCheck, async (input, { member, lang }) => {
      const { page, page_size } = input;
      const [check, { rows }] = await askingOnce(house.db, (db) =>
        Promise.all([
          checkInvitation(house, db, member.memberId, { limit: page_size, offset: (page - 1) * page_size }),
          db.query<{ invite_code: string }>('select invite_code from member where id = $1', [
            member.memberId,
          ]),
        ]),
      );
      const { params } = check.promotion;
      return {
        ...presentStanding(check.standing, lang),
        reward_amount: formatAmount(params.reward),
        required_amount: formatAmount(params.deposit_min),
        turnover_times: params.turnover_times,
        rollover_times: params.rollover_times,
        invite_code: rows[0]?.invite_code ?? '',
        items: check.invitees.map(({ invitee, standing }) => ({
          ...presentStanding(standing, lang),
          name: invitee.account,
          recharge_amount: formatAmount(invitee.depositCents),
          required_amount: formatAmount(invitee.requiredCents),
          turnover_amount: formatAmount(invitee.turnoverCents),
          registered_at: invitee.registeredAt.toISOString(),
        })),
        page,
        page_size,
        total: check.total,
        claimable: check.claimable,
      };
    });
    ownRoute(app, house, promotions.invitationClaim, async (input, { member }) =>
      claimInvitation(house, member.memberId, input.name?.trim() || null),
    );
  },
  offer: async (house, db, memberId) => {
    const check = await checkInvitation(house, db, memberId, null);
    const sum = check.promotion.params.reward * BigInt(check.claimable);
    return { standing: check.standing, rewardCents: check.standing.state === 'claimable' ? sum : null };
  },
  figures: ({ params }, lang) => {
    const figures = invitationParams.parse(params);
    return {
      reward: moneyWords(figures.reward, lang),
      min: moneyWords(figures.deposit_min, lang),
      turnover: String(figures.turnover_times),
      times: String(figures.rollover_times),
    };
  },
  terms: ['invitation_terms_who', 'invitation_terms_reward', 'terms_rollover'],
};
