import type { DataOf, InputOf, information } from '@arara/contract';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';

type Profile = DataOf<typeof information.updateProfile>;

/** Changes what was sent of the caller's profile and leaves the rest as it is. */
export async function updateProfile(
  house: House,
  input: InputOf<typeof information.updateProfile>,
  caller: MemberCaller,
): Promise<Profile> {
  const { rows } = await house.db.query<Profile>(
    `update member set nickname = coalesce($2, nickname), qq = coalesce($3, qq), gender = coalesce($4, gender),
            is_tips_on = coalesce($5, is_tips_on), updated_at = house_now()
      where id = $1 returning nickname, qq, gender, is_tips_on`,
    [
      caller.member.memberId,
      input.nickname ?? null,
      input.qq ?? null,
      input.gender ?? null,
      input.is_tips_on ?? null,
    ],
  );
  const [profile] = rows;
  if (!profile) throw new Error(`member ${caller.member.memberId} is gone`);
  return profile;
}
