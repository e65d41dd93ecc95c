import { slotPresentations } from '@arara/games/tables';
import type { GameStage } from '../stage.ts';
import { firstSlotChoice, type SlotChoice } from './choice.ts';
import { SlotChoices } from './slot-choices.tsx';
import { SlotHelp } from './slot-help.tsx';
import { slotMachine } from './slot-machine.ts';
import { SlotStage } from './slot-stage.tsx';
import type { SlotTheme } from './theme.ts';

/** The cabinet of one title: the shared stage, drawn by what its rules show and by its art direction. */
export function slotCabinet(slug: string, theme: SlotTheme): GameStage<SlotChoice> {
  const shown = slotPresentations[slug];
  if (!shown) throw new Error(`no slot is called ${slug}`);
  const machine = slotMachine(shown, theme);
  const { prices, units } = shown;
  const priceOf = ({ mode }: SlotChoice, stakeCents: bigint) =>
    mode === 'spin' ? stakeCents : (stakeCents * BigInt(prices?.[mode] ?? 100)) / 100n;
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once, when a title's files are loaded.
    Stage: (props) => <SlotStage machine={machine} {...props} />,
    Choices: prices ? (props) => <SlotChoices prices={prices} {...props} /> : null,
    // biome-ignore lint/correctness/noComponentHookFactories: made once, when a title's files are loaded.
    Help: (props) => <SlotHelp machine={machine} {...props} />,
    isStakeOnTable: false,
    stakeStepCents: BigInt(units),
    firstChoice: firstSlotChoice,
    // What was bought once is not bought again by the next press.
    afterBet: (choice) => (choice.mode === 'buy' ? firstSlotChoice : choice),
    stakeOf: priceOf,
    fieldsOf: ({ mode }) => ({ mode }),
    actionOf: (choice, stakeCents) => ({
      label: choice.mode === 'buy' ? 'slotstage.buy' : 'games.stage_spin',
      amountCents: choice.mode === 'spin' ? null : priceOf(choice, stakeCents),
      isEnabled: true,
      act: null,
    }),
  };
}
