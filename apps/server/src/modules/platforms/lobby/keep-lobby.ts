import type { Queryable } from '../../../plugins/transaction.ts';
import { allOf, lobbyRows, told } from './lobby-rows.ts';

const columns = ['slug', 'external_id', ...told].join(', ');
const excluded = told.map((column) => `${column} = excluded.${column}`).join(', ');

/** Writes a lobby into the catalogue: new games appear, changed ones change, those that are gone close. */
export async function keepLobby(
  tx: Queryable,
  code: string,
  batches: readonly string[],
  externalIds: readonly string[],
): Promise<void> {
  for (const batch of batches) {
    await tx.query(
      `insert into game (platform, ${columns}) select $2, ${columns} from ${lobbyRows} l
       on conflict (slug) do update set ${excluded} where ${allOf('game')} is distinct from ${allOf('excluded')}`,
      [batch, code],
    );
  }
  await tx.query(
    'update game set is_offered = false where platform = $1 and is_offered and not (external_id = any($2))',
    [code, externalIds],
  );
}
