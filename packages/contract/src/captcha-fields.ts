import { z } from 'zod';

/** The answer to a verification code, wherever one is asked for. */
export const captchaFields = {
  captcha_key: z.string().max(64).optional(),
  captcha_code: z.string().max(16).optional(),
};
