import type { Container, Texture } from 'pixi.js';
import { Texture as Pictures } from 'pixi.js';
import { added } from './scene.ts';
import type { Painter, Textures } from './textures.ts';

/** Nets are painted at two sizes, in shares of the tank's height, so that their threads are never far from their width. */
const reaches = [0.12, 0.28] as const;
const threadPx = 3;

interface Cast {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly alpha: number;
  readonly isCaught: boolean;
}

/** What a shot leaves: a net where it caught, one ring where it did not. */
export function makeNet(parent: Container) {
  const net = added(parent);
  net.visible = false;
  let worn: { radius: number; caught: Texture; missed: Texture }[] = [];
  return {
    dress(textures: Textures, height: number, color: string) {
      worn = reaches.map((reach) => {
        const radius = reach * height;
        const side = radius * 2 + threadPx * 2;
        return {
          radius,
          caught: textures.of(`net ${color}`, side, side, meshes(radius, color)),
          missed: textures.of('net missed', side, side, ring(radius)),
        };
      });
    },
    show(cast: Cast | null) {
      net.visible = cast !== null;
      if (!cast) return;
      const [small, large] = worn;
      const fitting = small && cast.radius <= small.radius * 1.4 ? small : large;
      net.texture = (cast.isCaught ? fitting?.caught : fitting?.missed) ?? Pictures.EMPTY;
      net.scale.set(cast.radius / (fitting?.radius ?? cast.radius));
      net.position.set(cast.x, cast.y);
      net.alpha = cast.alpha;
    },
  };
}

function ring(radius: number): Painter {
  return (own) => {
    own.lineWidth = threadPx;
    own.strokeStyle = 'rgb(255 255 255 / 0.7)';
    own.beginPath();
    own.arc(0, 0, radius, 0, Math.PI * 2);
    own.stroke();
  };
}

/** Three rings and six threads across. */
function meshes(radius: number, color: string): Painter {
  return (own) => {
    own.lineWidth = threadPx;
    own.strokeStyle = color;
    own.beginPath();
    for (const share of [1, 0.66, 0.33]) {
      own.moveTo(radius * share, 0);
      own.arc(0, 0, radius * share, 0, Math.PI * 2);
    }
    for (let thread = 0; thread < 6; thread += 1) {
      const [cos, sin] = [Math.cos((thread * Math.PI) / 6), Math.sin((thread * Math.PI) / 6)];
      own.moveTo(-cos * radius, -sin * radius);
      own.lineTo(cos * radius, sin * radius);
    }
    own.stroke();
  };
}
