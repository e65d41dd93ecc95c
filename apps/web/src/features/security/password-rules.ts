import { type FieldErrorCode, identity } from '@arara/contract/schemas';

/** The change of the login password with what only both fields together can tell. Messages are codes of phrases. */
export const changePasswordSchema = identity.changePassword.input.superRefine((form, context) => {
  if (form.new_password_confirmation !== form.new_password) {
    context.addIssue({
      code: 'custom',
      path: ['new_password_confirmation'],
      message: 'passwords_mismatch' satisfies FieldErrorCode,
    });
  }
  if (form.new_password === form.current_password) {
    context.addIssue({ code: 'custom', path: ['new_password'], message: 'password_same' });
  }
});

/** The withdrawal password twice, and the login password that confirms it. */
export const withdrawalPasswordSchema = identity.setWithdrawalPassword.input.superRefine((form, context) => {
  if (form.qk_pwd_confirmation === form.qk_pwd) return;
  context.addIssue({
    code: 'custom',
    path: ['qk_pwd_confirmation'],
    message: 'passwords_mismatch' satisfies FieldErrorCode,
  });
});
