/** One moment of a round being played: what is seen, and for how long before the next moment. */
export interface Moment<Scene> {
  readonly scene: Scene;
  readonly ms: number;
}

/** How long all moments take together. */
export function durationOf(moments: readonly Moment<unknown>[]): number {
  return moments.reduce((total, moment) => total + moment.ms, 0);
}

/** Walks moments in order with a clock; calm shows the last one at once. Gives back what stops it. */
export function playMoments<Scene>(
  moments: readonly Moment<Scene>[],
  isCalm: boolean,
  show: (scene: Scene) => void,
  done: () => void,
  clock: { set(run: () => void, ms: number): number; clear(timer: number): void },
): () => void {
  let timer = 0;
  const walk = (index: number) => {
    const moment = moments[index];
    if (!moment) return done();
    show(moment.scene);
    timer = clock.set(() => walk(index + 1), moment.ms);
  };
  const last = moments.at(-1);
  if (isCalm && last) {
    show(last.scene);
    timer = clock.set(done, 0);
  } else {
    walk(0);
  }
  return () => clock.clear(timer);
}

/** What a round is seen with at first: its end without motion. Undefined for a round without moments. */
export function beginningOf<Scene>(moments: readonly Moment<Scene>[], isCalm: boolean): Scene | undefined {
  return (isCalm ? moments.at(-1) : moments[0])?.scene;
}

/** The scene of a round. */
export interface Shown<Round, Scene> {
  readonly round: Round | null;
  readonly scene: Scene;
  readonly isPlaying: boolean;
}

/**
 * What is seen while the page is drawn. A round that has come since begins at once: drawn with the last scene of the one before, which
 * has told its result, it would be told before it is played.
 */
export function shownNow<Round, Scene>(
  shown: Shown<Round, Scene>,
  round: Round | null,
  begin: (round: Round) => Scene,
): Shown<Round, Scene> {
  return round === null || round === shown.round ? shown : { round, scene: begin(round), isPlaying: true };
}
