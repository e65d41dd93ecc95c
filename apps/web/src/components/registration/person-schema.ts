import { fields } from '@arara/contract/schemas';
import type { z } from 'zod';
import { isOfAge } from './birth-date.ts';
import type { Person } from './person-fields.tsx';

/** Checked with the others, not after them: people want to see everything that is wrong at once. */
const always = { when: () => true };

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });

type Together = Pick<Person, 'password' | 'password_confirmation' | 'birth_date'>;

/** A registration's schema with what takes two fields, or today's date, to see. */
export function withPerson<Schema extends z.ZodType<Together>>(schema: Schema): Schema {
  return schema
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
}
