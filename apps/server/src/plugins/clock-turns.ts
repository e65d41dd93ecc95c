/** Beyond this a step back is none of the usual corrections. */
const stepMsMin = 30_000;

/** Tells at each call whether the clock has been set back since the call before, by a clock that nobody sets. */
export function watchTurns(now = Date.now, steady = () => performance.now()): () => boolean {
  let before = now() - steady();
  return () => {
    const apart = now() - steady();
    const isBack = apart < before - stepMsMin;
    before = apart;
    return isBack;
  };
}
