import { hmacSha256 } from '@arara/fair/node';
import type { Json } from '@arara/games';
import { type BehindMove, settleSeat } from '@arara/games/live/seats';
import type { House } from '../../../house.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { movesColumn, type RoundRow } from '../rounds.ts';
import { type DrawTable, drawOf, type SeatsTable } from '../tables.ts';
import { closeRound, tellPaid } from './settle.ts';

const betsAtOnce = 1_000;

/**
 * Settles every bet on a draw, or every seat, by the rules of its title, in statements of a thousand. Each bet is played from the link of the
 * round, as its player can do with the verifier. Whoever goes on where another stopped finds the rest; a bet is paid once.
 */
export async function settleDraw(
  house: House,
  table: DrawTable | SeatsTable,
  round: RoundRow,
): Promise<void> {
  const draw = table.play === 'draw' ? drawOf(table) : null;
  const place = { table: table.slug, number: Number(round.number) };
  const link = await readLink(house, round);
  let stuck: string | undefined;
  for (;;) {
    const due = await betsDue(house, round.id);
    const [first] = due;
    if (!first) break;
    if (first.id === stuck) throw new Error(`bet ${stuck} of a shared round cannot be settled`);
    const ends = due.map((one) =>
      draw ? draw.settle(hmacSha256, link, place, one.bet) : settleSeat(hmacSha256, link, place, one),
    );
    const ended = await inTransaction(house.db, async (tx) => {
      const { rows } = await tx.query<{ bet_id: string; payout: bigint }>(
        'select bet_id, payout from live_settle_draw($1, $2::uuid[], $3::bigint[], $4::jsonb[])',
        [
          round.id,
          due.map(({ id }) => id),
          ends.map(({ payoutCents }) => payoutCents),
          ends.map(({ outcome }) => JSON.stringify(outcome)),
        ],
      );
      return rows;
    });
    // Another may have settled them while the statement waited for the gates.
    stuck = first.id;
    await tellPaid(
      house,
      table.slug,
      round.id,
      ended.flatMap(({ bet_id, payout }) => (payout > 0n ? [bet_id] : [])),
    );
  }
  await closeRound(house, round.id);
}

interface DueBet {
  readonly id: string;
  readonly bet: Json;
  readonly moves: BehindMove[];
}

/** In the order in which members' money is locked. */
async function betsDue(house: House, roundId: string): Promise<DueBet[]> {
  const { rows } = await house.db.query<DueBet>(
    `select b.id, r.bet, ${movesColumn} from live_bet b join round r on r.member_id = b.member_id and r.id = b.id
      where b.round_id = $1 and b.state = 'placed' order by b.member_id, b.id limit ${betsAtOnce}`,
    [roundId],
  );
  return rows;
}

async function readLink(house: House, round: RoundRow): Promise<{ hash: string; salt: string }> {
  const { rows } = await house.db.query<{ salt: string | null }>(
    'select salt from live_chain where id = $1',
    [round.chain_id],
  );
  const salt = rows[0]?.salt ?? null;
  if (round.hash === null || salt === null) throw new Error(`round ${round.id} was drawn from no link`);
  return { hash: round.hash, salt };
}
