import { createHash } from 'node:crypto';

/** The names a member bears towards systems beyond ours: always the same, and none tells the id or another name. */
export function bridgeIds(memberId: string): { readonly bridge_id: string; readonly day7_id: string } {
  const idFor = (system: string) =>
    createHash('sha256').update(`arara ${system}:${memberId}`).digest('hex').slice(0, 24);
  return { bridge_id: `br_${idFor('bridge')}`, day7_id: `d7_${idFor('day7')}` };
}
