import { type FishKind, fishPays } from '@arara/games/tables';
import type { Painter } from '../waters/textures.ts';

/** Room for the longest multiplier, in px. */
export const plateBox = { width: 76, height: 26 } as const;

/** One of the school far behind, only to look at: small and faint. */
export function farAnimal(picture: CanvasImageSource, side: number): Painter {
  return (own) => {
    own.globalAlpha = 0.34;
    own.drawImage(picture, -side / 2, -side / 2, side, side);
  };
}

export const plateText = (kind: FishKind) => `${fishPays[kind]}×`;

/** The multiplier under an animal: gold where it is large, ringed where it is chosen. */
export function plate(kind: FishKind, isChosen: boolean): Painter {
  const isLarge = fishPays[kind] >= 30;
  return (own) => {
    const text = plateText(kind);
    own.font = "700 12px 'Sora Variable', sans-serif";
    own.textAlign = 'center';
    own.textBaseline = 'middle';
    const across = own.measureText(text).width + 14;
    own.beginPath();
    own.roundRect(-across / 2, -10, across, 20, 6);
    own.fillStyle = isLarge ? '#ffc53d' : 'rgb(4 18 70 / 0.82)';
    own.fill();
    if (isChosen) {
      own.lineWidth = 2;
      own.strokeStyle = '#fff';
      own.stroke();
    }
    own.fillStyle = isLarge ? '#2a1b00' : '#fff';
    own.fillText(text, 0, 0.5);
  };
}
