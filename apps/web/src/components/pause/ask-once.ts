/** Asks once for what is wished for any number of times in the same moment. */
export function askOnce(ask: () => void): () => void {
  let isWished = false;
  return () => {
    if (isWished) return;
    isWished = true;
    queueMicrotask(() => {
      isWished = false;
      ask();
    });
  };
}
