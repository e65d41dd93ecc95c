import { Button } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useFailureWords } from '../../../lib/failure.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import styles from './bet-slot.module.css';
import { hundredthsOf, timesText } from './multiplier.ts';
import type { Slot } from './slot-face.ts';
import type { Bets } from './use-bets.ts';

interface ResultProps {
  multiplier: string | null;
  payout: string;
  end: string | null;
}

/** How the slot's last bet ended, in one line. */
export function SlotResult({ multiplier, payout, end }: ResultProps) {
  const t = useT();
  const { locale } = useLanguage();
  const { money } = useFormat();
  if (multiplier !== null) {
    return (
      <p className={styles.won}>
        <CircleCheck size={15} aria-hidden="true" />
        {t('live.left_at', {
          multiplier: timesText(hundredthsOf(multiplier), locale),
          amount: money(payout),
        })}
      </p>
    );
  }
  return (
    <p className={styles.lost}>
      {end === null
        ? t('live.bet_lost')
        : t('live.lost_at', { multiplier: timesText(hundredthsOf(end), locale) })}
    </p>
  );
}

export function SlotFailure({ error }: { error: NonNullable<Bets['errors'][Slot]> }) {
  const t = useT();
  const words = useFailureWords();
  return (
    <div className={styles.failure} role="alert">
      <CircleAlert size={18} aria-hidden="true" />
      <span>{words(error)}</span>
      {error.fail?.error === 'insufficient_funds' && (
        <Button tone="tonal" size="sm" link={<Link to="/recharge" />}>
          {t('games.stage_deposit')}
        </Button>
      )}
    </div>
  );
}
