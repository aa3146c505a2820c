import { PerspectiveCamera, Vector3 } from 'three';
import { frameOf, LENS_DEGREES } from './lens.ts';

/** A part of a picture: left, top, right and bottom as shares of its width and height. */
export type Frame = readonly [left: number, top: number, right: number, bottom: number];

/** Where in the frame a composition stands when it does not fill it. */
export interface Standing { readonly x: number; readonly y: number }

/** A camera whose picture of `width` × `height` pixels shows the points within a frame of it; `shift` moves it by parts of a pixel. */
export interface FramedCamera { readonly camera: PerspectiveCamera; shift(x: number, y: number): void }

/** Radii of the composition between it and the camera: near enough for depth, far enough that nothing bulges. */
const DISTANCE = 5.2;

/** Frames points that lie around the origin's radius of 1, seen from `pitch` degrees above the floor. */
export function frameCamera(points: readonly Vector3[], pitch: number, size: readonly [number, number], [left, top, right, bottom]: Frame, { x, y }: Standing): FramedCamera {
  const [width, height] = size;
  const camera = new PerspectiveCamera(LENS_DEGREES, 1, 1, DISTANCE + 8);
  const angle = (pitch * Math.PI) / 180;
  const target = points.reduce((sum, p) => sum.add(p), new Vector3()).divideScalar(Math.max(points.length, 1));
  camera.up.set(0, Math.cos(angle), -Math.sin(angle));
  camera.position.copy(target).add(new Vector3(0, Math.sin(angle), Math.cos(angle)).multiplyScalar(DISTANCE));
  camera.lookAt(target);
  camera.updateMatrixWorld(true);
  camera.updateProjectionMatrix();
  const seen = frameOf(points, camera);
  const room = { width: (right - left) * width, height: (bottom - top) * height };
  // The whole of what the lens sees is a square of this many pixels; the picture is cut out of it.
  const whole = Math.min(room.width / seen.halfWidth, room.height / seen.halfHeight);
  const slack = { x: room.width - whole * seen.halfWidth, y: room.height - whole * seen.halfHeight };
  const from = {
    x: whole * (0.5 + (seen.x - seen.halfWidth) / 2) - left * width - slack.x * x,
    y: whole * (0.5 - (seen.y + seen.halfHeight) / 2) - top * height - slack.y * y,
  };
  return { camera, shift: (dx, dy) => { camera.setViewOffset(whole, whole, from.x + dx, from.y + dy, width, height); } };
}
