import { formatAmount } from '@arara/money';
import type { GameStage } from '../stage.ts';
import { betsOn, type FootballChoice, firstFootballChoice, wayOf } from './choice.ts';
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
  // The stake is for each bet of the slip; the action says what all of them cost.
  stakeOf: (choice, stakeCents) => stakeCents * BigInt(betsOn(choice)),
  fieldsOf: (choice, stakeCents) => {
    const way = wayOf(choice);
    const stake = formatAmount(stakeCents);
    return {
      picks: choice.picks.map((pick) => ({ ...pick, stake: way === 'multiple' ? null : stake })),
      multiple: way === 'singles' ? null : stake,
    };
  },
  actionOf: (choice, stakeCents) => ({
    label: betsOn(choice) > 0 ? 'games.stage_football_kick_off' : 'games.stage_football_pick',
    amountCents: betsOn(choice) > 1 ? stakeCents * BigInt(betsOn(choice)) : null,
    isEnabled: betsOn(choice) > 0,
    act: null,
  }),
};
