import { maskAccount } from '../../../plugins/mask-account.ts';

/** `@account`, or `@ac***nt` as others are shown; not the middle of an e-mail address. */
const mention = /(?<![\p{L}\p{N}_@.])@(\w{1,2}\*{3}\w{1,2}|\w{4,20})(?![\w@])/gu;
const mentionsMax = 5;

/**
 * Finds who is spoken to. In the text every name is masked, whether anybody is called so or not: that way no answer
 * tells which accounts there are.
 */
export function findMentions(text: string): { text: string; names: readonly string[] } {
  const names = [...text.matchAll(mention)].map(([, name = '']) => name.toLowerCase());
  return {
    text: text.replaceAll(
      mention,
      (_, name: string) => `@${name.includes('***') ? name : maskAccount(name)}`,
    ),
    names: [...new Set(names)].slice(0, mentionsMax),
  };
}

/** True when a name found in a text means the member with this account. */
export function isCalled(account: string, names: readonly string[]): boolean {
  return names.includes(account.toLowerCase()) || names.includes(maskAccount(account).toLowerCase());
}
