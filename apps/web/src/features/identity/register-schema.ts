import { fields, identity, type RawInputOf } from '@arara/contract/schemas';
import { isOfAge } from './birth-date.ts';

export type RegisterInput = RawInputOf<typeof identity.register>;

/** Checked with the others, not after them: people want to see everything that is wrong at once. */
const always = { when: () => true };

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** The contract's registration with what takes two fields, or today's date, to see. */
export const registerSchema = identity.register.input
  .refine((form) => form.password === form.password_confirmation, {
    ...fields.say('passwords_mismatch'),
    path: ['password_confirmation'],
    ...always,
  })
  .refine((form) => !/^\d{4}-\d{2}-\d{2}$/.test(form.birth_date) || isOfAge(form.birth_date, today()), {
    ...fields.say('under_age'),
    path: ['birth_date'],
    ...always,
  });
