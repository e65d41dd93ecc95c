import { afterAll, describe, expect, it, vi } from 'vitest';
import { placeOf } from '../waters/shoal.ts';
import { endMs, quietSea } from './moments.ts';
import { makeSeaScene, type SeaFrame } from './sea-scene.ts';
import { swimmersIn } from './swimmers.ts';

// The library asks which browser it is in as it is read.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '', platform: '' }));
afterAll(() => vi.unstubAllGlobals());

const size = { width: 390, height: 420 };
const swimmers = swimmersIn(size);
const [aimed] = swimmers;
if (!aimed) throw new Error('nothing swims');
const quiet: SeaFrame = {
  pictures: new Map(),
  scene: quietSea,
  aimed,
  sceneMs: 0,
  seconds: 6,
  chosen: aimed.kind,
  gun: 1,
};

function shown(frame: Partial<SeaFrame>) {
  const scene = makeSeaScene();
  scene.show(size, { ...quiet, ...frame });
  return scene.root.children.filter(({ visible }) => visible);
}
const spotOf = (one: (typeof swimmers)[number]) => {
  const { x, y } = placeOf(one, quiet.seconds);
  return { x: x * size.width, y: y * size.height };
};
const at =
  ({ x, y }: { x: number; y: number }) =>
  (one: { x: number; y: number }) =>
    Math.hypot(one.x - x, one.y - y) < 0.01;

describe('the sea', () => {
  it('marks the animals of the chosen kind and no others', () => {
    const sprites = shown({});
    for (const swimmer of swimmers)
      expect(sprites.filter(at(spotOf(swimmer)))).toHaveLength(swimmer.kind === aimed.kind ? 2 : 1);
  });

  it('takes a caught animal away with its plate, and leaves one that got away', () => {
    const told = { ...quietSea, kind: aimed.kind, isTold: true };
    const caught = shown({ scene: { ...told, phase: 'caught' }, sceneMs: endMs });
    expect(caught.filter(at(spotOf(aimed))).map(({ scale }) => scale.x)).toContain(0);
    const away = shown({ scene: { ...told, phase: 'away' }, sceneMs: endMs });
    expect(away.length).toBeGreaterThan(caught.length - 1);
    expect(away.filter(at(spotOf(aimed))).map(({ scale }) => scale.x)).not.toContain(0);
  });
});
