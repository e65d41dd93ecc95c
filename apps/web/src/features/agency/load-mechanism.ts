import { agency, type Client } from '@arara/contract';

/** The three tables of the mechanism, asked for at once: the page waits for the slowest, not for one after the other. */
export async function loadMechanism(ask: Client, signal?: AbortSignal) {
  const options = { ...(signal && { signal }) };
  const [recharge, betting, settlement] = await Promise.all([
    ask(agency.mechanismRecharge, {}, options),
    ask(agency.mechanismBetting, {}, options),
    ask(agency.mechanismSettlement, {}, options),
  ]);
  return { recharge, betting, settlement };
}

export type Mechanism = Awaited<ReturnType<typeof loadMechanism>>;
