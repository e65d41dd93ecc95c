import type { SlotMode } from '@arara/games';
import type { SlotPresentation } from '@arara/games/tables';
import { Options } from '../pieces/options.tsx';
import type { ChoicesProps, StagePhrase } from '../stage.ts';
import type { SlotChoice } from './choice.ts';
import styles from './slot-choices.module.css';

const modes: readonly { mode: SlotMode; label: StagePhrase; hint: StagePhrase | null }[] = [
  { mode: 'spin', label: 'slotstage.mode_spin', hint: null },
  { mode: 'ante', label: 'slotstage.mode_ante', hint: 'slotstage.hint_ante' },
  { mode: 'buy', label: 'slotstage.mode_buy', hint: 'slotstage.hint_buy' },
];

interface SlotChoicesProps extends ChoicesProps<SlotChoice> {
  prices: NonNullable<SlotPresentation['prices']>;
}

/** The ways to bet that a title has, each with its price, and what the dearer one gives. */
export function SlotChoices(props: SlotChoicesProps) {
  const { prices, words, choice, onChoose, stakeCents, isLocked, isBuyAllowed } = props;
  const priceOf = (mode: SlotMode) =>
    mode === 'spin' ? stakeCents : (stakeCents * BigInt(prices[mode] ?? 100)) / 100n;
  const offered = modes.filter(
    ({ mode }) => mode === 'spin' || (prices[mode] !== undefined && (mode !== 'buy' || isBuyAllowed)),
  );
  const hint = offered.find(({ mode }) => mode === choice.mode)?.hint;
  return (
    <div className={styles.choices}>
      <Options
        label={words.t('slotstage.mode')}
        options={offered.map(({ mode, label }) => ({
          value: mode,
          label: words.t(label),
          detail: words.money(priceOf(mode)),
        }))}
        chosen={choice.mode}
        onChoose={(mode) => onChoose({ mode })}
        isLocked={isLocked}
        columns={offered.length}
      />
      {hint && <p className={styles.hint}>{words.t(hint)}</p>}
    </div>
  );
}
