import { parseAmount } from '@arara/money';
import { z } from 'zod';
import { isCpf } from './cpf.ts';
import type { FieldErrorCode } from './errors.ts';

/** A zod message that names its phrase; the envelope turns it into words. */
export const say = (code: FieldErrorCode) => ({ error: code });

/** What shows nothing, as pages that text is copied from are full of, and what turns writing around. What joins an emoji stays. */
const unseen = /\u00ad|[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const seen = (value: string) => value.replaceAll(unseen, '');

/** Text that may be empty, bounded, without control characters; what cannot be seen in it is left out. */
export const note = (maxLength: number, missing: FieldErrorCode = 'field_invalid') =>
  z
    .string(say(missing))
    .overwrite(seen)
    .trim()
    .max(maxLength, say('field_too_long'))
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, say('field_invalid'));

/** The same that must be there. */
export const text = (maxLength: number, missing: FieldErrorCode = 'field_required') =>
  note(maxLength, missing).min(1, say(missing));

/** The name of a person, with a letter in it at least. */
export const personName = text(80, 'enter_name').regex(/\p{L}/u, say('enter_name'));

/** Text of several paragraphs: lines may end, and nothing else is out of sight in it. */
export const longText = (maxLength: number, missing: FieldErrorCode = 'field_required') =>
  z
    .string(say(missing))
    .transform((value) => seen(value.replaceAll(/\r\n?/g, '\n')).trim())
    .pipe(
      z
        .string()
        .min(1, say(missing))
        .max(maxLength, say('field_too_long'))
        .regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u, say('field_invalid')),
    );

/** A positive amount such as "20.00", in decimal text (or a number with at most two decimals) on the wire; kept as text. */
export const amount = z
  .union([z.string(), z.number()], say('enter_amount'))
  .transform((value) => String(value).trim())
  .pipe(
    z
      .string()
      .min(1, say('enter_amount'))
      .refine((value) => (parseAmount(value) ?? 0n) > 0n, say('amount_format')),
  );

/** An amount in an answer: decimal text with two decimals, a minus in front of a negative one. */
export const amountOut = z.string().regex(/^-?\d+\.\d{2}$/);

/** A Pix's end-to-end id, as somebody sends it. */
export const endToEndId = z.string().regex(/^[A-Za-z0-9]{1,64}$/, say('field_invalid'));

/** A moment in an answer: ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** The name of a new account. It is no CPF: whoever logs in by the own one must not meet somebody else's account. */
export const account = z
  .string(say('enter_account'))
  .trim()
  .min(1, say('enter_account'))
  .regex(/^[A-Za-z0-9_]{4,20}$/, say('account_format'))
  .refine((name) => !isCpf(name), say('account_is_cpf'));

export const newPassword = z
  .string(say('enter_password'))
  .min(1, say('enter_password'))
  .min(6, say('password_too_short'))
  .max(128, say('password_too_long'));

export const password = z
  .string(say('enter_password'))
  .min(1, say('enter_password'))
  .max(128, say('password_too_long'));

export const withdrawalPassword = z
  .string({
    error: ({ input }) => (input === undefined ? 'enter_withdrawal_password' : 'withdrawal_password_format'),
  })
  .min(1, say('enter_withdrawal_password'))
  .regex(/^\d{6}$/, say('withdrawal_password_format'));

/**
 * A Brazilian mobile number: two digits of area, then nine digits starting with 9; punctuation and +55 are allowed.
 * What is no telephone number at all is `phone_invalid`; eleven digits that no mobile has are `phone_incorrect`.
 */
export const phone = z
  .string(say('enter_phone'))
  .min(1, say('enter_phone'))
  .max(24, say('phone_invalid'))
  .transform((value) => value.replaceAll(/[\s().-]/g, '').replace(/^\+?55(?=\d{11}$)/, ''))
  .pipe(
    z
      .string()
      .regex(/^\d{11}$/, { ...say('phone_invalid'), abort: true })
      .regex(/^[1-9][1-9]9/, say('phone_incorrect')),
  );

export const cpf = z
  .string(say('field_required'))
  .min(1, say('field_required'))
  .max(20, say('cpf_invalid'))
  .transform((value) => value.replaceAll(/[\s.-]/g, ''))
  .pipe(z.string().refine(isCpf, say('cpf_invalid')));

/** A public identifier: the UUID of a row. */
export const id = z.uuid(say('field_invalid'));

export const range = z.enum(['today', '3days', '7days']);

/** The part every list call takes. Numbers may arrive as text in a query. */
export const listInput = {
  page: z.coerce
    .number(say('field_invalid'))
    .int(say('field_invalid'))
    .min(1, say('field_invalid'))
    .max(10_000, say('field_invalid'))
    .default(1),
  page_size: z.coerce
    .number(say('field_invalid'))
    .int(say('field_invalid'))
    .min(1, say('field_invalid'))
    .max(100, say('field_invalid'))
    .default(20),
};

/** An answer of a list call: one page of items and what the whole range adds up to. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), page: z.int(), page_size: z.int(), total: z.int() });
}

/** The part every list call takes whose pages begin where the one before has ended: a list of any length opens at once. */
export const markInput = {
  after: z.string().max(200, say('field_invalid')).optional(),
  page_size: listInput.page_size,
};

/** An answer of such a call: a page of items, and the `after` of the next one, null at the end. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}

export const nothing = z.object({});

/** Whether a member may play and be paid. */
export const memberStatus = z.enum(['active', 'frozen', 'blacklisted', 'closed']);
