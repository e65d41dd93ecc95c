export const ranges = ['today', '3days', '7days'] as const;

export type Range = (typeof ranges)[number];
