import { identity } from '@arara/contract/schemas';
import { sameTwice } from '../../components/forms/same-twice.ts';

/** The change of the login password with what only both fields together can tell. Messages are codes of phrases. */
export const changePasswordSchema = identity.changePassword.input
  .superRefine(sameTwice('new_password'))
  .superRefine((form, context) => {
    if (form.new_password === form.current_password) {
      context.addIssue({ code: 'custom', path: ['new_password'], message: 'password_same' });
    }
  });

/** The withdrawal password twice, and the login password that confirms it. */
export const withdrawalPasswordSchema = identity.setWithdrawalPassword.input.superRefine(sameTwice('qk_pwd'));
