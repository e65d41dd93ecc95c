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
  /** The keys of the last bets. */
  lastKeys: readonly string[];
}

const keysKept = 4;

/** Keeps what is known of a member's money once the database has told it, and of the bet that stood, if one did. */
export function remember(state: PlayState, spendableCents: bigint, key: string | null): void {
  state.spendableCents = spendableCents;
  if (key !== null) state.lastKeys = [key, ...state.lastKeys].slice(0, keysKept);
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
  }>({
    name: 'load-play-states',
    text: `select p.member_id, p.seed_id, s.server_seed, s.server_seed_hash, s.client_seed, p.nonce
             from member_play p join fair_seed s on s.id = p.seed_id where p.member_id = any($1::uuid[])`,
    values: [memberIds],
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
        lastKeys: [],
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
