import { VisuallyHidden } from '@arara/ui';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { hundredthsOf, timesText } from './multiplier.ts';
import type { Bets } from './use-bets.ts';
import type { Flight } from './use-table.ts';

/** Says what happens to those who do not see it: once a phase, and what the own bets have brought. */
export function Announcer({ flight, bets }: { flight: Flight; bets: Bets['bets'] }) {
  const t = useT();
  const { locale } = useLanguage();
  const { money, number } = useFormat();
  const { round } = flight.state;
  if (!round) return null;
  const values = { number: number(round.number) };
  const left = bets.filter(({ round_id: id, state }) => id === round.id && state === 'cashed');
  const said = left.map((bet) =>
    t('live.left_at', {
      multiplier: timesText(hundredthsOf(bet.multiplier ?? '1.00'), locale),
      amount: money(bet.payout),
    }),
  );
  const phase =
    round.phase === 'open'
      ? t('live.say_open', values)
      : round.phase === 'locked' && round.top
        ? t('live.top_now', { multiplier: timesText(hundredthsOf(round.top), locale) })
        : round.phase === 'playing'
          ? t('live.say_flying', values)
          : round.phase === 'settled' && round.end !== null
            ? t('live.past_round', { ...values, multiplier: timesText(hundredthsOf(round.end), locale) })
            : '';
  return (
    <VisuallyHidden>
      <p aria-live="polite">{[phase, ...said].join('. ')}</p>
    </VisuallyHidden>
  );
}
