import type { DataOf, InputOf, identity } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { startOfRange } from '../../../plugins/clock.ts';
import type { LoginMethod, LoginOutcome } from './login-events.ts';

interface Row {
  readonly id: bigint;
  readonly at: Date;
  readonly ip: string;
  readonly device: string;
  readonly method: LoginMethod;
  readonly outcome: LoginOutcome;
}

/** Logins and failed tries of the member since the range began, newest first. */
export async function loginHistory(
  house: House,
  input: InputOf<typeof identity.loginHistory>,
  caller: MemberCaller,
): Promise<DataOf<typeof identity.loginHistory>> {
  const { memberId } = caller.member;
  const since = startOfRange(input.range, house.clock.now());
  const { rows } = await house.db.query<Row>(
    `select id, at, ip, device, method, outcome from login_event
      where member_id = $1 and at >= $2 order by at desc, id desc limit $3 offset $4`,
    [memberId, since, input.page_size, (input.page - 1) * input.page_size],
  );
  const counted = await house.db.query<{ total: bigint }>(
    'select count(*) as total from login_event where member_id = $1 and at >= $2',
    [memberId, since],
  );
  return {
    items: rows.map(({ id, at, ip, device, method, outcome }) => ({
      id: String(id),
      at: at.toISOString(),
      ip,
      device,
      method,
      outcome,
    })),
    page: input.page,
    page_size: input.page_size,
    total: Number(counted.rows[0]?.total ?? 0n),
  };
}
