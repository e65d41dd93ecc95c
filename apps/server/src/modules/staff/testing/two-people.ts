import { staffRequests } from '@arara/contract';
import type { TestHouse } from '../../../testing/house.ts';
import type { StaffRole } from '../access/staff-accounts.ts';
import { newStaff, type StaffAtWork } from './staff-at-work.ts';

/** Two of the staff: one asks, the other decides. */
export async function twoPeople(test: TestHouse, role: StaffRole = 'finance') {
  const [asker, decider] = [await newStaff(test, role), await newStaff(test, role)];
  return {
    asker,
    decider,
    /** Agrees or refuses, as the second of the two or as somebody else. */
    decide: (id: string, isApproved: boolean, { token }: Pick<StaffAtWork, 'token'> = decider) =>
      test.call(staffRequests.staffRequestDecide, { id, is_approved: isApproved }, { token }),
    requestState: async (id: string) => {
      const { rows } = await test.house.db.query<{ state: string }>(
        'select state from staff_request where id = $1',
        [id],
      );
      return rows[0]?.state;
    },
  };
}

export type TwoPeople = Awaited<ReturnType<typeof twoPeople>>;
