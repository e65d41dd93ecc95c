import { timeOf } from './measure-latency.ts';

export interface CashierMeasured {
  /** Milliseconds since the epoch on both sides at one moment; null when the server does not answer. */
  readonly clocks: { readonly server: number; readonly device: number } | null;
  /** Milliseconds until the test bank answers; null when it does not. */
  readonly bank: number | null;
}

/** The server's clock beside ours, and whether the test bank is there. */
export async function measureCashier(): Promise<CashierMeasured> {
  const clocks = await readClocks().catch(() => null);
  const bank = await timeOf('/sandbox/bank.css').catch(() => null);
  return { clocks, bank: bank === null ? null : Math.round(bank) };
}

async function readClocks(): Promise<CashierMeasured['clocks']> {
  const response = await fetch('/healthz', { cache: 'no-store' });
  const device = Date.now();
  const server = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(server) ? null : { server, device };
}

/** Whole seconds the device is ahead; the server tells whole seconds only, so less than two count as none. */
export function secondsAhead({ server, device }: { server: number; device: number }): number {
  const seconds = Math.round((device - server) / 1000);
  return Math.abs(seconds) < 2 ? 0 : seconds;
}
