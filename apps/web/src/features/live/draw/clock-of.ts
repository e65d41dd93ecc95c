/** From here on the clock hurries, and the dealer calls for the last bets. */
export const hurrySeconds = 5;
/** Further away than this a ring says little: minutes and seconds are shown. */
const farSeconds = 60;

/** What a clock shows so long before bets close. */
export function clockOf(leftMs: number, openMs: number) {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const isFar = seconds > farSeconds;
  return {
    seconds,
    share: Math.min(1, Math.max(0, leftMs / Math.min(openMs, farSeconds * 1000))),
    isFar,
    text: isFar ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : String(seconds),
  };
}
