import type { Painter } from '../waters/textures.ts';

/** How high the gun stands over the tank's floor, in px. */
export const gunHeight = 30;

const lights: Readonly<Record<number, string>> = { 1: '#bdf3ff', 2: '#7dffb0', 5: '#ffd34a', 10: '#ff6bd0' };

/** The light of each power's shot. */
export function lightOf(gun: number): string {
  return lights[gun] ?? '#fff';
}

/** As many barrels as its power asks for, pointing upwards; they turn around the middle of the picture. */
export function barrels(gun: number): Painter {
  const count = { 1: 1, 2: 2, 5: 3, 10: 4 }[gun] ?? 1;
  return (own) => {
    const metal = own.createLinearGradient(-22, 0, 22, 0);
    metal.addColorStop(0, '#3b2a08');
    metal.addColorStop(0.5, '#ffe9a3');
    metal.addColorStop(1, '#5a3c05');
    for (let barrel = 0; barrel < count; barrel += 1) {
      const x = (barrel - (count - 1) / 2) * 13;
      own.fillStyle = metal;
      own.beginPath();
      own.roundRect(x - 6.5, -64 + Math.abs(x) * 0.5, 13, 60, 5);
      own.fill();
      own.fillStyle = lightOf(gun);
      own.beginPath();
      own.arc(x, -62 + Math.abs(x) * 0.5, 5, 0, Math.PI * 2);
      own.fill();
    }
  };
}

/** The foot with the power on it. */
export function foot(gun: number): Painter {
  return (own) => {
    for (const [radius, fill] of [
      [30, '#d9a02a'],
      [24, '#0b2a5e'],
      [12, lightOf(gun)],
    ] as const) {
      own.beginPath();
      own.arc(0, 0, radius, 0, Math.PI * 2);
      own.fillStyle = fill;
      own.fill();
    }
    own.font = "800 12px 'Sora Variable', sans-serif";
    own.textAlign = 'center';
    own.textBaseline = 'middle';
    own.fillStyle = '#10203f';
    own.fillText(`${gun}×`, 0, 1);
  };
}
