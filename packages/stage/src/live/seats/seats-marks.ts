import { dealerEndOf, type SeatsOutcome } from '@arara/games/live/seats';
import type { LiveCabinet } from '../live-cabinet.ts';

/** How rounds with seats look among others: by what the dealer came to. */
export const seatsMarks: Pick<LiveCabinet, 'markOf' | 'callOf'> = {
  markOf: (outcome) => {
    const end = dealerEndOf(outcomeOf(outcome));
    if (end === 'natural') return { text: 'BJ', tone: 'gold' };
    const text = String(outcomeOf(outcome).total);
    return { text, tone: end === 'bust' ? 'green' : end === '20' || end === '21' ? 'red' : 'blue' };
  },
  callOf: (outcome, { t }) => {
    const { total } = outcomeOf(outcome);
    const end = dealerEndOf(outcomeOf(outcome));
    if (end === 'natural') return t('livetables.seats_dealer_natural');
    if (end === 'bust') return t('livetables.seats_dealer_over', { total });
    return t('livetables.seats_dealer_has', { total });
  },
};

// The server builds outcomes with the rules this type comes from.
const outcomeOf = (outcome: unknown) => outcome as SeatsOutcome;
