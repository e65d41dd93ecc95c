import { type DataOf, games } from '@arara/contract';
import { useSearch } from '@tanstack/react-router';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useCall } from '../../lib/use-call.ts';

type Receipt = DataOf<typeof games.roundReceipt>;

interface NamedRound {
  /** The round as far as whoever looks may see it. */
  readonly round: DataOf<typeof games.roundGet> | Receipt | undefined;
  readonly receipt: Receipt | undefined;
  readonly proof: string;
  /** The member who looks played it. */
  readonly isOwn: boolean;
}

/** The round named in the address: with its proof for everybody, by its number alone for the member who played it. */
export function useReceipt(): NamedRound {
  const isLoggedIn = useIsLoggedIn();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const roundId = matching(search.round, /^[0-9a-f-]{36}$/);
  const given = matching(search.proof, /^[\w-]{1,40}$/);
  const isOwn = isLoggedIn && roundId !== null && given === null;
  const own = useCall(games.roundGet, { round_id: roundId ?? '' }, { enabled: isOwn });
  const proof = given ?? own.data?.receipt_proof ?? '';
  const receipt = useCall(
    games.roundReceipt,
    { round_id: roundId ?? '', proof },
    { enabled: roundId !== null && proof !== '' },
  );
  return { round: receipt.data ?? own.data, receipt: receipt.data, proof, isOwn: own.data !== undefined };
}

function matching(value: unknown, shape: RegExp): string | null {
  return typeof value === 'string' && shape.test(value) ? value : null;
}
