import { type CSSProperties, memo } from 'react';

/** Light, middle and deep of each kind, and how many sides it is cut to. */
const cuts = [
  { light: '#ff9aa8', body: '#f0143c', deep: '#7d0022', sides: 8 },
  { light: '#ffd7a0', body: '#ff8a1f', deep: '#8a3600', sides: 6 },
  { light: '#fff6b8', body: '#ffd21f', deep: '#8a6200', sides: 5 },
  { light: '#b3ffd0', body: '#12c55e', deep: '#00562b', sides: 4 },
  { light: '#b3dcff', body: '#1f7bff', deep: '#06297a', sides: 6 },
  { light: '#ecc9ff', body: '#a53bf0', deep: '#430082', sides: 3 },
  { light: '#ffffff', body: '#dfe9f5', deep: '#7d92ad', sides: 12 },
] as const;

/** A cut gem seen from above: a table in the middle, facets around it, each lit by where it looks. */
export const Gem = memo(function Gem({ kind, className }: { kind: number; className?: string | undefined }) {
  const { light, body, deep, sides } = cuts[kind] ?? cuts[0];
  const start = -Math.PI / 2 + Math.PI / sides;
  const point = (corner: number, radius: number) => {
    const angle = start + (corner * 2 * Math.PI) / sides;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const outer = sides === 3 ? 54 : 46;
  const inner = outer * 0.56;
  const corners = Array.from({ length: sides }, (_, corner) => corner);
  return (
    <svg
      viewBox="0 0 100 100"
      className={className}
      aria-hidden="true"
      style={{ color: body } as CSSProperties}
    >
      {corners.map((corner) => {
        const middle = start + ((corner + 0.5) * 2 * Math.PI) / sides;
        const lit = (1 - Math.sin(middle) - Math.cos(middle) * 0.5) / 2.5;
        return (
          <path
            key={corner}
            d={`M${point(corner, outer)}L${point(corner + 1, outer)}L${point(corner + 1, inner)}L${point(corner, inner)}Z`}
            fill={`color-mix(in srgb, ${lit > 0.5 ? light : deep} ${Math.round(Math.abs(lit - 0.5) * 150)}%, ${body})`}
          />
        );
      })}
      <path d={`M${corners.map((corner) => point(corner, inner)).join('L')}Z`} fill={body} />
      <path d={`M${corners.map((corner) => point(corner, inner)).join('L')}Z`} fill={light} opacity=".38" />
      <path d="M34 40 52 30 60 36 40 52Z" fill="#fff" opacity=".75" />
    </svg>
  );
});
