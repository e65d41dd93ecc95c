import type { StaffCaller } from '../../../plugins/caller.ts';
import { staffMay } from '../../../plugins/permissions.ts';
import { adjustment } from './adjustment.ts';
import { lifting } from './lifting.ts';
import { payout } from './payout.ts';
import { phone } from './phone.ts';
import { refund } from './refund.ts';
import type { RequestKind } from './request-kind.ts';
import type { RequestRow } from './request-row.ts';

type Kind = RequestRow['kind'];

const kinds = new Map<Kind, RequestKind>([
  ['adjustment', adjustment],
  ['lifting', lifting],
  ['payout', payout],
  ['phone', phone],
  ['refund', refund],
]);

/** A kind of a module that stands above this one, named before its calls are answered. */
export function addRequestKind(kind: Kind, made: RequestKind): void {
  kinds.set(kind, made);
}

export function kindOf(kind: Kind): RequestKind {
  const made = kinds.get(kind);
  if (!made) throw new Error(`no module has named requests of the kind ${kind}`);
  return made;
}

/** The kinds that somebody of a role may ask for, read and decide. */
export function kindsOf({ staff }: StaffCaller): Kind[] {
  return [...kinds].filter(([, { permission }]) => staffMay(staff.role, permission)).map(([kind]) => kind);
}
