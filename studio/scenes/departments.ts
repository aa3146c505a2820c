import { categories } from '#database/demo/catalog/departments.ts';
import type { SceneView } from '../scene/scene-stage.ts';
import { backdrops } from './backdrops.ts';
import { IN_PAGES, type Scene, type Thing } from './scene.ts';

type Composition = {
  readonly alt: string;
  readonly paper: keyof typeof backdrops;
  readonly things: readonly Thing[];
  readonly pitch?: number;
};

/** The things stand on the right; the name of the department goes on the left. */
const FRAME: SceneView['frame'] = [0.37, 0.09, 0.965, 0.9];

/** What stands for each department, by its id. */
const COMPOSITIONS: Readonly<Record<string, Composition>> = {
  paper: {
    alt: 'A carton and reams of copy paper beside a plant, sheets and a pencil',
    paper: 'paper',
    things: [
      { model: 'copy-paper', like: { brand: 'Northline', kind: 'copy', sheet: 'letter', reams: 10 }, at: [0, 0, -8], yaw: -16 },
      { model: 'copy-paper', like: { brand: 'Cotswell', sheet: 'letter', reams: 1 }, at: [34, 0, 2], yaw: 12 },
      { prop: 'succulent', at: [58, 0, 4], tall: 12 },
      { prop: 'blank-sheet', at: [-33, 0, 6], yaw: 26 },
      { prop: 'blank-sheet', at: [-30, 0.1, 9], yaw: 10 },
      { prop: 'pencil', at: [-29, 0.2, 10], yaw: -30 },
    ],
  },
  'pens-pencils-markers': {
    alt: 'Boxes of gel pens, markers, highlighters and pencils, with a few loose ones in front',
    paper: 'butter',
    things: [
      { model: 'gel-pens', like: { kind: 'gel', color: 'blue', count: 12 }, at: [-15, 0, 0], yaw: -20 },
      { model: 'markers', like: { color: 'black', kind: 'permanent', count: 12 }, at: [1, 0, -6], yaw: -8 },
      { model: 'highlighters', like: { color: 'yellow', count: 12 }, at: [15, 0, -5], yaw: 6 },
      { model: 'pencils', like: { color: 'yellow', count: 12 }, at: [28, 0, 2], yaw: 16 },
      { prop: 'pencil', at: [9, 0, 12], yaw: -12 },
      { prop: 'pen-red', at: [4, 0, 15], yaw: 8 },
      { prop: 'pen-ink', at: [20, 0, 15], yaw: -24 },
    ],
  },
  'notebooks-planners': {
    alt: 'Notebooks, a planner, page flags and sticky notes',
    paper: 'sage',
    things: [
      {
        model: 'notebook',
        like: { brand: 'Tallow & Reed', subjects: 5, format: 'full', count: 1 },
        color: 'green',
        at: [-20, 0, -4],
        yaw: -16,
      },
      {
        model: 'notebook',
        like: { brand: 'Tallow & Reed', subjects: 1, format: 'full', count: 1 },
        color: 'navy',
        at: [-2, 0, -10],
        yaw: -6,
      },
      { model: 'planner', color: 'burgundy', at: [18, 0, -4], yaw: 8 },
      { model: 'sticky-flags', at: [37, 0, 2], yaw: 18 },
      { prop: 'open-notebook', at: [4, 0, 17], yaw: 10 },
      { prop: 'sticky-pad', at: [29, 0, 16], yaw: -12 },
      { prop: 'pen-red', at: [-22, 0, 17], yaw: -34 },
    ],
  },
  'desk-supplies': {
    alt: 'A wooden desk organizer with a stapler, tape, scissors, a calculator and paper clips',
    paper: 'clay',
    things: [
      { model: 'desk-organizer', color: 'oak', at: [0, 0, -8], yaw: -14 },
      { model: 'tape', like: { form: 'dispenser' }, at: [27, 0, -2], yaw: 20 },
      { model: 'stapler', like: { kind: 'full', kit: 'none', pieces: 1 }, color: 'red', at: [12, 0, 12], yaw: 18 },
      { model: 'calculator', color: 'graphite', at: [-22, 0, 8], yaw: -18 },
      { model: 'paper-clips', like: { holder: 'tub', boxes: 1 }, at: [-3, 0, 16], yaw: 0 },
      { prop: 'mug-white', at: [-26, 0, -9], yaw: 200 },
    ],
  },
  'binders-filing': {
    alt: 'Binders, file folders and storage boxes',
    paper: 'sky',
    things: [
      { model: 'storage-box', like: { color: 'kraft', lid: 'lift-off', count: 4 }, at: [-34, 0, -12], yaw: -14, tall: 32 },
      { model: 'binder', like: { count: 1, inches: 2, ring: 'round' }, color: 'green', at: [6, 0, -6], yaw: -16 },
      { model: 'binder', like: { count: 1, inches: 3, ring: 'd' }, color: 'navy', at: [28, 0, -8], yaw: 8 },
      { model: 'folders', color: 'manila', at: [50, 0, 8], yaw: 14 },
      { prop: 'succulent', at: [-8, 0, 16] },
    ],
  },
  'ink-toner': {
    alt: 'Toner cartridges and ink cartridges with their boxes',
    paper: 'paper',
    things: [
      { model: 'toner', like: { brand: 'Ardent', count: 1 }, color: 'black', at: [-24, 0, 0], yaw: -16 },
      { model: 'toner', like: { brand: 'Ardent', count: 1 }, color: 'cyan', at: [10, 0, -14], yaw: -6 },
      { model: 'toner', like: { brand: 'Ardent', count: 1 }, color: 'magenta', at: [42, 0, -8], yaw: 10 },
      { model: 'ink-cartridge', like: { color: 'yellow', count: 1 }, at: [16, 0, 14], yaw: 8 },
    ],
  },
  'office-machines': {
    alt: 'A laser printer, a shredder, a laminator and a label maker',
    paper: 'sky',
    things: [
      { model: 'printer', color: 'white', at: [-8, 0, -6], yaw: -18 },
      { model: 'shredder', at: [38, 0, -10], yaw: 14 },
      { model: 'laminator', at: [26, 0, 26], yaw: -8 },
      { model: 'label-maker', color: 'blue', at: [-32, 0, 26], yaw: -20 },
    ],
  },
  technology: {
    alt: 'A monitor, a laptop, a keyboard, a mouse and a headset',
    paper: 'sage',
    things: [
      { model: 'monitor', color: 'black', at: [0, 0, -14], yaw: -10 },
      { model: 'laptop', color: 'silver', at: [36, 0, 4], yaw: -24 },
      { model: 'keyboard', color: 'white', at: [-8, 0, 14], yaw: -10 },
      { model: 'mouse', color: 'white', at: [14, 0, 20], yaw: -20 },
      { model: 'headset', color: 'blue', at: [-38, 0, 4], yaw: -24 },
    ],
  },
  furniture: {
    alt: 'A height-adjustable desk, an office chair, a bookcase and a filing cabinet',
    paper: 'clay',
    pitch: 10,
    things: [
      { model: 'bookshelf', color: 'oak', at: [-125, 0, -30], yaw: 14 },
      { model: 'standing-desk', color: 'oak', at: [0, 0, -10], yaw: -10 },
      { model: 'office-chair', color: 'graphite', at: [16, 0, 48], yaw: 205 },
      { model: 'filing-cabinet', color: 'graphite', at: [104, 0, 6], yaw: -20 },
      { prop: 'plant', at: [150, 0, -30], tall: 112 },
    ],
  },
  'lighting-climate': {
    alt: 'A green desk lamp and a desk fan beside books and a mug',
    paper: 'butter',
    pitch: 12,
    things: [
      { model: 'desk-lamp', like: { head: 'cone' }, color: 'green', at: [0, 0, -4], yaw: -10 },
      { model: 'desk-fan', color: 'graphite', at: [44, 0, -6], yaw: -14 },
      { prop: 'book-ink', at: [14, 0, 10], yaw: -18 },
      { prop: 'book-yellow', at: [13.5, 1.9, 10], yaw: -4 },
      { prop: 'mug-white', at: [-19, 0, 12], yaw: 190 },
    ],
  },
  'boards-presentation': {
    alt: 'A whiteboard and an easel pad, with a wooden figure that shows their size',
    paper: 'sky',
    pitch: 8,
    things: [
      { model: 'whiteboard', like: { smart: true }, at: [-20, 0, -10], yaw: -14 },
      { model: 'easel-pad', at: [118, 0, 10], yaw: 18 },
      { prop: 'figure', at: [-128, 0, 24], yaw: 28 },
    ],
  },
  cleaning: {
    alt: 'Cleaner, disinfecting wipes, paper towels, hand soap and a recycling bin',
    paper: 'sage',
    things: [
      { model: 'waste-bin', like: { form: 'recycling', color: 'blue', units: 1 }, at: [-30, 0, -14], yaw: -14, tall: 31 },
      { model: 'cleaner', like: { form: 'jug', kind: 'all-purpose', sold: 'single' }, at: [2, 0, -8], yaw: -8 },
      { model: 'cleaner', like: { form: 'spray', kind: 'glass', sold: 'single' }, at: [18, 0, -4], yaw: 10 },
      { model: 'paper-towels', like: { kind: 'towels', rolls: 6 }, at: [44, 0, -14], yaw: 12 },
      { model: 'wipes', like: { kind: 'disinfecting', scent: 'lemon', units: 'one' }, at: [-14, 0, 14], yaw: 0 },
      { model: 'hand-soap', like: { foam: true, sold: 'single' }, at: [16, 0, 18], yaw: 10 },
      { model: 'gloves', like: { color: 'blue', sold: 'box' }, at: [40, 0, 14], yaw: 14 },
    ],
  },
  breakroom: {
    alt: 'Coffee, paper cups, snacks, cans and a mug of coffee',
    paper: 'clay',
    things: [
      { model: 'coffee', like: { units: 1, beans: true }, at: [-20, 0, -4], yaw: -12, tall: 25 },
      { model: 'cups', like: { kind: 'paper', sold: 'sleeve' }, at: [4, 0, -10], yaw: 6, tall: 23 },
      { model: 'snacks', like: { kind: 'cookies' }, at: [27, 0, 0], yaw: 12, tall: 15 },
      { model: 'canned-drink', like: { kind: 'seltzer', sold: 'pack' }, at: [42, 0, -24], yaw: 8, tall: 17 },
      { prop: 'mug', at: [-3, 0, 13], yaw: -30 },
    ],
  },
  'mailing-shipping': {
    alt: 'Mailing boxes, padded mailers, bubble wrap, envelopes and packing tape',
    paper: 'butter',
    things: [
      { prop: 'open-box', at: [-14, 0, -8], yaw: 22 },
      { model: 'bubble-wrap', like: { color: 'clear', count: 1 }, at: [29, 0, -16], yaw: -10 },
      { model: 'mailers', like: { form: 'padded' }, at: [52, 0, 24], yaw: -8 },
      { prop: 'packing-roll', at: [10, 0, 17], yaw: 6 },
      { prop: 'packing-roll', at: [12, 5, 16], yaw: 30 },
      { model: 'envelopes', like: { form: 'business' }, at: [-40, 0, 20], yaw: -20 },
      { model: 'shipping-labels', like: { columns: 3, rows: 10 }, at: [58, 0, -10], yaw: 10 },
    ],
  },
  'health-safety': {
    alt: 'A first aid kit, exam gloves, disinfecting wipes and hand soap',
    paper: 'sky',
    things: [
      { model: 'first-aid', like: { color: 'red', steel: false }, at: [0, 0, -8], yaw: -14 },
      { model: 'gloves', like: { color: 'blue', sold: 'box' }, at: [30, 0, 2], yaw: 10 },
      { model: 'wipes', like: { kind: 'disinfecting', scent: 'lemon', units: 'one' }, at: [-20, 0, 12], yaw: 0 },
      { model: 'hand-soap', like: { foam: true, sold: 'single' }, at: [50, 0, -6], yaw: 12 },
    ],
  },
  'services-software': {
    alt: 'Boxed software, a gift card, a protection plan and printed business cards',
    paper: 'paper',
    things: [
      { model: 'software-box', at: [-16, 0, -4], yaw: -18 },
      { model: 'gift-card', at: [3, 0, -2], yaw: -4, tall: 16 },
      { model: 'service-card', at: [19, 0, -4], yaw: 12, tall: 18 },
      { model: 'business-cards', at: [12, 0, 11], yaw: 4 },
    ],
  },
};

/** A wide picture of each department: its things on the right, room for its name on the left. */
export const departments: readonly Scene[] = categories
  .filter(({ parentId }) => parentId === null)
  .map(({ id }) => {
    const composition = COMPOSITIONS[id];
    if (composition === undefined) throw new Error(`the department ${id} has no scene`);
    return {
      name: `department-${id}`,
      width: 1200,
      height: 480,
      widths: [600, 1200],
      formats: IN_PAGES,
      alt: composition.alt,
      things: composition.things,
      view: { pitch: composition.pitch ?? 16, frame: FRAME, standing: { x: 1, y: 0.75 } },
      backdrop: backdrops[composition.paper],
    };
  });
