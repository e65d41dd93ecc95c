/**
 * Does some work when it is asked for, but not while it is still under way, and no sooner than so many milliseconds after it was
 * begun: what is asked for meanwhile is done once, afterwards.
 */
export function atMostEvery(apartMs: number, work: () => Promise<unknown>): () => void {
  let isUnderWay = false;
  let isAskedAgain = false;
  const ask = () => {
    if (isUnderWay) {
      isAskedAgain = true;
      return;
    }
    isUnderWay = true;
    const rest = new Promise((resolve) => setTimeout(resolve, apartMs));
    void Promise.allSettled([work(), rest]).then(() => {
      isUnderWay = false;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      ask();
    });
  };
  return ask;
}
