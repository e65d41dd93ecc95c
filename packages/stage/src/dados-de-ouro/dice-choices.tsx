import { diceMultiplier, multiplierUnit, payoutOf, rolls, winningRollsOf } from '@arara/games/tables';
import { classNames, Field } from '@arara/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { multiplierText, percentText } from '../pieces/numbers.ts';
import type { ChoicesProps } from '../stage.ts';
import styles from './dice-choices.module.css';
import { choiceFor, type DiceChoice, turnedOver, typedUnits, winningForMultiplier } from './odds.ts';

/** Over or under, and the multiplier and the chance, each of which can be typed. */
export function DiceChoices({ words, choice, onChoose, stakeCents, isLocked }: ChoicesProps<DiceChoice>) {
  const { t, locale } = words;
  const winning = winningRollsOf(choice.direction, choice.target);
  const multiplier = diceMultiplier(winning);
  const choose = (rollsWon: number) => onChoose(choiceFor(choice.direction, rollsWon));
  return (
    <div className={styles.choices}>
      <fieldset className={styles.sides} aria-label={t('games.stage_dice_side')}>
        {(['over', 'under'] as const).map((direction) => (
          <button
            key={direction}
            type="button"
            className={classNames(styles.side, direction === choice.direction && styles.chosen)}
            aria-pressed={direction === choice.direction}
            disabled={isLocked}
            onClick={() => direction !== choice.direction && onChoose(turnedOver(choice))}
          >
            {direction === 'over' ? <ArrowUp size={16} /> : <ArrowDown size={16} />}
            {t(direction === 'over' ? 'games.stage_dice_side_over' : 'games.stage_dice_side_under')}
          </button>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <TypedField
          label={t('games.stage_multiplier')}
          shown={multiplierText(multiplier, locale)}
          isLocked={isLocked}
          onType={(text) => {
            const wished = typedUnits(text, multiplierUnit);
            if (wished !== null) choose(winningForMultiplier(wished));
          }}
        />
        <TypedField
          label={t('games.stage_chance')}
          shown={percentText((winning * 10_000) / rolls, locale)}
          isLocked={isLocked}
          onType={(text) => {
            const wished = typedUnits(text, 100);
            if (wished !== null) choose((wished * rolls) / 10_000);
          }}
        />
      </div>
      <p className={styles.prize}>
        <span>{t('games.stage_pays_if_won')}</span>
        <b>{words.money(payoutOf(stakeCents, multiplier))}</b>
      </p>
    </div>
  );
}

interface TypedFieldProps {
  label: string;
  shown: string;
  isLocked: boolean;
  onType(text: string): void;
}

/** Shows the value as it stands; what is typed counts when the field is left or Enter is pressed. */
function TypedField({ label, shown, isLocked, onType }: TypedFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const leave = () => {
    if (draft !== null) onType(draft);
    setDraft(null);
  };
  return (
    <Field
      label={label}
      inputMode="decimal"
      autoComplete="off"
      disabled={isLocked}
      value={draft ?? shown}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
