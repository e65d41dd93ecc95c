import { fishKinds, fishPays } from '@arara/games/tables';
import { Options } from '../pieces/options.tsx';
import type { ChoicesProps } from '../stage.ts';
import { type FishingChoice, fishName } from './choice.ts';
import styles from './fish-choices.module.css';
import { fishPictures } from './pictures.ts';

/** Every kind that swims, with what it pays. */
export function FishChoices({ words, choice, onChoose, isLocked }: ChoicesProps<FishingChoice>) {
  return (
    <Options
      label={words.t('games.stage_fishing_choose')}
      aside={fishName(choice.fish, words)}
      options={fishKinds.map((fish) => ({
        value: fish,
        label: (
          <img
            className={fish === 'tubarao_dourado' ? styles.golden : styles.picture}
            src={fishPictures[fish]}
            alt=""
            width={32}
            height={32}
          />
        ),
        detail: `${fishPays[fish]}×`,
        spoken: `${fishName(fish, words)} ${fishPays[fish]}×`,
      }))}
      chosen={choice.fish}
      onChoose={(fish) => onChoose({ fish })}
      isLocked={isLocked}
      columns={5}
    />
  );
}
