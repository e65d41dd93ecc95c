import { identity } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { memberRoute, visitorRoute } from '../../plugins/route.ts';
import { newCaptcha } from './captcha.ts';
import { changePassword } from './change-password.ts';
import { closeWays } from './close-ways.ts';
import { confirmEmail, removeEmail, requestEmailCode } from './contacts/bind-email.ts';
import { registerLetterBoxes } from './contacts/sandbox-page.ts';
import { confirmPhone, requestPhoneCode } from './contacts/verify-phone.ts';
import { openDemo } from './demo/open-demo.ts';
import { sendForgottenCode } from './forgotten/send-code.ts';
import { setPasswordAnew } from './forgotten/set-anew.ts';
import { loginHistory } from './history/login-history.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { me } from './me.ts';
import { addPasskey, beginPasskey } from './passkeys/add-passkey.ts';
import { beginPasskeyLogin, passkeyLogin } from './passkeys/passkey-login.ts';
import { listPasskeys, removePasskey, renamePasskey } from './passkeys/stored-passkeys.ts';
import { register } from './register.ts';
import { revokeSession } from './revoke-session.ts';
import { securityStatus } from './security-status.ts';
import { setWithdrawalPassword } from './set-withdrawal-password.ts';
import { setSingleSession } from './single-session.ts';
import { twoFactorLogin } from './two-factor/login-second-step.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
} from './two-factor/set-up.ts';
import { verifyPassword } from './verify-password.ts';

/** Accounts, sessions and the security centre. */
export function registerIdentity(app: FastifyInstance, house: House): void {
  visitorRoute(app, house, identity.captcha, (input, caller) => newCaptcha(house, input, caller));
  visitorRoute(app, house, identity.register, (input, caller) => register(house, input, caller));
  visitorRoute(app, house, identity.login, (input, caller) => login(house, input, caller));
  visitorRoute(app, house, identity.forgotPasswordWays, async () => ({
    phone: house.sms.isOpen,
    email: house.mail.isOpen,
  }));
  visitorRoute(app, house, identity.forgotPasswordCode, (input, caller) =>
    sendForgottenCode(house, input, caller),
  );
  visitorRoute(app, house, identity.forgotPassword, (input) => setPasswordAnew(house, input));
  memberRoute(app, house, identity.me, (input, caller) => me(house, input, caller));
  memberRoute(app, house, identity.logout, (input, caller) => logout(house, input, caller));
  memberRoute(app, house, identity.sessions, (input, caller) => listSessions(house, input, caller));
  memberRoute(app, house, identity.revokeSession, (input, caller) => revokeSession(house, input, caller));
  memberRoute(app, house, identity.verifyPassword, (input, caller) => verifyPassword(house, input, caller));
  memberRoute(app, house, identity.changePassword, (input, caller) => changePassword(house, input, caller));
  memberRoute(app, house, identity.setWithdrawalPassword, (input, caller) =>
    setWithdrawalPassword(house, input, caller),
  );
  registerSecurity(app, house);
  if (house.env.isSandbox) registerLetterBoxes(app, house);
}

function registerSecurity(app: FastifyInstance, house: House): void {
  visitorRoute(app, house, identity.twoFactorLogin, (input, caller) => twoFactorLogin(house, input, caller));
  visitorRoute(app, house, identity.passkeyLoginBegin, () => beginPasskeyLogin(house));
  visitorRoute(app, house, identity.passkeyLogin, (input, caller) => passkeyLogin(house, input, caller));
  visitorRoute(app, house, identity.demo, (input, caller) => openDemo(house, input, caller));
  memberRoute(app, house, identity.securityStatus, (input, caller) => securityStatus(house, input, caller));
  memberRoute(app, house, identity.loginHistory, (input, caller) => loginHistory(house, input, caller));
  memberRoute(app, house, identity.waysClose, (input, caller) => closeWays(house, input, caller));
  memberRoute(app, house, identity.singleSession, (input, caller) => setSingleSession(house, input, caller));
  memberRoute(app, house, identity.emailCode, (input, caller) => requestEmailCode(house, input, caller));
  memberRoute(app, house, identity.emailConfirm, (input, caller) => confirmEmail(house, input, caller));
  memberRoute(app, house, identity.emailRemove, (input, caller) => removeEmail(house, input, caller));
  memberRoute(app, house, identity.phoneCode, (input, caller) => requestPhoneCode(house, input, caller));
  memberRoute(app, house, identity.phoneConfirm, (input, caller) => confirmPhone(house, input, caller));
  memberRoute(app, house, identity.twoFactorBegin, (input, caller) => beginTwoFactor(house, input, caller));
  memberRoute(app, house, identity.twoFactorConfirm, (input, caller) =>
    confirmTwoFactor(house, input, caller),
  );
  memberRoute(app, house, identity.twoFactorCodes, (input, caller) =>
    renewRecoveryCodes(house, input, caller),
  );
  memberRoute(app, house, identity.twoFactorDisable, (input, caller) =>
    disableTwoFactor(house, input, caller),
  );
  memberRoute(app, house, identity.passkeyBegin, (input, caller) => beginPasskey(house, input, caller));
  memberRoute(app, house, identity.passkeyAdd, (input, caller) => addPasskey(house, input, caller));
  memberRoute(app, house, identity.passkeys, (input, caller) => listPasskeys(house, input, caller));
  memberRoute(app, house, identity.passkeyRename, (input, caller) => renamePasskey(house, input, caller));
  memberRoute(app, house, identity.passkeyRemove, (input, caller) => removePasskey(house, input, caller));
}
