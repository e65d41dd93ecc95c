import type { StaffCaller } from '../../../plugins/caller.ts';
import { staffMay } from '../../../plugins/permissions.ts';
import { adjustment } from './adjustment.ts';
import { left_behind } from './left-behind.ts';
import { lifting } from './lifting.ts';
import { payout } from './payout.ts';
import { refund } from './refund.ts';
import type { RequestKind } from './request-kind.ts';
import type { RequestRow } from './request-row.ts';
import { transfer } from './transfer.ts';

export const kinds: Readonly<Record<RequestRow['kind'], RequestKind>> = {
  adjustment,
  lifting,
  payout,
  refund,
  transfer,
  left_behind,
};

/** The kinds that somebody of a role may ask for, read and decide. */
export function kindsOf({ staff }: StaffCaller): RequestRow['kind'][] {
  return (Object.keys(kinds) as RequestRow['kind'][]).filter((kind) =>
    staffMay(staff.role, kinds[kind].permission),
  );
}
