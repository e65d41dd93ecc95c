/** The press that began a round may come twice; so soon nobody has read what the button has become. */
const readMs = 500;

/** Whether a press is the beginning's second one: it must not take the first step. `openedAtMs` is null when long past. */
export function isDoublePress(openedAtMs: number | null, nowMs: number): boolean {
  return openedAtMs !== null && nowMs - openedAtMs < readMs;
}
