import { useT } from './words.ts';

export const ranges = ['today', '3days', '7days', 'all'] as const;

export type Range = (typeof ranges)[number];

/** The stretches of time a list can be narrowed to. */
export function useRanges(): readonly { readonly value: Range; readonly text: string }[] {
  const t = useT();
  return ranges.map((value) => ({ value, text: t(`range_${value}`) }));
}
