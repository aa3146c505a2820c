import type { CameraPreset } from '../scene/lens.ts';
import type { Shot, View } from './series.ts';

/** Pixels of a photograph's side; every point is exposed many times, so it needs no larger negative. */
export const RENDER_SIZE = 800;

/** The camera of a view, seen from a shot's own favourite side. */
export function cameraFor(shot: Shot, view: View): CameraPreset {
  if (view === 'top') return { pitch: 62, turn: shot.turn * 0.5, zoom: 1 };
  if (view === 'detail') return { pitch: shot.pitch + 6, turn: -shot.turn * 0.7, zoom: 1.75 };
  return { pitch: shot.pitch, turn: shot.turn, zoom: 1 };
}
