import { z } from 'zod';
import { longText, moment, say, text } from '../fields.ts';

/** The languages every text for players is written in; Portuguese, which most of them read, first. */
export const textLanguages = ['pt', 'en', 'cn', 'ch', 'vi', 'id', 'th', 'tr', 'msa'] as const;

export const nine = (maxLength: number) => z.record(z.enum(textLanguages), text(maxLength));
/** The same in paragraphs. */
export const nineLong = (maxLength: number) => z.record(z.enum(textLanguages), longText(maxLength));
export const nineOut = z.record(z.enum(textLanguages), z.string());
export const titleLengthMax = 120;
export const bodyLengthMax = 1500;
export const termsLengthMax = 12_000;

/** The version that was read: saving over a newer one is refused with `state_changed`. */
export const version = z.int(say('field_invalid')).min(0, say('field_invalid'));
/** Which version stands, and who brought it about; empty and null while nobody has edited it. */
export const edited = { version: z.int(), edited_by: z.string(), edited_at: moment.nullable() };
export const reason = text(200, 'reason_required');

export const momentInput = z.iso.datetime({ offset: true, ...say('date_invalid') });
/** An amount that may be zero, written as money is read: what has a zero in front would be taken for none. */
export const amountOrZero = z
  .string(say('enter_amount'))
  .regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/, say('amount_format'));
/** Percent with at most two decimals: "0.30". */
export const percent = z
  .string(say('field_required'))
  .regex(/^(0|[1-9]\d{0,3})(\.\d{1,2})?$/, say('field_invalid'));
export const percentOut = z.string().regex(/^\d+\.\d{2}$/);

export const changed = ['state_changed'] as const;
