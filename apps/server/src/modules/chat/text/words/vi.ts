/** Words that the chat refuses, in Vietnamese. */
export const vi: readonly string[] = [
  'địt',
  'địt mẹ',
  'đụ má',
  'đụ mẹ',
  'lồn',
  'cặc',
  'đéo',
  'đĩ',
  'vãi lồn',
  'óc chó',
];
