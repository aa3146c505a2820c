import { at, line, of, silent, singly, type Family, type Option } from '../family.ts';

/** What all furniture has: it is delivered, and may be assembled. (basic assembly is charged a piece, custom work is quoted) */
const delivered = { isPickupEligible: false, isFurniture: true, furnitureRates: { BASC: 4500, CUST: 0 } } as const;
const seats: readonly Option[] = [
  ...of('Black'),
  { text: 'Gray', weight: 0.7 },
  { text: 'Blue', weight: 0.5 },
  { text: 'Teal', weight: 0.5 },
];
const tops: readonly Option[] = [...of('Oak', 'Walnut', 'White'), { text: 'Black', weight: 0.5 }];

const taskChairs: Family = {
  id: 'task-chairs',
  category: 'task-chairs',
  look: ({ brand, tone, has }) => ({
    model: 'office-chair',
    brand,
    color: tone('black'),
    back: has('back', 'Fabric') ? 'fabric' : 'mesh',
    arms: has('arms', 'Armless') ? 'none' : has('arms', 'Fixed') ? 'fixed' : 'adjustable',
    headrest: has('head', 'Headrest'),
  }),
  voice: 'chairs',
  unit: 'chair',
  cents: 17_900,
  popularity: 60,
  share: 1.1,
  facts: delivered,
  lines: [
    ...line('Sitwise', ['Posture', 'Align', 'Balance'], 1.1),
    ...line('Aldergate', ['Studio'], 1.3, 0.6),
    ...line('Foolscap', [''], 0.72),
  ],
  axes: {
    back: [at(1, 'Mesh', { spec: 'Mesh' }), at(1.05, 'Fabric', { spec: 'Upholstered' }), at(1.25, 'Mesh High-Back', { spec: 'High mesh' })],
    arms: [
      at(1, 'Fixed Arms', { spec: 'Fixed' }),
      at(1.2, 'Adjustable Arms', { spec: 'Height and width', says: 'Arms move up, down, in and out.' }),
      at(0.85, 'Armless', { spec: 'None', weight: 0.6 }),
      at(1.45, '4D Arms', { spec: 'Height, width, depth, angle', weight: 0.5 }),
    ],
    lumbar: [
      silent('Fixed'),
      at(1.15, 'Adjustable Lumbar', { spec: 'Adjustable', weight: 0.7, synonyms: 'lumbar support, back support, back pain, bad back' }),
    ],
    head: [silent('No'), at(1.12, 'Headrest', { spec: 'Adjustable', weight: 0.5 })],
    color: seats,
    pack: singly,
  },
  name: '{brand} {series} {back} Task Chair, {arms}, {lumbar}, {head}, {color}',
  about: [
    'A {back.lower} task chair that [moves with you|sets itself to your weight] and supports the small of the back.',
    'For eight hours and more: {color.lower} {back.spec} back, deep foam seat, arms: {arms.spec}.',
  ],
  use: [
    '[Height and tilt are set without standing up.|Turns all the way round and rolls without a sound.]',
    'The tools to put it together are in the box.',
  ],
  highlights: [
    'Back: {back.spec}, lumbar support: {lumbar.spec}',
    'Arms: {arms.spec}',
    'Tilts back and locks where you like it',
    'Height set by a lever in reach',
    'Rolls on five double casters',
  ],
  specs: [
    ['Back', '{back.spec}'],
    ['Arms', '{arms.spec}'],
    ['Lumbar support', '{lumbar.spec}'],
    ['Headrest', '{head.spec}'],
    ['Color', '{color.spec}'],
  ],
  isMade: ({ back = '', color = '' }) => (back === 'Fabric' ? color === 'Gray' || color === 'Blue' : color === 'Black' || color === 'Teal'),
  synonyms: 'office chair, desk chair, computer chair, swivel chair, ergonomic chair',
};

const executiveChairs: Family = {
  id: 'executive-chairs',
  category: 'executive-chairs',
  look: ({ brand, tone, has }) => ({
    model: 'executive-chair',
    brand,
    color: tone('black'),
    cover: has('cover', 'Fabric') ? 'fabric' : 'leather',
    back: has('back', 'Mid') ? 'mid' : 'high',
  }),
  voice: 'chairs',
  unit: 'chair',
  cents: 23_900,
  popularity: 30,
  share: 0.7,
  facts: delivered,
  lines: [
    ...line('Sitwise', ['Chairman', 'Boardroom'], 1.1),
    ...line('Aldergate', ['Club', 'Senate'], 1.35, 0.6),
    ...line('Foolscap', ['Executive'], 0.75),
  ],
  axes: {
    cover: [at(1, 'Bonded Leather'), at(1.8, 'Top-Grain Leather', { weight: 0.5 }), at(0.92, 'Fabric'), at(1.05, 'Faux Leather')],
    back: [
      at(1, 'High-Back', { spec: 'High' }),
      at(0.9, 'Mid-Back', { spec: 'Middle', weight: 0.6 }),
      at(1.35, 'Big & Tall', { spec: 'High and wide, 400 lb', weight: 0.5, says: 'The wide frame carries up to 400 pounds.' }),
    ],
    tilt: [
      at(1, 'Knee-Tilt', { spec: 'Knee tilt' }),
      at(0.95, 'Center-Tilt', { spec: 'Center tilt' }),
      at(1.1, 'Synchro-Tilt', { spec: 'Synchronized', weight: 0.6 }),
    ],
    color: of('Black', 'Brown'),
    pack: singly,
  },
  name: '{brand} {series} {cover} {back} Executive Chair, {tilt}, {color}',
  about: [
    'A {back.lower} chair in {color.lower} {cover.lower} with [padded arms|a waterfall seat] that makes long meetings shorter.',
    'Soft where it should be and firm where it must be: {cover.lower}, {tilt.lower}, a polished base.',
  ],
  use: ['[Wipes clean with a damp cloth.|Turns without a sound.]', 'The tools to put it together are in the box.'],
  highlights: ['{cover.spec}, {color.lower}', 'Back: {back.spec}', '{tilt.spec} with tension control', 'Padded arms and thick cushions'],
  specs: [
    ['Cover', '{cover.spec}'],
    ['Back', '{back.spec}'],
    ['Tilt', '{tilt.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'office chair, desk chair, manager chair, boss chair, leather chair, high-back chair',
};

const desks: Family = {
  id: 'desks',
  category: 'desks',
  look: ({ brand, tone, number, has }) => ({
    model: 'desk',
    brand,
    color: tone('oak'),
    inches: number('width'),
    legs: has('legs', 'A-Frame') ? 'a-frame' : has('legs', 'Wood') ? 'wood' : 'steel',
  }),
  voice: 'furniture',
  unit: 'desk',
  cents: 21_900,
  popularity: 35,
  share: 0.9,
  facts: delivered,
  lines: [
    ...line('Sitwise', ['Bench', 'Study'], 1.1),
    ...line('Postwood', ['Hadley', 'Carver', 'Ashby'], 1.1, 0.5),
    ...line('Foolscap', [''], 0.74),
  ],
  axes: {
    kind: [
      at(1, 'Writing Desk with Drawer', { spec: 'Writing desk with a drawer' }),
      at(1.3, 'Computer Desk with Drawer', { spec: 'Computer desk with a drawer and cable tray' }),
    ],
    width: [
      at(1, '48" W', { spec: '48 x 24 x 30 in' }),
      at(1.2, '60" W', { spec: '60 x 30 x 30 in' }),
      at(1.45, '72" W', { spec: '72 x 30 x 30 in', weight: 0.6 }),
      at(0.82, '36" W', { spec: '36 x 20 x 30 in', weight: 0.6 }),
    ],
    legs: [
      at(1, 'Steel Legs', { spec: 'Powder-coated steel' }),
      at(1.1, 'A-Frame Legs', { spec: 'Steel A-frame', weight: 0.6 }),
      at(1.25, 'Wood Legs', { spec: 'Solid wood', weight: 0.6 }),
    ],
    color: of('Oak'),
    pack: singly,
  },
  name: '{brand} {series} {kind}, {width}, {legs}, {color}',
  about: [
    'A {kind.spec} with a {color.lower} top that [does not bow|shrugs off coffee rings].',
    '{width.spec} of work surface on {legs.lower}: room for two screens and a notebook.',
  ],
  use: ['[A grommet takes the cables away.|Stands level on any floor.]', 'It goes together faster with two.'],
  highlights: ['{width.spec}', '{color.spec} laminate, scratch-resistant', 'Legs: {legs.spec}', 'Levelers for uneven floors'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Size (W x D x H)', '{width.spec}'],
    ['Legs', '{legs.spec}'],
    ['Finish', '{color.spec}'],
  ],
  synonyms: 'office desk, writing desk, computer desk, work table',
};

const standingDesks: Family = {
  id: 'standing-desks',
  category: 'standing-desks',
  look: ({ brand, tone, number, has }) => ({
    model: 'standing-desk',
    brand,
    color: tone('oak'),
    inches: number('width'),
    control: has('memory', 'Keypad') ? 'keypad' : 'switch',
  }),
  voice: 'standingDesks',
  unit: 'desk',
  cents: 34_900,
  popularity: 40,
  share: 0.7,
  facts: delivered,
  lines: [...line('Sitwise', ['Rise', 'Elevate'], 1.1), ...line('Postwood', ['Uplift Row'], 1.15, 0.5), ...line('Foolscap', [''], 0.76)],
  axes: {
    motor: [
      at(1, 'Single-Motor', { spec: 'One motor, 155 lb' }),
      at(1.35, 'Dual-Motor', { spec: 'Two motors, 275 lb', says: 'Two motors lift evenly and quietly.' }),
    ],
    width: [
      at(1, '48" x 24"', { spec: '48 x 24 in' }),
      at(1.15, '55" x 28"', { spec: '55 x 28 in' }),
      at(1.25, '60" x 30"', { spec: '60 x 30 in' }),
      at(1.45, '72" x 30"', { spec: '72 x 30 in', weight: 0.5 }),
    ],
    memory: [at(1, 'Memory Keypad', { spec: 'Four heights' }), at(0.93, 'Up/Down Switch', { spec: 'None', weight: 0.6 })],
    color: tops,
    pack: singly,
  },
  name: '{brand} {series} Height-Adjustable Desk, {motor}, {width}, {memory}, {color}',
  about: [
    'From 28 to 47 inches [in less than 20 seconds|without spilling the coffee]: sit for the mail, stand for the calls.',
    'A {width.spec} top in {color.lower} on a {motor.lower} frame that does not wobble at full height.',
  ],
  use: ['[It stops when it meets a chair or a knee.|Remembers heights: {memory.lower}.]', 'The frame comes half assembled.'],
  highlights: ['Height from 28 to 47 in', '{motor.spec}', '{width.spec} top, {color.lower}', 'Stops when it meets something'],
  specs: [
    ['Drive', '{motor.spec}'],
    ['Top', '{width.spec}'],
    ['Memory', '{memory.spec}'],
    ['Finish', '{color.spec}'],
    ['Height', '28 to 47 in'],
  ],
  synonyms: 'standing desk, sit-stand desk, sit stand desk, stand up desk, adjustable desk, electric desk',
};

const cabinets: Family = {
  id: 'filing-cabinets',
  category: 'filing-cabinets',
  look: ({ brand, tone, number, has }) => ({
    model: 'filing-cabinet',
    brand,
    color: tone('grey'),
    drawers: number('drawers'),
    mobile: has('kind', 'Mobile'),
  }),
  voice: 'cabinets',
  unit: 'cabinet',
  cents: 14_900,
  popularity: 40,
  share: 0.8,
  facts: delivered,
  lines: [...line('Stackwell', ['Keep', 'Archive'], 1.05), ...line('Halden', ['Steadfast'], 1.15, 0.4), ...line('Foolscap', [''], 0.74)],
  axes: {
    kind: [
      at(1, 'Vertical File Cabinet', { spec: 'Vertical' }),
      at(0.95, 'Mobile File Cabinet', { spec: 'Mobile pedestal', says: 'It rolls under the desk and out again.' }),
    ],
    drawers: [
      at(1, '2-Drawer', { spec: '2' }),
      at(1.25, '3-Drawer', { spec: '3' }),
      at(1.6, '4-Drawer', { spec: '4' }),
      at(2, '5-Drawer', { spec: '5', weight: 0.3 }),
    ],
    size: [at(1, 'Letter'), at(1.15, 'Legal', { weight: 0.5 })],
    lock: [at(1, 'Locking', { spec: 'Key lock, two keys' }), at(1.25, 'Combination Lock', { spec: 'Combination lock', weight: 0.2 })],
    color: of('Black', 'Gray', 'White', 'Red'),
    pack: singly,
  },
  name: '{brand} {series} {drawers} {kind}, {size}, {lock}, {color}',
  about: [
    'Steel drawers on ball bearings that [open easily|close without a bang], for {size.lower} files.',
    'A {drawers.lower} cabinet in {color.lower} steel that [locks with one key|does not tip].',
  ],
  use: ['[Only one drawer opens at a time.|Takes hanging folders without extra frames.]', 'Stands where you put it, ready to be filled.'],
  highlights: ['{drawers.spec} drawers, {size.lower}', '{lock.spec}', 'Drawers on ball bearings', '{color.spec} powder-coated steel'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Drawers', '{drawers.spec}'],
    ['File size', '{size.spec}'],
    ['Lock', '{lock.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'file cabinet, filing cabinet, filing drawers, file drawers',
  isMade: ({ kind = '', drawers = '', color = '' }) =>
    kind === 'Mobile File Cabinet' ? drawers < '4' && (color === 'White' || color === 'Red') : color === 'Black' || color === 'Gray',
};

const bookcases: Family = {
  id: 'bookcases',
  category: 'bookcases',
  look: ({ brand, tone, number, has }) => ({
    model: 'bookshelf',
    brand,
    color: tone('oak'),
    shelves: number('shelves'),
    inches: number('width'),
    open: has('kind', 'Open'),
  }),
  voice: 'furniture',
  unit: 'bookcase',
  cents: 9900,
  popularity: 40,
  share: 0.7,
  facts: delivered,
  lines: [
    ...line('Sitwise', ['Study', 'Loft'], 1.1),
    ...line('Postwood', ['Hadley', 'Carver', 'Ashby'], 1.1, 0.6),
    ...line('Foolscap', [''], 0.74),
    ...line('Stackwell', ['Shelf'], 0.95, 0.3),
  ],
  axes: {
    shelves: [
      at(1, '3-Shelf', { spec: '3' }),
      at(1.3, '4-Shelf', { spec: '4' }),
      at(1.55, '5-Shelf', { spec: '5' }),
      at(0.78, '2-Shelf', { spec: '2' }),
    ],
    width: [at(1, '30" W', { spec: '30 in' }), at(1.2, '36" W', { spec: '36 in' }), at(0.85, '24" W', { spec: '24 in', weight: 0.6 })],
    kind: [at(1, 'Bookcase', { spec: 'Closed sides' }), at(0.95, 'Open Bookcase', { spec: 'Open sides, steel frame', weight: 0.7 })],
    color: of('Oak', 'Walnut', 'White'),
    pack: singly,
  },
  name: '{brand} {series} {shelves} {kind}, {width}, {color}',
  about: [
    'Shelves that carry 75 pounds each without bowing, in {color.lower}.',
    'A {shelves.lower} bookcase, {width.spec} wide, for [binders and books|plants, boxes and awards].',
  ],
  use: ['[Shelves can be moved.|Stands steady when it is full.]', 'Goes together with the desks of the series.'],
  highlights: ['{shelves.spec} shelves, {width.spec} wide', 'Carries 75 lb a shelf', '{kind.spec}', '{color.spec} finish'],
  specs: [
    ['Shelves', '{shelves.spec}'],
    ['Width', '{width.spec}'],
    ['Type', '{kind.spec}'],
    ['Finish', '{color.spec}'],
  ],
  synonyms: 'bookshelf, book shelf, book case, shelving unit, shelves',
};

export const furniture: readonly Family[] = [taskChairs, executiveChairs, desks, standingDesks, cabinets, bookcases];
