// The server builds outcomes and events with the rules of the games.

/** What came, as an outcome tells it. */
export function drawnNumbers(outcome: unknown): readonly number[] {
  return (outcome as { drawn: number[] }).drawn;
}

/** The balls of a draw in the order they came. */
export function drawnBalls(events: readonly unknown[]): readonly number[] {
  return (events as readonly { type: string; number: number }[]).flatMap((event) =>
    event.type === 'ball_drawn' ? [event.number] : [],
  );
}

/** The digits of a draw in the order they came. */
export function drawnDigits(events: readonly unknown[]): readonly number[] {
  return (events as readonly { type: string; digit: number }[]).flatMap((event) =>
    event.type === 'digit_drawn' ? [event.digit] : [],
  );
}
