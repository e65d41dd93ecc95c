import { languageCodes, languages } from '@arara/phrases/languages';
import type { I18nProvider } from 'react-admin';
import { currentLanguage, type StaffKey, setLanguage, wordsOf } from '../lib/language.ts';

/** The phrases react-admin itself says here; the back office brings its own for all the rest. */
const ofReactAdmin: Record<string, StaffKey> = {
  'ra.auth.auth_check_error': 'session_needed',
  'ra.notification.logged_out': 'session_ended',
  'ra.notification.http_error': 'network',
  'ra.notification.not_authorized': 'no_access',
  'ra.message.access_denied': 'no_access_hint',
  'ra.page.access_denied': 'no_access',
  'ra.page.authentication_error': 'session_ended',
  'ra.message.authentication_error': 'network',
  'ra.page.loading': 'loading',
  'ra.message.loading': 'loading',
  'ra.action.close': 'close',
  'ra.action.back': 'back',
};

/** Words for react-admin from the phrase area `staff`; a text that is no key, such as a server's message, stays itself. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => {
    const name = ofReactAdmin[key] ?? (key.startsWith('staff.') ? key.slice('staff.'.length) : null);
    return (name === null ? null : wordsOf(name, options)) ?? options?._ ?? key;
  },
  changeLocale: setLanguage,
  getLocale: currentLanguage,
  getLocales: () => languageCodes.map((locale) => ({ locale, name: languages[locale].name })),
};
