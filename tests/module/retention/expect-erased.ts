import { expect } from 'vitest';
import type { TestHouse } from '../../../apps/server/src/testing/house.ts';

/** What stands in the member's row once nobody is to be known by it. */
const nobody = (memberId: string) => ({
  account: `#${memberId.replaceAll('-', '').slice(-12)}`,
  realname: '',
  cpf: null,
  phone: '',
  email: '',
});

/** Fails unless a member is erased. */
export async function expectErased(test: TestHouse, memberId: string): Promise<void> {
  const { rows } = await test.house.db.query(
    'select account, realname, cpf, phone, email from member where id = $1 and erased_at is not null',
    [memberId],
  );
  expect(rows).toEqual([nobody(memberId)]);
}
