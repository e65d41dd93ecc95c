/** Words that people type for what an action is about or comes to, by the parts of an action's name that they stand for. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  find_withdrawal: ['withdrawal'],
  find_approve: ['approve'],
  find_reject: ['reject', 'refuse'],
  find_freeze: ['freeze'],
  find_login: ['login'],
  find_delete: ['delete'],
};

/** Shorter ones begin too many words. */
const stemLengthMin = 4;

/** As it is compared: without marks, in small letters. */
const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('đ', 'd');

/**
 * The actions that a text means, by the words they are shown with, by what else these are called, or by their own names; dots in the
 * names are underscores. Each word of the text has to be said by the same action.
 */
export function actionsMeant(text: string, words: Readonly<Record<string, string>>): string[] {
  const typed = plain(text).trim();
  if (typed === '') return [];
  const each = typed.split(/\s+/);
  const parts = new Map(each.concat(typed).map((part) => [part, partsCalled(part, words)]));
  return Object.entries(words)
    .filter(([key]) => key.startsWith('did_') && key !== 'did_not')
    .filter(([key, shown]) => {
      const names = key.split('_').slice(1);
      const says = (part: string) =>
        plain(shown).includes(part) ||
        names.some((name) => isStem(name, part) || parts.get(part)?.includes(name));
      return says(typed) || each.every(says);
    })
    .map(([key]) => key.slice('did_'.length));
}

/** `approved` and `appr` both mean `approve`. */
const isStem = (name: string, part: string) =>
  part.length >= stemLengthMin &&
  (name.startsWith(part) || (name.length >= stemLengthMin && part.startsWith(name)));

/** The parts of names that a text stands for. */
function partsCalled(text: string, words: Readonly<Record<string, string>>): string[] {
  return Object.entries(alsoCalled).flatMap(([key, names]) => {
    const called = plain(words[key] ?? '').split(',');
    return called.some((one) => one === text || (text.length >= 3 && one.startsWith(text))) ? names : [];
  });
}
