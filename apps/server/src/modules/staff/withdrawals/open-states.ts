import type { DataOf, staff } from '@arara/contract';

type State = DataOf<typeof staff.staffWithdrawalGet>['state'];

/** The states that wait for a person. */
export const openStates: readonly State[] = ['submitted', 'second_review'];
/** The states in which the member still waits for the money. */
export const unpaidStates: readonly State[] = [...openStates, 'approved', 'paying'];
