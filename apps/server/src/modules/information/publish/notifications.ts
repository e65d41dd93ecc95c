import type { House } from '../../../house.ts';
import { AppError, fieldError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { NineTexts } from './nine-texts.ts';

export interface Notice {
  readonly id: string;
  readonly kind: 'payments' | 'security' | 'games' | 'service';
  readonly title: NineTexts;
  readonly body: NineTexts;
  readonly published_at: Date;
  readonly ends_at: Date | null;
}

const columns = 'id, kind, title, body, published_at, ends_at';

/** The site's notices, ended ones too, newest first, after one of them. */
export async function noticesAfter(house: House, after: string | null, limit: number): Promise<Notice[]> {
  const { rows } = await house.db.query<Notice>(
    `select ${columns} from notification
      where site = $1 and ($2::uuid is null
        or (published_at, id) < (select n.published_at, n.id from notification n where n.id = $2))
      order by published_at desc, id desc limit $3`,
    [house.env.SITE, after, limit],
  );
  return rows;
}

/** Publishes a notice now, under the writer's id: the same again changes nothing, another text or end fails with `sent_already`. */
export async function publishNotice(
  tx: Queryable,
  house: House,
  { id, kind, title, body, endsAt }: Pick<Notice, 'id' | 'kind' | 'title' | 'body'> & { endsAt: Date | null },
): Promise<{ row: Notice; isNew: boolean }> {
  const now = house.clock.now();
  if (endsAt && endsAt <= now) throw fieldError({ ends_at: 'end_before_start' });
  const { rowCount } = await tx.query(
    `insert into notification (id, site, kind, title, body, published_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do nothing`,
    [id, house.env.SITE, kind, JSON.stringify(title), JSON.stringify(body), now, endsAt],
  );
  const { rows } = await tx.query<Notice>(
    `select ${columns} from notification where id = $1 and site = $2 and kind = $3 and title = $4 and body = $5
        and ends_at is not distinct from $6`,
    [id, house.env.SITE, kind, JSON.stringify(title), JSON.stringify(body), endsAt],
  );
  const [row] = rows;
  if (!row) throw new AppError('sent_already');
  return { row, isNew: rowCount === 1 };
}

/** Ends a notice now. Fails with `not_found`, and `state_changed` when it has ended. */
export async function endNotice(tx: Queryable, house: House, id: string): Promise<Notice> {
  const now = house.clock.now();
  const ended = await tx.query<Notice>(
    `update notification set ends_at = greatest($3, published_at + interval '1 millisecond')
      where id = $1 and site = $2 and (ends_at is null or ends_at > $3) returning ${columns}`,
    [id, house.env.SITE, now],
  );
  if (ended.rows[0]) return ended.rows[0];
  const { rowCount } = await tx.query('select 1 from notification where id = $1 and site = $2', [
    id,
    house.env.SITE,
  ]);
  throw new AppError(rowCount === 0 ? 'not_found' : 'state_changed');
}
