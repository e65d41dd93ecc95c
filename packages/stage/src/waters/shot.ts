import type { Container } from 'pixi.js';
import { addedMany, type Point } from './scene.ts';
import type { Painter, Textures } from './textures.ts';

/** One ball of a shot: how far it flies behind the first, as a share of the way, and how it looks. */
export interface ShotBall {
  readonly behind: number;
  readonly radius: number;
  readonly color: string;
  readonly alpha: number;
}

/** A shot on its way, its tail first so that the ball lies over it. */
export function makeShot(parent: Container, count: number) {
  const sprites = addedMany(parent, count);
  let worn: readonly ShotBall[] = [];
  return {
    dress(textures: Textures, balls: readonly ShotBall[]) {
      worn = balls;
      sprites.forEach((one, index) => {
        const ball = balls[index];
        if (!ball) return;
        const side = ball.radius * 2 + 2;
        one.texture = textures.of(`ball ${ball.color}`, side, side, disc(ball.radius, ball.color));
        one.alpha = ball.alpha;
      });
    },
    /** `part` of the way is behind it; `null` while nothing flies. */
    show(from: Point, to: Point, part: number | null) {
      sprites.forEach((one, index) => {
        one.visible = part !== null;
        if (part === null) return;
        const at = Math.max(Math.min(part, 1) - (worn[index]?.behind ?? 0), 0);
        one.position.set(from.x + (to.x - from.x) * at, from.y + (to.y - from.y) * at);
      });
    },
  };
}

function disc(radius: number, color: string): Painter {
  return (own) => {
    own.beginPath();
    own.arc(0, 0, radius, 0, Math.PI * 2);
    own.fillStyle = color;
    own.fill();
  };
}
