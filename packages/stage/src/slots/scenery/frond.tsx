/** A palm frond growing from a point, its leaves fanned. */
export function Frond({
  x,
  y,
  turn,
  length,
  colour,
  leaves = 9,
}: {
  x: number;
  y: number;
  turn: number;
  length: number;
  colour: string;
  leaves?: number;
}) {
  const middle = (leaves - 1) / 2;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} fill={colour}>
      {Array.from({ length: leaves }, (_, index) => {
        const long = length * (1 - 0.05 * Math.abs(index - middle));
        const wide = long * 0.11;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is its place.
            key={index}
            transform={`rotate(${-72 + (index * 144) / (leaves - 1)})`}
            d={`M0 0C${wide} ${-long * 0.3} ${wide} ${-long * 0.75} 0 ${-long}C${-wide} ${-long * 0.75} ${-wide} ${-long * 0.3} 0 0Z`}
          />
        );
      })}
    </g>
  );
}
