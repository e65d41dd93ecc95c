import type { Draws } from '@arara/fair';
import {
  type ScratchCard,
  type ScratchFace,
  type ScratchField,
  type ScratchPrize,
  scratchAlike,
  scratchKeys,
  scratchWinning,
} from './card.ts';

/** The prize of a card; `null` for one that wins nothing. */
export function drawPrize(card: ScratchCard, draws: Draws): ScratchPrize | null {
  let point = draws.int(card.printed);
  for (const prize of card.prizes) {
    if (point < prize.weight) return prize;
    point -= prize.weight;
  }
  return null;
}

/** Prints a card that wins exactly this prize; all else on it is drawn, nothing is arranged to look like nearly won. */
export function printCard(card: ScratchCard, prize: ScratchPrize | null, draws: Draws): ScratchFace {
  switch (card.layout) {
    case 'match':
      return matchCard(card, prize, draws);
    case 'numbers':
      return numbersCard(card, prize, draws);
    case 'locks':
      return locksCard(card, prize, draws);
  }
}

/** The winning mark three times, every other at most twice. */
function matchCard(
  { fields, marks, amounts }: ScratchCard,
  prize: ScratchPrize | null,
  draws: Draws,
): ScratchFace {
  const all = upTo(marks);
  const winner = prize ? amounts.indexOf(prize.wins[0] ?? 0) : null;
  const won = winner === null ? [] : new Array<number>(scratchAlike).fill(winner);
  const others = all.flatMap((mark) =>
    mark === winner ? [] : new Array<number>(scratchAlike - 1).fill(mark),
  );
  const shown = draws.shuffle([...won, ...draws.pick(others, fields - won.length)]);
  return { head: [], fields: shown.map((mark) => ({ marks: [mark], times: amounts[mark] ?? 0 })) };
}

/** Each win under a winning number of its own. */
function numbersCard(card: ScratchCard, prize: ScratchPrize | null, draws: Draws): ScratchFace {
  const numbers = upTo(card.marks).map((index) => index + 1);
  const head = draws.pick(numbers, scratchWinning);
  const wins = prize?.wins ?? [];
  const hit = draws.pick(head, wins.length);
  const blanks = draws.pick(
    numbers.filter((number) => !head.includes(number)),
    card.fields - wins.length,
  );
  const fields: ScratchField[] = [
    ...hit.map((number, index) => ({ marks: [number], times: wins[index] ?? 0 })),
    ...blanks.map((number) => ({ marks: [number], times: anyAmount(card, draws) })),
  ];
  return { head, fields: draws.shuffle(fields) };
}

function locksCard(card: ScratchCard, prize: ScratchPrize | null, draws: Draws): ScratchFace {
  const marks = upTo(card.marks);
  const wins = prize?.wins ?? [];
  const key = prize?.key ?? scratchKeys[draws.int(scratchKeys.length)] ?? 1;
  const fields = Array.from({ length: card.fields }, (_, row) => {
    const times = wins[row];
    if (times === undefined) return { marks: draws.pick(marks, 2), times: anyAmount(card, draws) };
    const mark = draws.int(card.marks);
    return { marks: [mark, mark], times };
  });
  return { head: [key], fields: draws.shuffle(fields) };
}

function anyAmount({ amounts }: ScratchCard, draws: Draws): number {
  return amounts[draws.int(amounts.length)] ?? 0;
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
