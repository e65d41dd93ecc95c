import type { House } from '../../house.ts';
import { inTransaction, type Queryable } from '../../plugins/transaction.ts';
import { endForgottenRounds } from './left-rounds/end-forgotten-rounds.ts';

/**
 * A database that has forgotten rounds would draw them once more, from the same seeds and with the same nonces, and players know how they
 * went; a seed may even have been shown since. Open rounds are ended by the rule of their game, and every member gets new seeds.
 */
export async function beginGamesAnew(house: House): Promise<void> {
  await endForgottenRounds(house);
  await inTransaction(house.db, async (tx) => {
    await tx.query(
      `update fair_seed s set state = 'revealed', rounds = case s.state when 'active' then p.nonce else 0 end, revealed_at = $1
         from member_play p where p.member_id = s.member_id and s.state <> 'revealed'`,
      [house.clock.now()],
    );
    await giveSeeds(tx, 'active');
    await giveSeeds(tx, 'next');
    await tx.query(
      `update member_play p set seed_id = s.id, nonce = 0 from fair_seed s where s.member_id = p.member_id and s.state = 'active'`,
    );
  });
}

/** A new seed for every member, of two times 122 bits of the server's own chance; the one in force keeps the member's client seed. */
async function giveSeeds(tx: Queryable, state: 'active' | 'next'): Promise<void> {
  await tx.query(
    `insert into fair_seed (member_id, server_seed, server_seed_hash, client_seed, state)
     select n.member_id, n.seed, encode(sha256(convert_to(n.seed, 'UTF8')), 'hex'), n.client_seed, $1
       from (select p.member_id, case $1 when 'active' then last.client_seed else '' end as client_seed,
                    encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex') as seed
               from member_play p join fair_seed last on last.id = p.seed_id offset 0) n`,
    [state],
  );
}
