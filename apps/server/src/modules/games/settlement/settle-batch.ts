import { createDraws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { isJackpotHit } from '@arara/games';
import { plainArray, textArray } from '../../../plugins/array-text.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import type { Bet, BetRefusal, Drawn } from './bet.ts';
import type { PlayState } from './play-state.ts';

/** A bet with the seed it is drawn from and what came out. */
export interface DrawnBet {
  readonly bet: Bet;
  readonly state: PlayState;
  readonly nonce: number;
  readonly roundId: string;
  readonly drawn: Drawn;
}

export interface BatchRow {
  readonly n: number;
  readonly status: 'ok' | 'repeated' | 'stale' | BetRefusal;
  readonly round_id: string;
  readonly cash: bigint;
  readonly bonus: bigint;
  /** What the pool paid; only of bets that feed one. */
  readonly jackpot?: bigint;
}

/** Draws a bet from its member's seed and next nonce. Nobody sees the result unless the database accepts the bet. */
export function drawBet(bet: Bet, state: PlayState, roundId: string): DrawnBet {
  const { serverSeed, clientSeed, nonce } = state;
  const draws = createDraws(hmacSha256, { serverSeed, clientSeed, nonce });
  return { bet, state, nonce, roundId, drawn: bet.draw(draws) };
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const betColumns = `$1::uuid[], $2::uuid[], $3::uuid[], $4::integer[], $5::text[], $6::smallint[], $7::bigint[], $8::bigint[],
  $9::jsonb[], $10::jsonb[], $11::jsonb[], $12::jsonb[], $13::text[], $14::smallint[]`;

/** What is told of a bet: each column more is written, sent and read for every one of them. */
const rowColumns = 'n, status, round_id, cash, bonus';

/**
 * Settles drawn bets of different members in one durable statement; each bet stands or falls by itself. All of them
 * feed a pool or none does: those that do are settled together with what their pools take and pay.
 */
export async function settleBatch(db: Queryable, batch: readonly DrawnBet[]): Promise<BatchRow[]> {
  const values = valuesOf(batch);
  const statement = batch.some(({ bet }) => bet.feedsJackpot)
    ? {
        name: 'settle-jackpot-bets',
        text: `select ${rowColumns}, jackpot from settle_jackpot_bets(${betColumns}, $15::boolean[])`,
        values: [...values, batch.map(({ drawn }) => isJackpotHit(drawn.outcome))],
      }
    : { name: 'settle-bets', text: `select ${rowColumns} from settle_bets(${betColumns})`, values };
  const { rows } = await db.query<BatchRow>(statement);
  return rows;
}

/**
 * Asks which bets of different members would stand, and draws nothing: those are `stale`, for they are drawn from no nonce. What is
 * drawn for a bet that is refused spends its nonce, and takes its time, which the player sees.
 */
export async function askBatch(db: Queryable, bets: readonly Bet[]): Promise<BatchRow[]> {
  const { rows } = await db.query<BatchRow>({
    name: 'settle-bets',
    text: `select ${rowColumns} from settle_bets(${betColumns})`,
    values: valuesOf(bets.map(undrawn)),
  });
  return rows;
}

const undrawn = (bet: Bet): SentBet => ({
  bet,
  state: { seedId: null },
  nonce: -1,
  roundId: null,
  drawn: { payoutCents: null, outcome: null, secret: null, view: bet.isStepped ? {} : null },
});

type SentBet = Pick<DrawnBet, 'bet' | 'nonce' | 'drawn'> & {
  readonly state: { readonly seedId: string | null };
  readonly roundId: string | null;
};

function valuesOf(batch: readonly SentBet[]): unknown[] {
  return [
    plainArray(batch.map(({ bet }) => bet.memberId)),
    plainArray(batch.map(({ roundId }) => roundId)),
    plainArray(batch.map(({ state }) => state.seedId)),
    plainArray(batch.map(({ nonce }) => nonce)),
    plainArray(batch.map(({ bet }) => bet.game)),
    plainArray(batch.map(({ bet }) => bet.version)),
    plainArray(batch.map(({ bet }) => bet.stakeCents)),
    plainArray(batch.map(({ drawn }) => drawn.payoutCents)),
    textArray(batch.map(({ bet }) => json(bet.bet))),
    textArray(batch.map(({ drawn }) => json(drawn.outcome))),
    textArray(batch.map(({ drawn }) => json(drawn.secret))),
    textArray(batch.map(({ drawn }) => json(drawn.view))),
    textArray(batch.map(({ bet }) => bet.key)),
    plainArray(batch.map(({ bet }) => bet.contributionPercent)),
  ];
}
