import { backdrops } from './backdrops.ts';
import { IN_PAGES, type Scene, type Thing } from './scene.ts';

/** A well-dressed desk. */
const DESK: readonly Thing[] = [
  { prop: 'plant', at: [-27, 0, -14], yaw: 20 },
  { model: 'laptop', like: { inches: 14, finish: 'metal' }, color: 'silver', at: [-1, 0, -6], yaw: 12 },
  { model: 'desk-lamp', like: { head: 'cone' }, color: 'green', at: [27, 0, -17], yaw: 172, tall: 40 },
  { model: 'desk-organizer', color: 'oak', at: [31, 0, 1], yaw: -20 },
  { prop: 'open-notebook', at: [-24, 0, 14], yaw: 16 },
  { prop: 'pen-green', at: [-15, 1.1, 15], yaw: 62 },
  { prop: 'mug-yellow', at: [16, 0, 13], yaw: -30 },
  { prop: 'sticky-pad', at: [1.5, 0, 19], yaw: -14 },
  { model: 'stapler', like: { kind: 'full', kit: 'none', pieces: 1 }, color: 'black', at: [29, 0, 18], yaw: 24 },
];

const ALT = 'A desk with a laptop, a green lamp, an organizer, an open notebook, a mug and a plant';

export const home: readonly Scene[] = [
  {
    name: 'home-hero',
    width: 1600,
    height: 700,
    widths: [800, 1600],
    formats: IN_PAGES,
    alt: ALT,
    things: DESK,
    view: { pitch: 17, frame: [0.41, 0.06, 0.975, 0.93], standing: { x: 1, y: 1 } },
    backdrop: backdrops.paper,
  },
  {
    name: 'home-hero-narrow',
    width: 800,
    height: 560,
    widths: [400, 800],
    formats: IN_PAGES,
    alt: ALT,
    things: DESK,
    view: { pitch: 17, frame: [0.04, 0.06, 0.96, 0.93] },
    backdrop: backdrops.paper,
  },
  {
    name: 'social',
    width: 1200,
    height: 630,
    widths: [1200],
    formats: ['jpg'],
    alt: 'Foolscap: everything an office runs on',
    things: DESK,
    view: { pitch: 15, frame: [0.36, 0.24, 0.985, 0.94], standing: { x: 1, y: 1 } },
    backdrop: backdrops.paper,
    lettering: [
      { kind: 'logo', area: [0.06, 0.1, 0.3, 0.1], color: '#0e5a46', ink: '#182130' },
      { kind: 'text', words: 'Everything', area: [0.06, 0.36, 0.4, 0.105], style: { color: '#182130', weight: 750, spacing: -0.035 } },
      { kind: 'text', words: 'an office', area: [0.06, 0.485, 0.4, 0.105], style: { color: '#182130', weight: 750, spacing: -0.035 } },
      { kind: 'marked', words: 'runs on', area: [0.055, 0.615, 0.4, 0.105], style: { color: '#182130', weight: 750, spacing: -0.035 } },
    ],
  },
];
