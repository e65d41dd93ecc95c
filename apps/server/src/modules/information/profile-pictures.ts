import type { DataOf, information } from '@arara/contract';
import { type LanguageCode, phrase } from '@arara/phrases';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import type { Queryable } from '../../plugins/transaction.ts';

type Picture = DataOf<typeof information.profilePictureOf>;

/** The male and the female list. */
export async function listPictures(
  house: House,
  lang: LanguageCode,
): Promise<DataOf<typeof information.profilePictures>> {
  const { rows } = await house.db.query<{
    id: string;
    gender: 'male' | 'female';
    what: string;
    url: string;
  }>('select id, gender, what, url from profile_picture order by position, id');
  const listOf = (gender: 'male' | 'female') =>
    rows
      .filter((row) => row.gender === gender)
      .map(({ id, what, url }) => ({ id, name: phrase(lang, `information.picture_${what}`), url }));
  return { male: listOf('male'), female: listOf('female') };
}

/**
 * A member's picture. Who has chosen none has one all the same, always the same: of the list of the stated gender, or
 * of both lists.
 */
export async function pictureOf(db: Queryable, memberId: string): Promise<Picture> {
  const { rows } = await db.query<Picture>(
    `select m.id as member_id, p.id as picture_id, p.url, c.member_id is null as is_default
       from member m
       left join member_picture c on c.member_id = m.id
       join lateral (
         select id, url from profile_picture
          where case when c.picture_id is not null then id = c.picture_id else m.gender in ('', gender) end
          order by md5(id || m.id::text) limit 1
       ) p on true
      where m.id = $1 and m.deleted_at is null`,
    [memberId],
  );
  const [picture] = rows;
  if (!picture) throw new AppError('member_unknown');
  return picture;
}

/** Chooses the caller's picture; the same choice again changes nothing. */
export async function setPicture(
  house: House,
  input: { picture_id: string; member_id?: string | undefined },
  caller: MemberCaller,
): Promise<Picture> {
  const { memberId } = caller.member;
  if (input.member_id !== undefined && input.member_id !== memberId) throw new AppError('forbidden');
  const chosen = await house.db.query(
    `insert into member_picture (member_id, picture_id) select $1, id from profile_picture where id = $2
     on conflict (member_id) do update set picture_id = excluded.picture_id, updated_at = house_now()`,
    [memberId, input.picture_id],
  );
  if (chosen.rowCount === 0) throw new AppError('picture_unknown');
  return pictureOf(house.db, memberId);
}
