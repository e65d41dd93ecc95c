import { Switch } from '@arara/ui';
import type { ChoicesProps } from '../stage.ts';
import type { AnteChoice } from './choice.ts';

interface AnteChoicesProps extends ChoicesProps<AnteChoice> {
  /** The name of the side bet, which is laid down with the ante; `null` at a table without one. */
  sideName: string | null;
}

/** The side bet, and suggestions, which can be switched on and off at any time. */
export function AnteChoices({ words, choice, onChoose, isLocked, sideName }: AnteChoicesProps) {
  const { t } = words;
  return (
    <>
      {sideName !== null && (
        <Switch
          label={`${sideName}: ${t('tablegames.side_cost')}`}
          checked={choice.side}
          disabled={isLocked}
          onChange={(event) => onChoose({ ...choice, side: event.currentTarget.checked })}
        />
      )}
      <Switch
        label={t('games.stage_poker_suggest')}
        checked={choice.isSuggesting}
        onChange={(event) => onChoose({ ...choice, isSuggesting: event.currentTarget.checked })}
      />
    </>
  );
}
