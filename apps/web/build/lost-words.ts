import { languageCodes, type PhraseKey, phrase } from '@arara/phrases';

/** What a page says of which a script did not come (`start-lost.ts`), by language. */
export const lostWords = Object.fromEntries(
  languageCodes.map((language) => {
    const say = (key: PhraseKey) => phrase(language, key);
    const failed = [say('common.loading_failed'), say('shell.page_broke_text')];
    const offline = [say('shell.offline'), say('shell.offline_text')];
    return [language, { failed, offline, again: say('common.try_again') }];
  }),
);
