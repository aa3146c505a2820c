import { PerspectiveCamera, Vector3 } from 'three';
import type { Object3D } from 'three';
import { Mesh } from 'three';

/** The studio's only lens, degrees of field of view. */
export const LENS_DEGREES = 24;
/** Room left free at each side of the picture, as a share of its width. */
export const PADDING = 0.09;

/** From where a product is photographed: degrees above the floor, and how much nearer than the fitted distance. */
export interface CameraPreset { readonly pitch: number; readonly turn: number; readonly zoom: number }

/** Every corner point of a thing, in the room's coordinates. */
export function pointsOf(thing: Object3D): Vector3[] {
  thing.updateMatrixWorld(true);
  const points: Vector3[] = [];
  thing.traverse((child) => {
    if (!(child instanceof Mesh)) return;
    const position = child.geometry.getAttribute('position');
    const step = Math.max(1, Math.floor(position.count / 3000));
    for (let i = 0; i < position.count; i += step) points.push(new Vector3().fromBufferAttribute(position, i).applyMatrix4(child.matrixWorld));
  });
  return points;
}

interface Seen { readonly x: number; readonly y: number; readonly halfWidth: number; readonly halfHeight: number }

/** Where the points fall in the picture: the middle of their frame and half its sides, in picture units (-1 to 1). */
export function frameOf(points: readonly Vector3[], camera: PerspectiveCamera): Seen {
  const [low, high] = [new Vector3(9, 9, 9), new Vector3(-9, -9, -9)];
  const seen = new Vector3();
  for (const point of points) {
    seen.copy(point).project(camera);
    low.min(seen);
    high.max(seen);
  }
  return { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, halfWidth: (high.x - low.x) / 2, halfHeight: (high.y - low.y) / 2 };
}

/** A camera that sees all the points centred, with the studio's padding around them, from `pitch` degrees above the floor. */
export function fitCamera(points: readonly Vector3[], pitch: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(LENS_DEGREES, 1, 0.1, 100);
  const angle = (pitch * Math.PI) / 180;
  const away = new Vector3(0, Math.sin(angle), Math.cos(angle));
  const up = new Vector3(0, Math.cos(angle), -Math.sin(angle));
  const target = points.reduce((sum, p) => sum.add(p), new Vector3()).divideScalar(Math.max(points.length, 1));
  let distance = 6;
  const spread = Math.tan((LENS_DEGREES * Math.PI) / 360);
  for (let round = 0; round < 12; round += 1) {
    camera.up.copy(up);
    camera.position.copy(target).addScaledVector(away, distance);
    camera.lookAt(target);
    camera.updateMatrixWorld(true);
    camera.updateProjectionMatrix();
    const frame = frameOf(points, camera);
    target.x += frame.x * spread * distance;
    target.addScaledVector(up, frame.y * spread * distance);
    distance *= Math.max(frame.halfWidth, frame.halfHeight) / (1 - 2 * PADDING);
  }
  camera.near = Math.max(0.05, distance - 3);
  camera.far = distance + 6;
  camera.updateProjectionMatrix();
  return camera;
}
