import type { DataOf, payments } from '@arara/contract';

export type Deposit = DataOf<typeof payments.rechargeGet>;
export type DepositState = Deposit['state'];

/** The four steps a deposit walks through on screen. */
const depositSteps = ['created', 'waiting', 'paid', 'credited'] as const;

export type DepositStep = (typeof depositSteps)[number];
export type StepMark = 'done' | 'now' | 'failed' | 'later';

/** How many steps are behind a state, and what became of the next one. */
const places: Record<DepositState, { done: number; next: StepMark }> = {
  created: { done: 0, next: 'now' },
  waiting: { done: 1, next: 'now' },
  paid: { done: 3, next: 'now' },
  credited: { done: 4, next: 'later' },
  expired: { done: 1, next: 'failed' },
  cancelled: { done: 1, next: 'failed' },
  refunding: { done: 3, next: 'failed' },
  refunded: { done: 3, next: 'failed' },
};

/** Every step with its mark for a state: what is behind, what is happening, what failed, what is to come. */
export function depositProgress(state: DepositState): readonly { step: DepositStep; mark: StepMark }[] {
  const { done, next } = places[state];
  return depositSteps.map((step, index) => ({
    step,
    mark: index < done ? 'done' : index === done ? next : 'later',
  }));
}

/**
 * What the screen shows of a deposit. `overdue` is a charge whose time has run out while the server has not closed it
 * yet; `credited_late` one that was paid after its time and credited all the same.
 */
export type DepositView =
  | 'payable'
  | 'overdue'
  | 'confirming'
  | 'credited'
  | 'credited_late'
  | 'expired'
  | 'cancelled'
  | 'refunding'
  | 'refunded';

/** Chooses the view of a deposit at a moment of the server's clock. */
export function depositView(
  deposit: Pick<Deposit, 'state' | 'expires_at' | 'credited_at'>,
  nowMs: number,
): DepositView {
  const expiresMs = Date.parse(deposit.expires_at);
  switch (deposit.state) {
    case 'created':
    case 'waiting':
      return nowMs < expiresMs ? 'payable' : 'overdue';
    case 'paid':
      return 'confirming';
    case 'credited':
      return deposit.credited_at && Date.parse(deposit.credited_at) > expiresMs
        ? 'credited_late'
        : 'credited';
    case 'expired':
    case 'cancelled':
    case 'refunding':
    case 'refunded':
      return deposit.state;
  }
}

/** True while the state can still change by itself soon. */
export function isDepositOpen(state: DepositState): boolean {
  return state === 'created' || state === 'waiting' || state === 'paid' || state === 'refunding';
}

/** How often to ask for a deposit, in milliseconds, where the socket may be silent; `false` once nothing can change. */
export function depositPollMs(state: DepositState | undefined): number | false {
  if (state === undefined) return 4000;
  if (state === 'paid' || state === 'refunding') return 2000;
  if (state === 'created' || state === 'waiting') return 4000;
  // Somebody may have paid an expired or cancelled code at the last moment.
  return state === 'expired' || state === 'cancelled' ? 15_000 : false;
}

/** The newest charge that can still be paid: what a reload comes back to. */
export function resumable(deposits: readonly Deposit[], nowMs: number): Deposit | null {
  return (
    deposits.find(
      (deposit) =>
        deposit.state === 'paid' ||
        ((deposit.state === 'waiting' || deposit.state === 'created') &&
          Date.parse(deposit.expires_at) > nowMs),
    ) ?? null
  );
}

/** Where a charge can only be paid, for methods that give no code to pay by here: the browser is sent there. */
export function payPageOf({ copy_and_paste, pay_url }: Pick<Deposit, 'copy_and_paste' | 'pay_url'>) {
  return copy_and_paste === '' && pay_url !== '' ? pay_url : null;
}
