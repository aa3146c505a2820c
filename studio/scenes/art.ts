import type { SceneView } from '../scene/scene-stage.ts';
import { IN_PAGES, type Scene, type Thing } from './scene.ts';

const VIEW: SceneView = { pitch: 20, frame: [0.1, 0.08, 0.84, 0.9], standing: { x: 0.5, y: 0.7 } };

/** A picture for a page on which there is nothing to sell: on transparent ground. */
const art = (name: string, alt: string, things: readonly Thing[], pitch = VIEW.pitch): Scene => ({
  name: `art-${name}`,
  width: 640,
  height: 400,
  widths: [320, 640],
  formats: IN_PAGES,
  alt,
  things,
  view: { ...VIEW, pitch },
});

/** What empty and failed pages show. */
export const artScenes: readonly Scene[] = [
  art(
    'empty-cart',
    'An empty shopping cart',
    [
      { prop: 'trolley', at: [0, 0, 0], yaw: 24 },
      { prop: 'paper-plane', at: [27, 0, 16], yaw: 34 },
    ],
    16,
  ),
  art(
    'empty-saved',
    'A clipboard with an empty list and a heart',
    [
      { prop: 'clipboard', at: [0, 0, 0], yaw: 14 },
      { prop: 'heart', at: [17, 0, 4], yaw: -20 },
      { prop: 'pencil', at: [-15, 0, 10], yaw: 66 },
    ],
    40,
  ),
  art(
    'no-results',
    'A magnifying glass on a blank sheet of paper',
    [
      { prop: 'blank-sheet', at: [0, 0, 0], yaw: 12 },
      { prop: 'blank-sheet', at: [3, 0.1, 1], yaw: -6 },
      { prop: 'magnifier', at: [6, 0.2, 1], yaw: -36 },
      { prop: 'sticky-note', at: [-17, 0, 5], yaw: 14 },
    ],
    42,
  ),
  art(
    'no-orders',
    'An open, empty carton beside a plant',
    [
      { prop: 'open-box', at: [0, 0, 0], yaw: 20 },
      { prop: 'plant', at: [30, 0, -16], yaw: 40 },
      { prop: 'crumpled-small', at: [-24, 0, 12] },
    ],
    22,
  ),
  art(
    'not-found',
    'A wooden figure beside cards that read 404',
    [
      { prop: 'four-green', at: [-15, 0, 0], yaw: 16 },
      { prop: 'nought-yellow', at: [0, 0, -3], yaw: -4 },
      { prop: 'four-green', at: [15, 0, 0], yaw: -16 },
      { prop: 'figure', at: [27, 0, 7], yaw: -40, tall: 21 },
    ],
    12,
  ),
  art(
    'went-wrong',
    'A mug that fell over, coffee on the desk and a ball of crumpled paper',
    [
      { prop: 'spill', at: [0, 0, 0], yaw: 8 },
      { prop: 'crumpled', at: [-18, 0, -7] },
      { prop: 'crumpled-small', at: [17, 0, -8] },
    ],
    26,
  ),
  art('offline', 'A plug beside the socket it was pulled out of', [{ prop: 'unplugged', at: [0, 0, 0], yaw: 0 }], 24),
];
