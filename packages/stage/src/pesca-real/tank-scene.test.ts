import { afterAll, describe, expect, it, vi } from 'vitest';
import { placeOf } from '../waters/shoal.ts';
import { endMs, quietTank, shotMs } from './moments.ts';
import { shoalIn } from './shoal.ts';
import { makeTankScene, type TankFrame } from './tank-scene.ts';

// The library asks which browser it is in as it is read.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '', platform: '' }));
afterAll(() => vi.unstubAllGlobals());

const size = { width: 390, height: 420 };
const shoal = shoalIn(size);
const [aimed] = shoal;
if (!aimed) throw new Error('nothing swims');
const quiet: TankFrame = {
  pictures: new Map(),
  scene: quietTank,
  aimed,
  sceneMs: 0,
  seconds: 6,
  chosen: aimed.kind,
};

/** The sprites of a frame by their place in the tank: those that are seen, and how large. */
function shown(frame: Partial<TankFrame>) {
  const scene = makeTankScene();
  scene.show(size, { ...quiet, ...frame });
  return scene.root.children.filter(({ visible }) => visible);
}
const place = placeOf(aimed, quiet.seconds);
const target = { x: place.x * size.width, y: place.y * size.height };
const at = (x: number, y: number) => (one: { x: number; y: number }) =>
  Math.hypot(one.x - x, one.y - y) < 0.01;

describe('the tank', () => {
  it('has every animal where it can be tapped', () => {
    const sprites = shown({});
    for (const swimmer of shoal) {
      const { x, y } = placeOf(swimmer, quiet.seconds);
      expect(sprites.filter(at(x * size.width, y * size.height))).toHaveLength(1);
    }
  });

  it('flies a shot from the cannon to the animal that is shot at', () => {
    const half = { x: (size.width / 2 + target.x) / 2, y: (size.height - 26 + target.y) / 2 };
    const scene = { ...quietTank, phase: 'shooting', fish: aimed.kind } as const;
    expect(shown({}).filter(at(half.x, half.y))).toHaveLength(0);
    // Nothing has its picture yet, so the ball flies without those behind it.
    expect(shown({ scene, sceneMs: shotMs / 2 }).filter(at(half.x, half.y)).length).toBeGreaterThan(0);
  });

  it('takes a caught animal away and leaves one that got away', () => {
    const told = { fish: aimed.kind, isTold: true };
    const caught = shown({ scene: { ...told, phase: 'caught' }, sceneMs: endMs });
    const [gone, net] = caught.filter(at(target.x, target.y));
    expect(gone?.scale.x).toBe(0);
    expect(net?.alpha).toBeCloseTo(0.3);
    const away = shown({ scene: { ...told, phase: 'away' }, sceneMs: endMs });
    expect(away.filter(at(target.x, target.y)).map(({ scale }) => scale.x)).toContain(1);
  });
});
