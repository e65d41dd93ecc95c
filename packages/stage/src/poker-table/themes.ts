import {
  type AnteGame,
  type HelpLine,
  studGame,
  studHelp,
  threeCardGame,
  threeCardHelp,
} from '@arara/games/tables';
import type { TitleLook } from '../pieces/stage-frame.tsx';
import styles from './ante-stage.module.css';
import { stud, trinca } from './letters.ts';

/** What sets the tables apart: their game, their help, and how they look. */
export interface AnteTheme {
  readonly game: AnteGame;
  readonly help: readonly HelpLine[];
  readonly look: TitleLook;
  readonly className: string | undefined;
}

export const threeCardTheme: AnteTheme = {
  game: threeCardGame,
  help: threeCardHelp,
  look: {
    name: 'Trinca Copacabana',
    lettering: trinca,
    face: ['#fff', '#fff0c2', '#ffc94d'],
    depth: '#b0432a',
    edge: '#3d0d1c',
  },
  className: styles.sunset,
};

export const studTheme: AnteTheme = {
  game: studGame,
  help: studHelp,
  look: {
    name: 'Stud da Bahia',
    lettering: stud,
    face: ['#fff', '#d9ffe9', '#7fe8b4'],
    depth: '#0b6b52',
    edge: '#032a24',
  },
  className: styles.bay,
};
