import type { Painter } from '../waters/textures.ts';

export const shine = '#ffe27a';

/** How high the cannon stands over the tank's floor, in px. */
export const cannonHeight = 26;

/** The barrel as it points upwards; it turns around its foot, the middle of the picture. */
export const barrel: Painter = (own) => {
  const metal = own.createLinearGradient(-12, 0, 12, 0);
  metal.addColorStop(0, '#7a0d26');
  metal.addColorStop(0.5, '#ff4d6d');
  metal.addColorStop(1, '#6a0a20');
  own.fillStyle = metal;
  own.beginPath();
  own.roundRect(-12, -58, 24, 52, 6);
  own.fill();
  own.fillStyle = '#e0a838';
  for (const ring of [-60, -30]) {
    own.beginPath();
    own.roundRect(-15, ring, 30, 10, 5);
    own.fill();
  }
};

export const foot: Painter = (own) => {
  for (const [radius, fill] of [
    [26, '#e0a838'],
    [21, '#5a0f22'],
    [9, shine],
  ] as const) {
    own.beginPath();
    own.arc(0, 0, radius, 0, Math.PI * 2);
    own.fillStyle = fill;
    own.fill();
  }
};
