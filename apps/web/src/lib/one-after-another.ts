/** Calls what comes at once so many milliseconds apart, the first without waiting. What comes back takes a call back. */
export function oneAfterAnother(apartMs: number): (call: () => void) => () => void {
  let begun = 0;
  return (call) => {
    const timer = setTimeout(call, apartMs * begun);
    begun += 1;
    return () => clearTimeout(timer);
  };
}
