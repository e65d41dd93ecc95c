/** Words that the chat refuses, in Turkish. A star stands for any ending. */
export const tr: readonly string[] = [
  'orospu',
  'orospu cocugu',
  'siktir',
  'sikerim',
  'sikeyim',
  'amina koyayim',
  'amcik',
  'yarrak',
  'pezevenk',
  'ibne',
  'gavat',
];
