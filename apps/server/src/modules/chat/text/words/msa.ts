/** Words that the chat refuses, in Malay. A star stands for any ending. */
export const msa: readonly string[] = [
  'puki',
  'pukimak',
  'lancau',
  'babi lu',
  'sundal',
  'pantat',
  'kepala butoh',
];
