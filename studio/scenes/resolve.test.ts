import { describe, expect, it } from 'vitest';
import { specimens } from '#database/demo/specimens/specimens.ts';
import { fulfil, resolveScene } from './resolve.ts';
import type { Scene } from './scene.ts';

const mice = specimens.map(({ look }) => look).filter(({ model }) => model === 'mouse');
const [first, last] = [mice.at(0), mice.at(-1)];

describe('a wish for a product', () => {
  it('gets what is most like it', () => {
    expect(mice.length).toBeGreaterThan(1);
    expect(fulfil({ model: 'mouse', like: { ...last } }, mice)).toEqual(last);
  });

  it('gets the first of equally good ones, painted in the color wished for', () => {
    expect(fulfil({ model: 'mouse', color: 'gold' }, mice)).toEqual({ ...first, color: 'gold' });
  });

  it('gets nothing when the shop sells nothing of that model', () => {
    expect(fulfil({ model: 'monitor' }, mice)).toBeUndefined();
  });
});

describe('a scene for the camera', () => {
  const scene: Scene = {
    name: 'desk',
    width: 600,
    height: 200,
    widths: [600, 1200],
    formats: ['avif'],
    alt: 'A mouse and a mug',
    view: { pitch: 10, frame: [0, 0, 1, 1] },
    things: [
      { model: 'mouse', at: [0, 0, 0], yaw: 20 },
      { prop: 'mug', at: [10, 0, 0] },
    ],
  };

  it('is as large as its largest width', () => {
    expect(resolveScene(scene, mice).picture).toMatchObject({ width: 1200, height: 400 });
  });

  it('has looks in the place of wishes, and props as they are', () => {
    expect(resolveScene(scene, mice).things).toEqual([
      { subject: { look: first, view: 'hero' }, placing: { at: [0, 0, 0], yaw: 20 } },
      { subject: { prop: 'mug' }, placing: { at: [10, 0, 0] } },
    ]);
  });
});
