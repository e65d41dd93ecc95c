import type { Queryable } from '../../../plugins/transaction.ts';
import type { Bet } from './bet.ts';

/** The seed in force of a member and the nonce of the next round. A copy: the database has the word. */
export interface PlayState {
  readonly seedId: string;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  nonce: number;
  /** What the member could stake when last heard of, in centavos; null before. */
  spendableCents: bigint | null;
  /** The keys of the last bets, the newest at the end. */
  readonly lastKeys: string[];
}

/** As many as a player may still repeat after the house, or its connection, was gone for a while. */
const keysKept = 16;

/** Keeps what is known of a member's money once the database has told it, and of the bet that stood, if one did. */
export function remember(state: PlayState, spendableCents: bigint, key: string | null): void {
  state.spendableCents = spendableCents;
  if (key === null) return;
  state.lastKeys.push(key);
  if (state.lastKeys.length > keysKept) state.lastKeys.shift();
}

/** Whether a bet will stand, by all that is known here. One of which that is not sure is asked about before it is drawn. */
export function isSure(state: PlayState | undefined, { stakeCents, key, isStepped }: Bet): boolean {
  if (state === undefined || state.spendableCents === null || isStepped) return false;
  return stakeCents <= state.spendableCents && !state.lastKeys.includes(key);
}

/** The play states of some members, in one query. */
export async function loadPlayStates(
  db: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, PlayState>> {
  const { rows } = await db.query<{
    member_id: string;
    seed_id: string;
    server_seed: string;
    server_seed_hash: string;
    client_seed: string;
    nonce: number;
    last_keys: string[];
  }>({
    name: 'load-play-states',
    text: `select p.member_id, p.seed_id, s.server_seed, s.server_seed_hash, s.client_seed, p.nonce,
                  array(select k.idempotency_key from (
                    select r.id, r.idempotency_key from round r where r.member_id = p.member_id order by r.id desc limit $2) k
                   order by k.id) as last_keys
             from member_play p join fair_seed s on s.id = p.seed_id where p.member_id = any($1::uuid[])`,
    values: [memberIds, keysKept],
  });
  return new Map(
    rows.map((row) => [
      row.member_id,
      {
        seedId: row.seed_id,
        serverSeed: row.server_seed,
        serverSeedHash: row.server_seed_hash,
        clientSeed: row.client_seed,
        nonce: row.nonce,
        spendableCents: null,
        lastKeys: row.last_keys,
      },
    ]),
  );
}

/** Keeps the states of the members who played last, so that a bet needs no query before it is drawn. */
export class PlayStateCache {
  readonly #states = new Map<string, PlayState>();
  readonly #membersMax: number;

  constructor(membersMax: number) {
    this.#membersMax = membersMax;
  }

  get(memberId: string): PlayState | undefined {
    return this.#states.get(memberId);
  }

  put(memberId: string, state: PlayState): void {
    if (this.#states.size >= this.#membersMax) {
      const [oldest] = this.#states.keys();
      if (oldest !== undefined) this.#states.delete(oldest);
    }
    this.#states.set(memberId, state);
  }

  forget(memberId: string): void {
    this.#states.delete(memberId);
  }
}
