import type { DataOf, games } from '@arara/contract';
import type { CheckForm } from './check.ts';

/** A round of the member's own, or one whose receipt was given, as the verifier takes it. The seed is empty until it has been rotated. */
export function formOf(round: DataOf<typeof games.roundReceipt> | DataOf<typeof games.roundGet>): CheckForm {
  return {
    game: round.game,
    version: String(round.version),
    serverSeed: round.server_seed,
    clientSeed: round.client_seed,
    nonce: String(round.nonce),
    bet: JSON.stringify(round.bet),
    actions: round.actions.length > 0 ? JSON.stringify(round.actions) : '',
    commitment: round.server_seed_hash,
    toldOutcome: round.outcome === null ? '' : JSON.stringify(round.outcome),
  };
}
