import { hmacSha256, sha256Hex } from '@arara/fair';
import { sharedCrashes } from '@arara/games/live';
import { sharedDraws } from '@arara/games/live/draws';
import { roundCards, type SeatsOutcome, seatRules, seatsOutcome } from '@arara/games/live/seats';
import { isSame } from './check.ts';

/** What a round of a live table was drawn from, as its details show it. */
export interface LiveForm {
  /** The title that is played: one of the two flights, or a draw. */
  readonly game: string;
  readonly table: string;
  readonly number: string;
  readonly hash: string;
  readonly salt: string;
  /** The hash of the round before, or the commitment; empty when it is not known. */
  readonly previousHash: string;
  readonly position: string;
  readonly commitment: string;
  /** What the site told, as JSON; empty when it is not known. */
  readonly told: string;
}

export const emptyLiveForm: LiveForm = {
  game: 'voo-da-arara',
  table: '',
  number: '',
  hash: '',
  salt: '',
  previousHash: '',
  position: '',
  commitment: '',
  told: '',
};

type LiveCheck =
  | { readonly kind: 'incomplete' }
  | {
      readonly kind: 'done';
      /** Where a flight ends, in hundredths; null for a draw. */
      readonly end: number | null;
      readonly outcome: unknown;
      readonly isLinked: boolean | null;
      readonly isAsTold: boolean | null;
    };

const flights = Object.values(sharedCrashes);
const drawOf = (game: string) => sharedDraws.find(({ rules }) => rules.game === game);

export const liveGames: readonly string[] = [
  ...flights.map(({ title }) => title),
  ...sharedDraws.map(({ rules }) => rules.game),
  seatRules.game,
];

/** A draw and the cards of seats are of their table and number as well; a flight of its link alone. */
export const isPlaced = (game: string): boolean => game === seatRules.game || drawOf(game) !== undefined;

/** Draws the round again from its link of the chain. Needs no server: the code is the one the server runs. */
export function checkLive(form: LiveForm): LiveCheck {
  const [hash, salt] = [form.hash.trim().toLowerCase(), form.salt.trim()];
  const place = { table: form.table.trim(), number: Number(form.number.trim()) };
  const crash = flights.find(({ title }) => title === form.game);
  const draw = drawOf(form.game);
  const isWhere = place.table !== '' && Number.isInteger(place.number) && place.number > 0;
  if (hash === '' || salt === '' || (!crash && !(isPlaced(form.game) && isWhere)))
    return { kind: 'incomplete' };
  const end = crash ? crash.endOf(hmacSha256, { hash, salt }) : null;
  const told = readJson(form.told);
  const outcome = crash
    ? { end }
    : draw
      ? draw.outcomeOf(hmacSha256, { hash, salt }, place)
      : playedAgain({ hash, salt }, place, told);
  const previous = form.previousHash.trim().toLowerCase();
  return {
    kind: 'done',
    end,
    outcome,
    isLinked: previous === '' ? null : sha256Hex(hash) === previous,
    isAsTold: told === undefined ? null : isSame(told, outcome),
  };
}

/** Seats, with the decisions that were told and cards of the link alone; null for decisions that these cards do not allow. */
function playedAgain(
  link: { readonly hash: string; readonly salt: string },
  place: { readonly table: string; readonly number: number },
  told: unknown,
): SeatsOutcome | null {
  const seats = (told as Partial<SeatsOutcome> | null | undefined)?.seats ?? [];
  try {
    return seatsOutcome(roundCards(hmacSha256, link, place), seats);
  } catch {
    return null;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How long one stretch of the walk holds up the page. */
const stretchMs = 12;
const stepsBetweenLooks = 256;

/**
 * Walks from a round's hash to the commitment: SHA-256 so many times as the round's place in the chain, in short stretches
 * between which the page stays alive. `tell` hears how far it is and ends the walk by false. True when it leads there.
 */
export async function walkChain(
  { hash, position, commitment }: { hash: string; position: number; commitment: string },
  tell: (done: number) => boolean,
  now: () => number = () => performance.now(),
): Promise<boolean | null> {
  let at = hash.trim().toLowerCase();
  let stretchEndsAt = now() + stretchMs;
  for (let done = 0; done < position; done += 1) {
    at = sha256Hex(at);
    if (done % stepsBetweenLooks !== 0 || now() < stretchEndsAt) continue;
    if (!tell(done + 1)) return null;
    await new Promise((resolve) => setTimeout(resolve));
    stretchEndsAt = now() + stretchMs;
  }
  tell(position);
  return at === commitment.trim().toLowerCase();
}
