import { memo, useId } from 'react';

/** Words drawn as one outline, from the top left corner. */
export interface Lettering {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

interface TitleArtProps {
  lettering: Lettering;
  /** What the outline says. */
  title: string;
  /** Three stops of the face, the extrusion and the outline. */
  face: readonly [string, string, string];
  depth: string;
  edge: string;
  className?: string | undefined;
}

/** A game's title as it stands on its poster: outlined, extruded and filled with a gradient. */
export const TitleArt = memo(function TitleArt({
  lettering,
  title,
  face,
  depth,
  edge,
  className,
}: TitleArtProps) {
  const id = useId();
  const { width, height, path } = lettering;
  return (
    <svg className={className} viewBox={`-8 -6 ${width + 16} ${height + 20}`} role="img" aria-label={title}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={face[0]} />
          <stop offset=".5" stopColor={face[1]} />
          <stop offset="1" stopColor={face[2]} />
        </linearGradient>
      </defs>
      {[7, 5, 3].map((drop) => (
        <path
          key={drop}
          d={path}
          transform={`translate(0 ${drop})`}
          fill={depth}
          stroke={edge}
          strokeWidth="8"
          strokeLinejoin="round"
          paintOrder="stroke"
        />
      ))}
      <path
        d={path}
        fill={`url(#${id})`}
        stroke={edge}
        strokeWidth="8"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
    </svg>
  );
});
