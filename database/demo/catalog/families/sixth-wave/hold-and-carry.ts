import { at, line, of, pack, singly, type Family } from '../../family.ts';

const hookAndLoop: Family = {
  id: 'hook-and-loop',
  category: 'glue',
  look: ({ brand, tone, has }) => ({
    model: 'hook-and-loop',
    color: tone('black'),
    brand,
    kind: has('kind', 'Tape') ? 'roll' : has('kind', 'Dots') ? 'dots' : 'strips',
  }),
  options: { kind: null },
  voice: 'hookAndLoop',
  unit: 'pack',
  cents: 599,
  popularity: 320,
  share: 1.3,
  lines: [...line('Gripwell', ['Hold'], 1.1), ...line('Foolscap', [''], 0.74, 0.8)],
  axes: {
    kind: [
      at(1, 'Strips, 3/4" x 3-1/2", 8 Sets', { spec: 'Strips, 3/4 x 3-1/2 in, 8 sets', synonyms: 'velcro strips' }),
      at(1.1, 'Dots, 5/8", 40 Sets', { spec: 'Dots, 5/8 in, 40 sets', weight: 0.9, synonyms: 'velcro dots' }),
      at(1.9, 'Tape, 3/4" x 15 ft', { spec: 'Tape on a roll, 3/4 in x 15 ft', weight: 0.9, says: 'Cut it to any length with scissors.' }),
    ],
    color: [...of('Black'), { text: 'White', weight: 0.8 }],
    pack: [pack(1), pack(4, 'Pack', '4/Pack', 0.5)],
  },
  name: '{brand} {series} Hook & Loop {kind}, {color}, {pack}',
  about: [
    'Fasteners that open and close [thousands of times|as often as you like]: {kind.spec}.',
    'Both halves, in {color.lower}, with glue on the back [for walls, desks and cables|for signs, tools and remotes].',
  ],
  use: ['[Sticks to plastic, metal, wood and glass.|Press, wait an hour, and it holds.]', 'Holds up to 2 pounds.'],
  highlights: ['{kind.spec}', 'Hooks and loops included', 'Self-adhesive backs', 'Holds up to 2 lb'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Color', '{color.spec}'],
    ['Back', 'Self-adhesive'],
    ['Holds', 'Up to 2 lb'],
  ],
  synonyms: 'hook and loop fasteners, velcros, sticky back fasteners, touch fasteners',
};

const mountingStrips: Family = {
  id: 'mounting-strips',
  category: 'glue',
  look: ({ brand, has }) => ({
    model: 'mounting-strips',
    color: 'white',
    brand,
    kind: has('kind', 'Hooks') ? 'hooks' : has('kind', 'Squares') ? 'squares' : 'strips',
  }),
  options: { kind: null, size: 'Size' },
  voice: 'hookAndLoop',
  unit: 'piece',
  cents: 149,
  thrift: 0.82,
  popularity: 360,
  share: 1.3,
  lines: [...line('Gripwell', ['Wall'], 1.1), ...line('Foolscap', [''], 0.74, 0.8)],
  axes: {
    kind: [
      at(1, 'Picture Hanging Strips', { spec: 'Removable picture strips', synonyms: 'picture strips, poster strips' }),
      at(0.5, 'Mounting Squares', { spec: 'Double-sided foam squares', weight: 0.9, synonyms: 'foam squares, double sided squares' }),
      at(1.7, 'Adhesive Wall Hooks', { spec: 'Removable hooks', weight: 0.9, synonyms: 'wall hooks, stick on hooks' }),
    ],
    size: [
      at(1, 'Medium, 3 lb', { spec: 'Medium, holds 3 lb' }),
      at(1.4, 'Large, 5 lb', { spec: 'Large, holds 5 lb', weight: 0.8 }),
      at(0.8, 'Small, 1 lb', { spec: 'Small, holds 1 lb', weight: 0.6 }),
    ],
    pack: [pack(6), pack(12), pack(24, 'Pack', '24/Pack', 0.6)],
  },
  name: '{brand} {series} {kind}, {size}, White, {pack}',
  about: [
    'Hangs [pictures, signs and calendars|what belongs on the wall] without a nail: {kind.spec}.',
    'No hole, no hammer: {kind.spec}, {size.spec}.',
  ],
  use: ['[For painted walls, tile, glass and wood.|Wipe the wall, press for half a minute.]', 'Comes off and leaves no mark.'],
  highlights: ['{kind.spec}', '{size.spec}', 'No nails, no holes', '{pack.spec}'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Size', '{size.spec}'],
    ['Color', 'White'],
  ],
  synonyms: 'mounting strips, command strips, wall strips',
};

const cashBoxes: Family = {
  id: 'cash-boxes',
  category: 'cash-boxes',
  look: ({ brand, tone, has }) => ({
    model: 'cash-box',
    color: tone('black'),
    brand,
    size: has('size', '12') ? 'large' : 'small',
    lock: has('lock', 'Combination') ? 'combination' : 'key',
  }),
  options: { lock: 'Lock' },
  voice: 'cashBoxes',
  unit: 'box',
  cents: 2199,
  popularity: 120,
  share: 1.3,
  lines: [...line('Stackwell', ['Till'], 1.1), ...line('Foolscap', [''], 0.76, 0.8)],
  axes: {
    size: [at(1, '8" x 6"', { spec: '8 x 6 x 3 in' }), at(1.5, '12" x 9-1/2"', { spec: '12 x 9-1/2 x 3-1/2 in', weight: 0.9 })],
    lock: [
      at(1, 'Key Lock', { spec: 'Key, two included' }),
      at(1.25, 'Combination Lock', { spec: 'Combination of three digits', weight: 0.8 }),
    ],
    color: [...of('Black'), { text: 'Gray', weight: 0.8 }, { text: 'Red', weight: 0.5 }],
    pack: singly,
  },
  name: '{brand} {series} Steel Cash Box with Tray, {lock}, {size}, {color}',
  about: [
    'Keeps [petty cash|the change for a sale] in order: a steel box of {size.spec} with a tray for coins and notes.',
    'A cash box in {color.lower} that [locks|stays shut when it falls]: {lock.spec}.',
  ],
  use: ['[The tray lifts out.|A handle in the lid folds flat.]', 'Five places for coins, two for notes.'],
  highlights: ['{size.spec}', 'Lock: {lock.spec}', 'Tray lifts out', 'Powder-coated steel'],
  specs: [
    ['Size', '{size.spec}'],
    ['Lock', '{lock.spec}'],
    ['Color', '{color.spec}'],
    ['Material', 'Steel'],
  ],
  synonyms: 'money boxes, lock boxes, petty cash boxes, locking boxes',
};

const handTrucks: Family = {
  id: 'hand-trucks',
  category: 'hand-trucks',
  look: ({ brand, tone, has }) => ({
    model: 'hand-truck',
    color: tone('silver'),
    brand,
    kind: has('kind', 'Platform') ? 'platform' : has('kind', 'Dolly') ? 'dolly' : 'upright',
  }),
  options: { kind: null, load: 'Capacity' },
  voice: 'handTrucks',
  unit: 'truck',
  cents: 5999,
  popularity: 90,
  share: 1.3,
  lines: [...line('Parcelry', ['Haul'], 1.1), ...line('Foolscap', [''], 0.78, 0.8)],
  axes: {
    kind: [
      at(1, 'Hand Truck', { spec: 'Upright, two wheels' }),
      at(1.6, 'Platform Truck', { spec: 'Platform with a handle, four wheels', weight: 0.9, synonyms: 'platform carts, flat carts' }),
      at(0.7, 'Furniture Dolly', { spec: 'Low frame, four casters', weight: 0.9, synonyms: 'moving dollies' }),
    ],
    load: [at(1, '300 lb Capacity', { spec: '300 lb' }), at(1.5, '600 lb Capacity', { spec: '600 lb', weight: 0.8 })],
    color: [...of('Silver'), { text: 'Blue', weight: 0.8 }],
    pack: singly,
  },
  name: '{brand} {series} {kind}, {load}, {color}',
  about: [
    'Moves [cases of paper and water|boxes and furniture] without a sore back: {kind.spec}.',
    'For loads up to {load.spec}, [through doors and over thresholds|from the dock to the desk].',
  ],
  use: ['[Wheels leave no marks.|Put together in ten minutes.]', 'Wheels of solid rubber.'],
  highlights: ['{kind.spec}', 'Carries {load.spec}', 'Solid rubber wheels', 'Welded frame'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Capacity', '{load.spec}'],
    ['Color', '{color.spec}'],
    ['Wheels', 'Solid rubber'],
  ],
  synonyms: 'hand carts, trolleys, moving carts, sack trucks',
};

const zipBags: Family = {
  id: 'zip-bags',
  category: 'food-storage',
  look: ({ brand, has }) => ({
    model: 'zip-bags',
    color: 'clear',
    brand,
    size: has('size', 'Gallon') ? 'Gallon' : has('size', 'Quart') ? 'Quart' : 'Sandwich',
    isFreezer: has('kind', 'Freezer'),
  }),
  options: { kind: 'Kind' },
  voice: 'zipBags',
  unit: 'bag',
  cents: 16,
  thrift: 0.84,
  popularity: 260,
  share: 1.3,
  lines: [...line('Hearthside', ['Keep'], 1.1), ...line('Foolscap', [''], 0.74, 0.8)],
  axes: {
    kind: [at(1, 'Storage', { spec: 'For fridge and desk' }), at(1.4, 'Freezer', { spec: 'For the freezer, double thick', weight: 0.7 })],
    size: [
      at(1, 'Quart', { spec: '1 quart, 7 x 8 in' }),
      at(1.6, 'Gallon', { spec: '1 gallon, 10-1/2 x 11 in' }),
      at(0.7, 'Sandwich', { spec: 'Sandwich, 6-1/2 x 5-1/2 in' }),
    ],
    pack: [pack(50, 'Box'), pack(100, 'Box', '100/Box', 0.9), pack(500, 'Case', '500/Case', 0.5)],
  },
  name: '{brand} {series} Zip-Top {kind} Bags, {size}, Clear, {pack}',
  about: [
    'Clear bags that zip shut, [for lunches and leftovers|for snacks, screws and samples]: {size.spec}.',
    'A pull closes them and [you feel that it did|nothing leaks].',
  ],
  use: ['[Free of BPA.|Wash and use again.]', 'A space to write on.'],
  highlights: ['{size.spec}', '{kind.spec}', 'Zip with a double seal', '{pack.spec}'],
  specs: [
    ['Size', '{size.spec}'],
    ['Type', '{kind.spec}'],
    ['Color', 'Clear'],
    ['Closure', 'Zip'],
  ],
  synonyms: 'zip bags, zipper bags, resealable bags, food bags',
  isMade: ({ kind = '', size = '' }) => kind !== 'Freezer' || size !== 'Sandwich',
};

export const holdAndCarry: readonly Family[] = [hookAndLoop, mountingStrips, cashBoxes, handTrucks, zipBags];
