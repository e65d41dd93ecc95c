/** From 0 (nothing typed) to 4 (strong). */
export type Strength = 0 | 1 | 2 | 3 | 4;

const common = /^(?:\d{1,9}|(.)\1+|password.*|senha.*|qwerty.*|abc123.*|brasil.*|arara.*)$/i;

/**
 * Judges a password by what makes guessing slow: its length, the kinds of signs in it, and whether it is among the
 * first that anybody tries. Advice only; what is allowed is the contract's to say.
 */
export function passwordStrength(password: string, account = ''): Strength {
  if (password === '') return 0;
  const holdsAccount = account.length >= 4 && password.toLowerCase().includes(account.toLowerCase());
  if (password.length < 6 || common.test(password) || holdsAccount) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const points =
    (password.length >= 8 ? 1 : 0) +
    (password.length >= 12 ? 1 : 0) +
    (kinds >= 2 ? 1 : 0) +
    (kinds >= 3 ? 1 : 0);
  if (points >= 3) return 4;
  return points === 2 ? 3 : 2;
}
