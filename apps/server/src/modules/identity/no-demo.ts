import { AppError } from '../../plugins/app-error.ts';
import type { MemberCaller } from '../../plugins/caller.ts';

/** Fails with `demo_not_allowed`: a demo member is nobody, and has nothing to protect. */
export function assertNoDemo(caller: MemberCaller): void {
  if (caller.member.isDemo) throw new AppError('demo_not_allowed');
}
