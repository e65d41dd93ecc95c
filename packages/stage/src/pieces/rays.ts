/** A path of light rays around a centre: `count` wedges, every second one empty. */
export function raysPath(x: number, y: number, count: number, reach: number): string {
  const point = (angle: number) =>
    `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, index) => {
    const from = (index * 2 * Math.PI) / count;
    return `M${x} ${y}L${point(from)}L${point(from + Math.PI / count)}Z`;
  }).join('');
}
