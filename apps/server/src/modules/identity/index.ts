import type { Module } from '../../module.ts';
import { letterTasks } from './contacts/letters.ts';
import { registerIdentity } from './routes.ts';
import { identityTasks } from './tasks.ts';

export { asksForCaptcha, spendCaptcha } from './captcha.ts';
export { dropChallenges } from './challenges.ts';
export { confirmPassword } from './confirm-password.ts';
export { tellMember } from './contacts/letters.ts';
export { countTakenAccounts, countTakenCpfs } from './count-taken.ts';
export { endSessions, forgetSessions, freezeSessions } from './end-sessions.ts';
export { keepMark } from './erased-mark.ts';
export { levelName } from './level-name.ts';
export {
  findMemberFacts,
  type MemberFacts,
  maskCpf,
  memberFactColumns,
  memberFacts,
} from './member-facts.ts';
export { hashPassword, isOutdated, isPassword } from './passwords.ts';
export { assertRegistrable, registerMember } from './register-member.ts';
export { openMemberSessions } from './sessions.ts';
export { touchSessions } from './stored-sessions.ts';
export {
  countedRule,
  forgetTries,
  forgetTriesBelow,
  giveBackTry,
  lockedOut,
  passwordRule,
  readTries,
  type TryRule,
  takeTry,
} from './tries.ts';
export { newTotpSecret, otpauthUri, totpStep } from './two-factor/authenticator.ts';
export { forgetApps } from './two-factor/forget-apps.ts';
export { guarded } from './two-factor/guarded.ts';
export {
  admitSecondFactor,
  forgetSecondFactorTries,
  spendSecondFactor,
} from './two-factor/second-factor.ts';
export { endTwoFactor } from './two-factor/set-up.ts';
export { hasTwoFactor, openSecret, renewApps } from './two-factor/totp.ts';
export { verifyWithdrawalPassword } from './verify-withdrawal-password.ts';

export const identity: Module = {
  name: 'identity',
  register: registerIdentity,
  tasks: [...identityTasks, ...letterTasks],
  // Sessions that were ended since, some of them for a stolen password, would be open again.
  beginAnew: async ({ db, clock }) => {
    await db.query(`update session set ended_at = $1, end_reason = 'expired' where ended_at is null`, [
      clock.now(),
    ]);
  },
};
