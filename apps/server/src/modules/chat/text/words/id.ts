/** Words that the chat refuses, in Indonesian. A star stands for any ending. */
export const id: readonly string[] = [
  'kontol',
  'memek',
  'ngentot*',
  'ngewe',
  'bangsat',
  'jancok',
  'bajingan',
  'anjing lu',
  'pepek',
];
