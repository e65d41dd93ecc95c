import { useT } from './words.ts';

export type Range = 'today' | '3days' | '7days' | 'all';

/** The stretches of time a list can be narrowed to. */
export function useRanges(): readonly { readonly value: Range; readonly text: string }[] {
  const t = useT();
  return [
    { value: 'today', text: t('range_today') },
    { value: '3days', text: t('range_3days') },
    { value: '7days', text: t('range_7days') },
    { value: 'all', text: t('range_all') },
  ];
}
