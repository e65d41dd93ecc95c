import { commitmentOf } from '@arara/fair';
import { type Verification, verifyRound } from '@arara/games/verify';

/** What is typed into the verifier; `bet` and `actions` are JSON as a round's details show it. */
export interface CheckForm {
  readonly game: string;
  readonly version: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly bet: string;
  readonly actions: string;
  /** What was shown before the round; empty when it is not known. */
  readonly commitment: string;
  /** The outcome the site told, as JSON; empty when it is not known. */
  readonly toldOutcome: string;
}

export type Check =
  | { kind: 'incomplete' }
  | { kind: 'refused'; why: 'nonce' | 'bet_json' | 'actions_json' | 'game' | 'bet' | 'actions' }
  | {
      kind: 'done';
      commitment: string;
      isCommitted: boolean | null;
      verification: Extract<Verification, { kind: 'verified' }>;
      isAsTold: boolean | null;
    };

/** Plays the round again from what was typed. Needs no server: the code is the one the server runs. */
export function check(form: CheckForm): Check {
  const serverSeed = form.serverSeed.trim();
  if (serverSeed === '' || form.clientSeed === '' || form.nonce.trim() === '') return { kind: 'incomplete' };
  if (!/^\d{1,12}$/.test(form.nonce.trim())) return { kind: 'refused', why: 'nonce' };
  const bet = readJson(form.bet);
  if (bet === undefined) return { kind: 'refused', why: 'bet_json' };
  const actions = form.actions.trim() === '' ? [] : readJson(form.actions);
  if (!Array.isArray(actions)) return { kind: 'refused', why: 'actions_json' };
  const verification = verifyRound({
    game: form.game,
    version: Number(form.version),
    serverSeed,
    clientSeed: form.clientSeed,
    nonce: Number(form.nonce.trim()),
    bet,
    actions,
  });
  if (verification.kind === 'refused') {
    const why = {
      unknown_game: 'game',
      bad_bet: 'bet',
      bad_action: 'actions',
      illegal_action: 'actions',
    } as const;
    return { kind: 'refused', why: why[verification.error] };
  }
  const commitment = commitmentOf(serverSeed);
  const shown = form.commitment.trim().toLowerCase();
  const told = readJson(form.toldOutcome);
  return {
    kind: 'done',
    commitment,
    isCommitted: shown === '' ? null : shown === commitment,
    verification,
    isAsTold: told === undefined ? null : isSame(told, verification.outcome),
  };
}

/** Parsed JSON, `undefined` for what is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Equal as JSON, whatever the order of the names (a database may keep another). */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (isObject(a) && isObject(b)) {
    const names = Object.keys(a);
    return (
      names.length === Object.keys(b).length && names.every((name) => name in b && isSame(a[name], b[name]))
    );
  }
  return a === b;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
