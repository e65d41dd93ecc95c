import type { GameStage } from '../stage.ts';
import { type FootballChoice, firstFootballChoice } from './choice.ts';
import { FootballChoices } from './football-choices.tsx';
import { FootballStage } from './football-stage.tsx';
import { FootballHelp } from './help.tsx';

export const footballCabinet: GameStage<FootballChoice> = {
  Stage: FootballStage,
  Choices: FootballChoices,
  Help: FootballHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: firstFootballChoice,
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ home, away, market, selection }) => ({ home, away, market, selection }),
  actionOf: () => ({ label: 'games.stage_football_kick_off', amountCents: null, isEnabled: true, act: null }),
};
