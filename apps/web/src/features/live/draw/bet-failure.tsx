import type { CallError } from '@arara/contract';
import { Button } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useFailureWords } from '../../../lib/failure.ts';
import { useT } from '../../../lib/i18n.ts';
import styles from './draw-table-page.module.css';

/** Why a bet or a decision was refused; without enough money, with the way to more. */
export function BetFailure({ error }: { error: CallError }) {
  const t = useT();
  const words = useFailureWords();
  return (
    <div className={styles.state} data-tone="bad" role="alert">
      <CircleAlert size={18} color="var(--scarlet-text)" aria-hidden="true" />
      <span>{words(error)}</span>
      {error.fail?.error === 'insufficient_funds' && (
        <Button tone="tonal" size="sm" link={<Link to="/recharge" />}>
          {t('games.stage_deposit')}
        </Button>
      )}
    </div>
  );
}
