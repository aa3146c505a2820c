import { BoxGeometry, Mesh } from 'three';
import { describe, expect, it } from 'vitest';
import { fitCamera, frameOf, PADDING, pointsOf } from './lens.ts';

describe('a product before the camera', () => {
  const shapes: readonly (readonly [string, readonly [number, number, number], number])[] = [
    ['a long flat one', [4, 0.3, 0.8], 20], ['a tall one', [0.5, 3, 0.5], 12], ['a cube from above', [1, 1, 1], 62],
  ];

  it.each(shapes)('%s fills the picture up to the padding and is centred', (_, size, pitch) => {
    const points = pointsOf(new Mesh(new BoxGeometry(...size)));
    const frame = frameOf(points, fitCamera(points, pitch));
    expect(Math.max(frame.halfWidth, frame.halfHeight)).toBeCloseTo(1 - 2 * PADDING, 2);
    expect(frame.x).toBeCloseTo(0, 2);
    expect(frame.y).toBeCloseTo(0, 2);
  });
});
