import {
  doubleAcesHelp,
  doubleAcesVariant,
  type HelpLine,
  type PokerVariant,
  pokerHelp,
  pokerVariant,
  wildTwosHelp,
  wildTwosVariant,
} from '@arara/games/tables';
import type { TitleLook } from '../pieces/stage-frame.tsx';
import { doubleAces, title, wildTwos } from './letters.ts';
import styles from './poker-stage.module.css';

/** What sets the video pokers apart: their hands and hints, their help, and how they look. */
export interface PokerTheme {
  readonly variant: PokerVariant<string>;
  readonly help: readonly HelpLine[];
  readonly look: TitleLook;
  readonly className: string | undefined;
  /** What is strewn faintly over the background. */
  readonly mark: string;
}

const heart =
  'M12 21.500C7.5 17.5 2 13.6 2 8.400A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10 2.400c0 5.2-5.5 9.1-10 13.100Z';
const two = 'M5 8a7 7 0 0 1 14 0c0 5-8 7-10.500 11H19v4H4c0-9 10.500-9 10.500-15a2.7 2.7 0 0 0-5.300 0Z';
const ace = 'M10 2h4l7 20h-4.600l-1.300-4H8.900l-1.300 4H3Zm0 12h4l-2-6.500Z';

export const heartsTheme: PokerTheme = {
  variant: openly(pokerVariant),
  help: pokerHelp,
  look: {
    name: 'Rei de Copas',
    lettering: title,
    face: ['#fff', '#ffe3d1', '#ffc07a'],
    depth: '#8a0f34',
    edge: '#43041a',
  },
  className: styles.stage,
  mark: heart,
};

export const wildTwosTheme: PokerTheme = {
  variant: openly(wildTwosVariant),
  help: wildTwosHelp,
  look: {
    name: 'Dois Selvagens',
    lettering: wildTwos,
    face: ['#fff', '#eaffb8', '#a8f03c'],
    depth: '#1f6b2a',
    edge: '#04210f',
  },
  className: styles.jungle,
  mark: two,
};

export const doubleAcesTheme: PokerTheme = {
  variant: openly(doubleAcesVariant),
  help: doubleAcesHelp,
  look: {
    name: 'Ases de Ouro',
    lettering: doubleAces,
    face: ['#fffbe6', '#ffdf7a', '#c98a1c'],
    depth: '#5a3606',
    edge: '#1c0f02',
  },
  className: styles.gold,
  mark: ace,
};

/** A variant whose hands are any names: the stage asks only for those the variant itself gave. */
function openly<Hand extends string>(variant: PokerVariant<Hand>): PokerVariant<string> {
  return { ...variant, hands: variant.hands };
}
