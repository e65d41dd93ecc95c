export { forgetSessions, freezeSessions } from './end-sessions.ts';
export { findMemberFacts, type MemberFacts, maskCpf, memberFacts } from './member-facts.ts';
export { hashPassword, isOutdated, isPassword } from './passwords.ts';
export { registerIdentity } from './routes.ts';
export { openMemberSessions } from './sessions.ts';
export { identityTasks } from './tasks.ts';
export { forgetTries, lockedOut, passwordRule, readTries, takeTry } from './tries.ts';
export { verifyWithdrawalPassword } from './verify-withdrawal-password.ts';
