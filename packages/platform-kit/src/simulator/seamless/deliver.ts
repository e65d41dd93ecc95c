import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  clockSkewMs,
  hmacSigner,
  type SeamlessCall,
  type SeamlessClient,
  type SeamlessDone,
  type SeamlessOutcome,
} from '../../seamless/index.ts';
import type { SeamlessFault } from './seamless-faults.ts';

export type Outcome = SeamlessOutcome<SeamlessDone>;
export type MoneyCall = Exclude<SeamlessCall, 'balance'>;

/** How a transaction reached its wallet: what was answered last, and what of it broke the protocol. */
export interface Delivered {
  readonly outcome: Outcome;
  readonly violations: readonly string[];
}

const slowMs = 40;
const stranger = hmacSigner('the secret of somebody else');

/** Delivers one transaction the way a fault wants it, and in the end as it should be. */
export async function deliver(
  wallet: SeamlessClient,
  call: MoneyCall,
  body: object,
  fault: SeamlessFault | null,
): Promise<Delivered> {
  const violations: string[] = [];
  const expect = (outcome: Outcome, error: string) => {
    if (outcome.kind !== 'refused' || outcome.error !== error)
      violations.push(`${call}: ${error} was due, ${told(outcome)} came`);
  };
  const same = (first: Outcome, again: Outcome) => {
    if (told(first) !== told(again)) violations.push(`${call}: answered ${told(first)}, then ${told(again)}`);
  };
  switch (fault) {
    case 'slow':
      await sleep(slowMs);
      break;
    case 'duplicate': {
      const [first, ...others] = await Promise.all([
        wallet.send(call, body),
        wallet.send(call, body),
        wallet.send(call, body),
      ]);
      for (const other of others) same(first, other);
      return { outcome: first, violations };
    }
    case 'timeout_after_commit': {
      const lost = await wallet.send(call, body);
      const outcome = await wallet.send(call, body);
      same(lost, outcome);
      return { outcome, violations };
    }
    case 'wrong_signature':
      expect(await wallet.send(call, body, { sign: stranger }), 'wrong_signature');
      break;
    case 'clock_skew':
      expect(await wallet.send(call, body, { skewMs: clockSkewMs * 4 }), 'request_expired');
      expect(await wallet.send(call, body, { skewMs: -clockSkewMs * 4 }), 'request_expired');
      break;
    case 'replay': {
      const request = randomUUID();
      const outcome = await wallet.send(call, body, { request });
      expect(await wallet.send(call, body, { request }), 'request_repeated');
      return { outcome, violations };
    }
  }
  return { outcome: await wallet.send(call, body), violations };
}

/** An outcome in words; equal for equal answers. */
export function told(outcome: Outcome): string {
  if (outcome.kind === 'refused') return outcome.error;
  if (outcome.kind === 'unknown') return `no answer (${outcome.detail})`;
  const { transaction, reference, balanceCents, at } = outcome.value;
  return `done ${transaction} ${reference} ${balanceCents} ${at.toISOString()}`;
}
