import { useT } from './words.ts';

/** What to call whoever an account belongs to: by name, and one that was erased as what it is. No other account begins with the sign. */
export function usePersonName() {
  const t = useT();
  return ({ account, realname }: { readonly account: string; readonly realname: string }): string =>
    account.startsWith('#') ? t('erased_member') : realname;
}
