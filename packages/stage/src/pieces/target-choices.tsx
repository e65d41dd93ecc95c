import { flightMultiplier, flightPoints, flightWays, payoutOf } from '@arara/games/tables';
import { Field } from '@arara/ui';
import { useState } from 'react';
import type { StageWords } from '../stage.ts';
import { multiplierText } from './numbers.ts';
import { Options } from './options.tsx';
import styles from './target-choices.module.css';

interface TargetChoicesProps {
  words: StageWords;
  label: string;
  /** In hundredths. */
  target: number;
  onTarget(target: number): void;
  /** The offered target nearest to what was typed; `null` when it is no number. */
  typed(text: string): number | null;
  quick: readonly number[];
  stakeCents: bigint;
  isLocked: boolean;
}

/** The multiplier to reach, typed or tapped, its chance, and what it pays. */
export function TargetChoices(props: TargetChoicesProps) {
  const { words, label, target, onTarget, typed, quick, stakeCents, isLocked } = props;
  const { t, locale, money } = words;
  const [draft, setDraft] = useState<string | null>(null);
  const leave = () => {
    const wished = draft === null ? null : typed(draft);
    if (wished !== null) onTarget(wished);
    setDraft(null);
  };
  const shown = multiplierText(flightMultiplier(target), locale);
  const chance = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 4 });
  return (
    <div className={styles.choices}>
      <div className={styles.pair}>
        <Field
          label={label}
          inputMode="decimal"
          value={draft ?? shown}
          disabled={isLocked}
          onFocus={(event) => {
            setDraft(shown.replace('×', ''));
            event.currentTarget.select();
          }}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave();
          }}
        />
        <p className={styles.chance}>
          <span>{t('games.stage_chance')}</span>
          <b>{chance.format(flightWays(target) / flightPoints)}</b>
        </p>
      </div>
      <Options
        label={t('games.stage_quick_targets')}
        options={quick.map((value) => ({
          value,
          label: `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value / 100)}×`,
        }))}
        chosen={target}
        onChoose={onTarget}
        isLocked={isLocked}
        columns={quick.length}
      />
      <p className={styles.prize}>
        <span>{t('games.stage_pays_if_won')}</span>
        <b>{money(payoutOf(stakeCents, flightMultiplier(target)))}</b>
      </p>
    </div>
  );
}
