import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { DataOf, InputOf, identity } from '@arara/contract';
import { type LanguageCode, phrase } from '@arara/phrases';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { VisitorCaller } from '../../plugins/caller.ts';
import { drawCode, newCode } from './captcha-picture.ts';
import { insertCaptcha, takeCaptcha } from './queries.ts';
import { sumsRule, takeTry } from './tries.ts';

const livesMs = 5 * 60_000;

/**
 * Makes a verification code: a picture of signs, or a sum asked in the caller's language. A sum is text that a script reads as well
 * as a person who cannot see: an address that asks for many is shown pictures, as `kind` says.
 */
export async function newCaptcha(
  house: House,
  input: InputOf<typeof identity.captcha>,
  caller: VisitorCaller,
): Promise<DataOf<typeof identity.captcha>> {
  const key = randomBytes(16).toString('base64url');
  const expiresAt = new Date(house.clock.now().getTime() + livesMs);
  const kind = input.kind === 'sum' && (await maySum(house, caller)) ? 'sum' : 'picture';
  const { answer, picture, question } = kind === 'sum' ? newSum(caller.lang) : newPicture();
  await insertCaptcha(house.db, { key, answerHash: hashOf(key, answer), expiresAt });
  return {
    captcha_key: key,
    kind,
    picture,
    question,
    expires_at: expiresAt.toISOString(),
    is_required: asksForCaptcha(house),
  };
}

async function maySum(house: House, { network }: VisitorCaller): Promise<boolean> {
  return (await takeTry(house.db, `sums:${network}`, sumsRule, house.clock.now())).isTaken;
}

/** False where the operator has switched verification codes off. */
export function asksForCaptcha(house: House): boolean {
  return house.env.CAPTCHA === 'on';
}

interface CaptchaAnswer {
  readonly captcha_key?: string | undefined;
  readonly captcha_code?: string | undefined;
}

/**
 * Uses a verification code up; nobody can use it again, right or wrong.
 * Fails with `captcha_required` when none is given, `captcha_wrong` when it is wrong, used or older than five minutes.
 */
export async function spendCaptcha(house: House, given: CaptchaAnswer): Promise<void> {
  if (!asksForCaptcha(house)) return;
  const { captcha_key: key, captcha_code: code } = given;
  if (!key || !code?.trim()) throw new AppError('captcha_required');
  const kept = await takeCaptcha(house.db, key);
  const isRight = kept !== null && timingSafeEqual(kept.answer_hash, hashOf(key, code));
  if (!isRight || kept.expires_at <= house.clock.now()) throw new AppError('captcha_wrong');
}

/** The key salts the answer, so that equal answers have different hashes. */
function hashOf(key: string, answer: string): Buffer {
  return createHash('sha256').update(`${key}:${answer.trim().toUpperCase()}`).digest();
}

function newPicture() {
  const answer = newCode();
  return { answer, picture: drawCode(answer), question: '' };
}

function newSum(lang: LanguageCode) {
  const a = randomInt(11, 60);
  const b = randomInt(2, 10);
  return { answer: String(a + b), picture: '', question: phrase(lang, 'errors.captcha_question', { a, b }) };
}
