import type { House } from '../../house.ts';
import type { Task } from '../../plugins/jobs.ts';
import { isNotHeld } from '../../plugins/legal-hold.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { closeIdleDemos } from './demo/close-demos.ts';
import { idleMs, lifeMs } from './open-session.ts';
import { bringBackSessions, endIdleSessions } from './stored-sessions.ts';
import { sealOldCodes } from './two-factor/recovery-codes.ts';

/** Six months: who offers an application keeps the accesses to it so long (Lei 12.965, Marco Civil da Internet, art. 15). */
const keptDays = 183;

/** Every ten minutes: ends what is idle, and takes away what has served its time. Demo members once an hour. */
export const identityTasks: readonly Task<House>[] = [
  { name: 'identity-sweep', cron: '*/10 * * * *', run: (house) => sweep(house) },
  { name: 'demo-sweep', cron: '35 * * * *', run: async (house) => void (await closeIdleDemos(house)) },
];

async function sweep(house: House): Promise<void> {
  const now = house.clock.now();
  // An instance writes that a session is in use once a minute: two of them are added, so that none ends early.
  const idleSince = new Date(now.getTime() - idleMs - 120_000);
  const openedBefore = new Date(now.getTime() - lifeMs);
  await bringBackSessions(house.db, now);
  await inTransaction(house.db, async (tx) => {
    for (const { id, memberId } of await endIdleSessions(tx, idleSince, openedBefore, now))
      await house.notices.send(tx, { type: 'session_ended', memberId, sessionIds: [id] });
  });
  const old = new Date(now.getTime() - keptDays * 86_400_000);
  await house.db.query(`delete from session where ended_at < $1 and ${isNotHeld('session.member_id')}`, [
    old,
  ]);
  await house.db.query('delete from captcha where expires_at <= $1', [now]);
  await house.db.query('delete from secret_try where ends_at <= $1', [now]);
  await house.db.query('delete from contact_code where expires_at <= $1', [now]);
  await house.db.query('delete from password_code where expires_at <= $1', [now]);
  await house.db.query('delete from login_challenge where expires_at <= $1', [now]);
  await house.db.query(`delete from login_event where at < $1 and ${isNotHeld('login_event.member_id')}`, [
    old,
  ]);
  await sealOldCodes(house);
}
