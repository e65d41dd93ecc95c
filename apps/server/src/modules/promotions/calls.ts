import type { Call, DataOf, InputOf } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { memberRoute } from '../../plugins/route.ts';

/** Serves a check or a claim: whose it is the token says, and a body that names another member is refused. */
export function ownRoute<C extends Call>(
  app: FastifyInstance,
  house: House,
  call: C,
  handle: (input: InputOf<C>, caller: MemberCaller) => Promise<DataOf<C>>,
): void {
  memberRoute(app, house, call, async (input, caller) => {
    const named = (input as { member_id?: string }).member_id;
    if (named !== undefined && named !== caller.member.memberId) throw new AppError('forbidden');
    return handle(input, caller);
  });
}
