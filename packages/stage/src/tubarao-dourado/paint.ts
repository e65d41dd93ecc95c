import type { SeaFeature, SeaKind } from '@arara/games/tables';
import type { Painter } from '../waters/textures.ts';
import { markOf, plateOf } from './pictures.ts';

/** Room for the longest plate, in px. */
export const plateBox = { width: 104, height: 22 } as const;
/** How wide the marks around an aimed animal are drawn, in px. */
export const aimLine = 3;
/** The radius of a number that a boss lets loose, in px. */
export const partRadius = 24;

/** Four corners around the kind that is aimed at. */
export function aim(reach: number): Painter {
  return (own) => {
    const arm = reach * 0.36;
    own.lineWidth = aimLine;
    own.strokeStyle = '#ff3d57';
    own.beginPath();
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      own.moveTo(sx * reach, sy * (reach - arm));
      own.lineTo(sx * reach, sy * reach);
      own.lineTo(sx * (reach - arm), sy * reach);
    }
    own.stroke();
  };
}

export function plateText(kind: SeaKind): string {
  const mark = markOf(kind);
  return mark ? `${mark} ${plateOf(kind)}` : plateOf(kind);
}

/** What stands under an animal: gold where it is a boss. */
export function plate(kind: SeaKind): Painter {
  return (own) => {
    const isBoss = markOf(kind) !== null;
    const text = plateText(kind);
    own.font = "700 12px 'Sora Variable', sans-serif";
    own.textAlign = 'center';
    own.textBaseline = 'middle';
    const across = own.measureText(text).width + 14;
    own.beginPath();
    own.roundRect(-across / 2, -10, across, 20, 6);
    own.fillStyle = isBoss ? '#ffc53d' : 'rgb(6 20 56 / 0.84)';
    own.fill();
    own.fillStyle = isBoss ? '#2a1b00' : '#fff';
    own.fillText(text, 0, 0.5);
  };
}

/** One number of what a boss brings. */
export function part(pay: number, feature: SeaFeature | null): Painter {
  return (own) => {
    own.beginPath();
    own.arc(0, 0, partRadius, 0, Math.PI * 2);
    own.fillStyle = pay === 0 ? 'rgb(20 30 60 / 0.75)' : feature === 'bomb' ? '#ff5a2e' : '#ffc53d';
    own.fill();
    own.lineWidth = 2.5;
    own.strokeStyle = '#fff6d8';
    own.stroke();
    own.textAlign = 'center';
    own.textBaseline = 'middle';
    own.font = "750 15px 'Sora Variable', sans-serif";
    own.fillStyle = pay === 0 || feature === 'bomb' ? '#fff' : '#2a1b00';
    own.fillText(pay === 0 ? '–' : `+${pay}`, 0, 1);
  };
}

/** One stretch of lightning, to be drawn out to its length. */
export const bolt: Painter = (own) => {
  own.fillStyle = '#fff6a0';
  own.fillRect(-4, -2, 8, 4);
};
