import type { Tones } from '../theme.ts';

interface GemProps {
  sides: number;
  tones: Tones;
  /** Degrees. */
  turn?: number;
  /** Height over width. */
  stretch?: number;
  /** Size of the flat top, as a share of the stone. */
  table?: number;
}

/** A cut stone seen from above: facets lit from the upper left around a flat table. */
export function Gem({ sides, tones, turn = 0, stretch = 1, table = 0.52 }: GemProps) {
  const at = (radius: number, step: number): readonly [number, number] => {
    const angle = ((turn - 90) * Math.PI) / 180 + (step * 2 * Math.PI) / sides;
    return [50 + radius * Math.cos(angle), 50 + radius * stretch * Math.sin(angle)];
  };
  const path = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  const outer = 44;
  const inner = outer * table;
  const middle = (outer + inner) / 2 + 3;
  const steps = Array.from({ length: sides }, (_, step) => step);
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d={path(steps.map((step) => at(outer + 3, step)))} fill={tones[2]} />
      {steps.map((step) => {
        const angle = turn - 90 + ((step + 0.5) * 360) / sides;
        return (
          <g key={step}>
            <path
              d={path([at(outer, step), at(outer, step + 1), at(middle, step + 0.5)])}
              fill={shade(tones, angle, 0)}
            />
            <path
              d={path([at(outer, step), at(middle, step + 0.5), at(inner, step), at(middle, step - 0.5)])}
              fill={shade(tones, angle - 180 / sides, 0.16)}
            />
            <path
              d={path([at(inner, step), at(middle, step + 0.5), at(inner, step + 1)])}
              fill={shade(tones, angle, 0.3)}
            />
          </g>
        );
      })}
      <path d={path(steps.map((step) => at(inner, step)))} fill={tones[1]} />
      <path d={path(steps.map((step) => at(inner, step)))} fill={tones[0]} opacity=".45" />
      <path
        d={path([at(inner, sides - 1), at(inner, 0), at(inner, 1), [50, 50]])}
        fill="#fff"
        opacity=".38"
      />
      <path
        d={path(steps.map((step) => at(outer + 2, step)))}
        fill="none"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="1.5"
      />
    </svg>
  );
}

/** The colour of a facet that faces `angle`, in degrees; light comes from the upper left. */
function shade([light, middle, deep]: Tones, angle: number, lift: number): string {
  const facing = (Math.cos(((angle + 130) * Math.PI) / 180) + 1) / 2 + lift;
  const share = Math.round(Math.min(Math.max(facing, 0), 1) * 200);
  return share > 100
    ? `color-mix(in srgb, ${light} ${share - 100}%, ${middle})`
    : `color-mix(in srgb, ${middle} ${share}%, ${deep})`;
}
