import { z } from 'zod';
import { call } from './call.ts';
import { moment, nothing, password } from './fields.ts';
import { secondCode, secondFactorErrors } from './security.ts';

export const accountData = call({
  name: 'accountData',
  method: 'POST',
  path: '/api/account/data',
  who: 'member',
  summary:
    "Opens an address, good for a minute and this session, under which a browser loads all of the member's data as one JSON file; the login password confirms it, and with two-factor login on a code. Five times an hour. `docs/member-data.md` says what stands in it.",
  input: z.object({ password, code: secondCode.optional() }),
  data: z.object({ path: z.string(), expires_at: moment }),
  errors: ['demo_not_allowed', 'password_wrong', ...secondFactorErrors, 'too_many_requests'],
  perMinute: 10,
});

export const accountClose = call({
  name: 'accountClose',
  method: 'POST',
  path: '/api/account/close',
  who: 'member',
  summary:
    'Closes the own account for good; the login password confirms it, and with two-factor login on a code. Refused while there is money, a withdrawal under way, an open round or an active bonus. Every session ends; self-exclusions and limits stay.',
  input: z.object({ password, code: secondCode.optional() }),
  data: nothing,
  errors: [
    'demo_not_allowed',
    'password_wrong',
    ...secondFactorErrors,
    'account_has_withdrawal',
    'account_has_round',
    'account_has_bonus',
    'account_has_money',
    'account_closed',
  ],
  perMinute: 10,
});
