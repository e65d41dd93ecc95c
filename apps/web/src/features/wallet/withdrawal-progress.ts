import type { DataOf, payments } from '@arara/contract';
import type { StepMark } from './deposit-progress.ts';

export type Withdrawal = DataOf<typeof payments.drawingGet>;
export type WithdrawalState = Withdrawal['state'];

type WithdrawalStep = 'submitted' | 'review' | 'paying' | 'paid' | 'rejected' | 'cancelled' | 'failed';

export interface WithdrawalMoment {
  readonly step: WithdrawalStep;
  readonly mark: StepMark;
  /** When it happened; `null` where it has not, or where no moment is recorded. */
  readonly at: string | null;
}

type Dates = Pick<Withdrawal, 'state' | 'created_at' | 'reviewed_at' | 'paid_at'>;

/** What has happened to a withdrawal, what is happening now and what comes next, in order. */
export function withdrawalTimeline(withdrawal: Dates): readonly WithdrawalMoment[] {
  const { state, created_at, reviewed_at, paid_at } = withdrawal;
  const submitted: WithdrawalMoment = { step: 'submitted', mark: 'done', at: created_at };
  const reviewed: WithdrawalMoment = { step: 'review', mark: 'done', at: reviewed_at };
  switch (state) {
    case 'submitted':
    case 'second_review':
      return [
        submitted,
        { step: 'review', mark: 'now', at: null },
        { step: 'paying', mark: 'later', at: null },
        { step: 'paid', mark: 'later', at: null },
      ];
    case 'approved':
    case 'paying':
      return [
        submitted,
        reviewed,
        { step: 'paying', mark: 'now', at: null },
        { step: 'paid', mark: 'later', at: null },
      ];
    case 'paid':
      return [
        submitted,
        reviewed,
        { step: 'paying', mark: 'done', at: null },
        { step: 'paid', mark: 'done', at: paid_at },
      ];
    case 'rejected':
      return [submitted, { step: 'rejected', mark: 'failed', at: reviewed_at }];
    case 'cancelled':
      return [submitted, { step: 'cancelled', mark: 'failed', at: null }];
    case 'failed':
      return [submitted, reviewed, { step: 'failed', mark: 'failed', at: null }];
  }
}

/** True while the money is held and the clock of 120 minutes runs. */
export function isWithdrawalOpen(state: WithdrawalState): boolean {
  return state === 'submitted' || state === 'second_review' || state === 'approved' || state === 'paying';
}

/** Whether a withdrawal that was just sent is still under way, as the newest answer tells it. */
export function isStillOpen(
  shown: readonly Pick<Withdrawal, 'id' | 'state'>[],
  id: string | undefined,
): boolean {
  return shown.some((withdrawal) => withdrawal.id === id && isWithdrawalOpen(withdrawal.state));
}

/** A member may take it back only before staff has looked at it. */
export function canCancelWithdrawal(state: WithdrawalState): boolean {
  return state === 'submitted';
}

/** How often to ask for withdrawals, in milliseconds, while one of them is open. */
export function withdrawalPollMs(withdrawals: readonly Pick<Withdrawal, 'state'>[]): number | false {
  return withdrawals.some(({ state }) => isWithdrawalOpen(state)) ? 10_000 : false;
}

export interface DueClock {
  /** Whole minutes, never below zero. */
  readonly minutesLeft: number;
  readonly minutesPassed: number;
  readonly minutesAllowed: number;
  /** What is left of the allowed time, 1 to 0. */
  readonly share: number;
  readonly tone: 'cobalt' | 'sun' | 'scarlet';
  readonly isOverdue: boolean;
}

const minuteMs = 60_000;

/** The clock against the moment a withdrawal is due: sun under 30 minutes, scarlet under 10. */
export function dueClock(withdrawal: Pick<Withdrawal, 'created_at' | 'due_at'>, nowMs: number): DueClock {
  const startMs = Date.parse(withdrawal.created_at);
  const dueMs = Date.parse(withdrawal.due_at);
  const leftMs = Math.max(0, dueMs - nowMs);
  const minutesLeft = Math.ceil(leftMs / minuteMs);
  return {
    minutesLeft,
    minutesPassed: Math.max(0, Math.floor((nowMs - startMs) / minuteMs)),
    minutesAllowed: Math.round((dueMs - startMs) / minuteMs),
    share: Math.min(1, leftMs / Math.max(1, dueMs - startMs)),
    tone: minutesLeft < 10 ? 'scarlet' : minutesLeft < 30 ? 'sun' : 'cobalt',
    isOverdue: nowMs >= dueMs,
  };
}
