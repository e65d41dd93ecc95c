import { flightMultiplier, flightPoints, flightWays, payoutOf } from '@arara/games/tables';
import { Field } from '@arara/ui';
import { useState } from 'react';
import type { ChoicesProps } from '../stage.ts';
import { multiplierText } from './numbers.ts';
import { Options } from './options.tsx';
import { quickTargets, type TargetChoice, typedTarget } from './target-choice.ts';
import styles from './target-choices.module.css';

interface TargetChoicesProps extends ChoicesProps<TargetChoice> {
  label: string;
}

/** The multiplier to reach, typed or tapped, its chance, and what it pays. */
export function TargetChoices({ words, label, choice, onChoose, stakeCents, isLocked }: TargetChoicesProps) {
  const { t, locale, money } = words;
  const { target } = choice;
  const [draft, setDraft] = useState<string | null>(null);
  const leave = () => {
    const wished = draft === null ? null : typedTarget(draft, locale);
    if (wished !== null) onChoose({ target: wished });
    setDraft(null);
  };
  const shown = multiplierText(flightMultiplier(target), locale);
  const chance = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 4 });
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <div className={styles.choices}>
      <div className={styles.pair}>
        <Field
          label={label}
          inputMode="decimal"
          value={draft ?? shown}
          disabled={isLocked}
          onFocus={(event) => event.currentTarget.select()}
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
        options={quickTargets.map((value) => ({ value, label: `${short.format(value / 100)}×` }))}
        chosen={target}
        onChoose={(value) => onChoose({ target: value })}
        isLocked={isLocked}
        columns={quickTargets.length}
      />
      <p className={styles.prize}>
        <span>{t('games.stage_pays_if_won')}</span>
        <b>{money(payoutOf(stakeCents, flightMultiplier(target)))}</b>
      </p>
    </div>
  );
}
