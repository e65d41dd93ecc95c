import type { Tones } from '../theme.ts';

/** Light from the upper left on a round thing, or from above on a flat one, as a gradient to fill with. */
export function Shade({ id, tones, isFlat = false }: { id: string; tones: Tones; isFlat?: boolean }) {
  const stops = (
    <>
      <stop stopColor={tones[0]} />
      <stop offset=".5" stopColor={tones[1]} />
      <stop offset="1" stopColor={tones[2]} />
    </>
  );
  return isFlat ? (
    <linearGradient id={id} x1="0" y1="0" x2=".2" y2="1">
      {stops}
    </linearGradient>
  ) : (
    <radialGradient id={id} cx=".34" cy=".28" r=".86">
      {stops}
    </radialGradient>
  );
}
