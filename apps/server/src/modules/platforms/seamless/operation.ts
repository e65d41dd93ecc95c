import { hash } from 'node:crypto';
import {
  betAndWinInput,
  betInput,
  rollbackInput,
  type SeamlessCall,
  winInput,
} from '@arara/platform-kit/seamless';

/** What a platform asks to be done, by our words; `request` is a digest of all it said. */
export interface Operation {
  readonly platform: string;
  readonly transaction: string;
  readonly kind: 'bet' | 'win' | 'bet_win' | 'prize' | 'rollback';
  readonly player: string;
  readonly request: string;
  readonly sessionHash: string | null;
  readonly game: string | null;
  readonly round: string | null;
  readonly betCents: bigint;
  readonly winCents: bigint;
  readonly isFinished: boolean;
  readonly target: string | null;
}

export type MoneyCall = Exclude<SeamlessCall, 'balance'>;

interface Said extends Omit<Operation, 'platform' | 'request'> {
  /** What kind of prize it is; null for all that is none. */
  readonly prize: 'free_round' | 'jackpot' | null;
}

/** Reads the body of a call; null when it does not read as one. */
export function parseOperation(platform: string, call: MoneyCall, body: unknown): Operation | null {
  const said = parsers[call](body);
  return said && { ...said, platform, request: digestOf(said) };
}

const none = {
  sessionHash: null,
  game: null,
  round: null,
  betCents: 0n,
  winCents: 0n,
  target: null,
  prize: null,
};

const parsers: Record<MoneyCall, (body: unknown) => Said | null> = {
  bet: (body) => {
    const { data } = betInput.safeParse(body);
    if (!data) return null;
    const { transaction, player, game, round, amount: betCents, finished: isFinished } = data;
    const sessionHash = sessionHashOf(data.session);
    return { ...none, kind: 'bet', transaction, player, game, round, betCents, isFinished, sessionHash };
  },
  win: (body) => {
    const { data } = winInput.safeParse(body);
    if (!data) return null;
    const { transaction, player, game, round, amount: winCents, finished: isFinished } = data;
    const prize = data.type === 'round' ? null : data.type;
    const kind = prize === null ? 'win' : 'prize';
    return { ...none, kind, transaction, player, game, round, winCents, isFinished, prize };
  },
  'bet-and-win': (body) => {
    const { data } = betAndWinInput.safeParse(body);
    if (!data) return null;
    const { transaction, player, game, round, bet: betCents, win: winCents, finished: isFinished } = data;
    const sessionHash = sessionHashOf(data.session);
    return {
      ...none,
      kind: 'bet_win',
      transaction,
      player,
      game,
      round,
      betCents,
      winCents,
      isFinished,
      sessionHash,
    };
  },
  rollback: (body) => {
    const { data } = rollbackInput.safeParse(body);
    if (!data) return null;
    return { ...none, ...data, kind: 'rollback', isFinished: false };
  },
};

/** The same transaction may be sent again in another session: which one it was is not part of what it says. */
function digestOf(said: Said): string {
  const { kind, player, game, round, betCents, winCents, isFinished, target, prize } = said;
  const all = [kind, player, game, round, `${betCents}`, `${winCents}`, isFinished, target];
  // Only a jackpot adds its name: digests of all else stay as they were kept before prizes were told apart.
  return hash('sha256', JSON.stringify(prize === 'jackpot' ? [...all, prize] : all), 'base64url');
}

/** Sessions are kept as digests: who reads the table cannot bet. */
export const sessionHashOf = (token: string): string => hash('sha256', token, 'hex');
