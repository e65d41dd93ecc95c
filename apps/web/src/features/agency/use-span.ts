import { agency } from '@arara/contract';
import type { ChipOption } from '@arara/ui';
import { useState } from 'react';
import { type Phrase, useT } from '../../lib/i18n.ts';

export type Span = (typeof agency.spans)[number];

const words = {
  today: 'common.today',
  '3days': 'agency.days_3',
  '7days': 'agency.days_7',
  all: 'agency.all_time',
} as const satisfies Record<Span, Phrase>;

/** Which days a list of the agent centre shows, and the chips that choose them. */
export function useSpan(first: Span) {
  const t = useT();
  const [span, setSpan] = useState<Span>(first);
  const options: readonly ChipOption<Span>[] = agency.spans.map((value) => ({
    value,
    label: t(words[value]),
  }));
  return { span, setSpan, options };
}
