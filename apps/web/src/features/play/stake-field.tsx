import { Chips, MoneyField } from '@arara/ui';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import styles from './stake-field.module.css';
import { fitStake, quickStakesFor, type StakeLimits, stakeDown, stakeUp } from './stakes.ts';

interface StakeFieldProps {
  limits: StakeLimits;
  stakeCents: bigint;
  onStake(cents: bigint): void;
  isLocked: boolean;
}

/** The amount with ½ 2× − + and quick chips. What is typed is brought to the nearest stake when the field is left. */
export function StakeField({ limits, stakeCents, onStake, isLocked }: StakeFieldProps) {
  const t = useT();
  const { locale } = useLanguage();
  const { money, number } = useFormat();
  const key = (label: string, face: ReactNode, cents: bigint) => (
    <button
      type="button"
      className={styles.key}
      // What is said holds what is seen, so that it can be called by it.
      aria-label={typeof face === 'string' ? `${label} (${face})` : label}
      disabled={isLocked}
      onClick={() => onStake(fitStake(cents, limits))}
    >
      {face}
    </button>
  );
  const quick = quickStakesFor(limits);
  return (
    <div className={styles.stake}>
      <MoneyField
        label={t('games.stage_stake')}
        aside={t('games.stage_limits', { min: money(limits.minCents), max: money(limits.maxCents) })}
        size="lg"
        locale={locale}
        valueCents={stakeCents}
        onValueChange={onStake}
        onBlur={() => onStake(fitStake(stakeCents, limits))}
        isDisabled={isLocked}
        suffix={
          <span className={styles.keys}>
            {key(t('games.stage_half'), '½', stakeCents / 2n)}
            {key(t('games.stage_twice'), '2×', stakeCents * 2n)}
            {key(t('games.stage_less'), <Minus size={16} />, stakeDown(stakeCents, limits))}
            {key(t('games.stage_more'), <Plus size={16} />, stakeUp(stakeCents, limits))}
          </span>
        }
      />
      <Chips
        label={t('games.stage_quick')}
        layout="even"
        options={quick.map((cents) => ({
          value: String(cents),
          label: number(Number(cents) / 100),
          isDisabled: isLocked,
        }))}
        value={quick.includes(stakeCents) ? String(stakeCents) : null}
        onValueChange={(value) => onStake(BigInt(value))}
      />
    </div>
  );
}
