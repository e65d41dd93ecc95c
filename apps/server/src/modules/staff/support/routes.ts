import { support } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../house.ts';
import { staffRoute } from '../../../plugins/route.ts';
import { answerMember, closeConversation } from './answer-member.ts';
import { listConversations, viewConversation } from './read-conversations.ts';

/** Conversations with members, from the team's side. */
export function registerSupport(app: FastifyInstance, house: House): void {
  staffRoute(app, house, support.staffSupport, (input) => listConversations(house, input));
  staffRoute(app, house, support.staffSupportGet, (input) => viewConversation(house.db, input.id));
  staffRoute(app, house, support.staffSupportAnswer, (input, caller) => answerMember(house, input, caller));
  staffRoute(app, house, support.staffSupportClose, (input, caller) =>
    closeConversation(house, input, caller),
  );
}
