/** Where balls lie in a cage that rests, in a box of 100: a heap of three rows. */
const heap = [
  [24, 68],
  [41, 76],
  [59, 76],
  [76, 68],
  [33, 55],
  [50, 60],
  [67, 55],
  [42, 40],
  [59, 41],
] as const;
const ballRadius = 10;
const wires = [14, 30] as const;

/** A cage full of balls before any is drawn: what will be called comes out of it. Fills its box. */
export function BallCage({ colors }: { colors: readonly string[] }) {
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" aria-hidden="true">
      {heap.map(([x, y], index) => (
        <g key={`${x}.${y}`}>
          <circle cx={x} cy={y} r={ballRadius} fill={colors[index % colors.length]} />
          <circle cx={x} cy={y} r={ballRadius * 0.52} fill="#fff" fillOpacity="0.92" />
          <ellipse cx={x - 3} cy={y - 5.6} rx="4" ry="2" fill="#fff" fillOpacity="0.4" />
        </g>
      ))}
      <g fill="none" stroke="#fff" strokeOpacity="0.34" strokeWidth="1.6">
        <circle cx="50" cy="50" r="45" strokeOpacity="0.5" strokeWidth="2.4" />
        {wires.map((rx) => (
          <ellipse key={rx} cx="50" cy="50" rx={rx} ry="45" />
        ))}
        <path d="M5 50h90M12 27h76M12 73h76" />
      </g>
    </svg>
  );
}
