import { useLocale } from 'react-admin';
import { wordsOf } from '../../lib/language.ts';

/** What an account of the house or a wallet is called. */
export function useAccountName(): (account: string) => string {
  useLocale();
  return (account) => wordsOf(`ledger_account_${account}`) ?? account;
}
