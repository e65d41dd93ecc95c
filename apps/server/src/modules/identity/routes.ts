import { identity } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { memberRoute, visitorRoute } from '../../plugins/route.ts';
import { newCaptcha } from './captcha.ts';
import { changePassword } from './change-password.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { me } from './me.ts';
import { register } from './register.ts';
import { revokeSession } from './revoke-session.ts';
import { setWithdrawalPassword } from './set-withdrawal-password.ts';
import { verifyPassword } from './verify-password.ts';

/** Accounts, sessions and the security centre. */
export function registerIdentity(app: FastifyInstance, house: House): void {
  visitorRoute(app, house, identity.captcha, (input, caller) => newCaptcha(house, input, caller));
  visitorRoute(app, house, identity.register, (input, caller) => register(house, input, caller));
  visitorRoute(app, house, identity.login, (input, caller) => login(house, input, caller));
  memberRoute(app, house, identity.me, (input, caller) => me(house, input, caller));
  memberRoute(app, house, identity.logout, (input, caller) => logout(house, input, caller));
  memberRoute(app, house, identity.sessions, (input, caller) => listSessions(house, input, caller));
  memberRoute(app, house, identity.revokeSession, (input, caller) => revokeSession(house, input, caller));
  memberRoute(app, house, identity.verifyPassword, (input, caller) => verifyPassword(house, input, caller));
  memberRoute(app, house, identity.changePassword, (input, caller) => changePassword(house, input, caller));
  memberRoute(app, house, identity.setWithdrawalPassword, (input, caller) =>
    setWithdrawalPassword(house, input, caller),
  );
}
