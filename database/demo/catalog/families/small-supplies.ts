import { at, line, pack, singly, type Family } from '../family.ts';

const rubberBands: Family = {
  id: 'rubber-bands',
  category: 'rubber-bands',
  look: ({ brand, tone, has }) => ({ model: 'rubber-bands', color: tone('oak'), brand, isWide: has('size', '1/4 in') }),
  voice: 'bands',
  unit: 'box',
  cents: 399,
  popularity: 480,
  share: 0.9,
  lines: [...line('Clasp', ['', 'Everyday'], 1.1), ...line('Gripwell', ['Stretch'], 1.1, 0.5), ...line('Foolscap', [''], 0.74)],
  axes: {
    size: [
      at(1, 'Size #33', { spec: '#33, 3.5 x 1/8 in' }),
      at(1, 'Size #64', { spec: '#64, 3.5 x 1/4 in' }),
      at(1, 'Size #16', { spec: '#16, 2.5 x 1/16 in', weight: 0.8 }),
      at(1, 'Size #32', { spec: '#32, 3 x 1/8 in', weight: 0.7 }),
      at(1.1, 'Size #117B', {
        spec: '#117B, 7 x 1/8 in',
        weight: 0.5,
        says: 'Seven inches long, it goes around a whole stack of folders.',
      }),
    ],
    color: [{ text: 'Natural' }, { text: 'Assorted Colors', spec: 'Assorted', weight: 0.6, factor: 1.15 }],
    content: [
      at(1, '1/4 lb Box', { spec: '1/4 lb' }),
      at(2.6, '1 lb Box', { spec: '1 lb' }),
      at(0.6, '2 oz Box', { spec: '2 oz', weight: 0.4 }),
    ],
    pack: singly,
  },
  name: '{brand} {series} Rubber Bands, {size}, {color}, {content}',
  about: [
    'Bands that [stretch far and come back|hold a bundle for months], {size.spec}, in a box of {content.spec}.',
    'A {content.lower} of soft, strong bands for [mail, files and rolled plans|bundles that no clip will hold].',
  ],
  use: ['[They do not dry out in the drawer.|Low in odor and dust.]', '[Made of natural rubber.|Contains natural latex.]'],
  highlights: ['{content.spec} of bands, {size.spec}', '{color.spec}', 'High stretch, soft pull', 'Do not crumble with age'],
  specs: [
    ['Size', '{size.spec}'],
    ['Color', '{color.spec}'],
    ['Content', '{content.spec}'],
    ['Material', 'Natural rubber'],
  ],
  synonyms: 'elastic bands, elastics, gum bands, rubberbands',
};

const pushPins: Family = {
  id: 'push-pins',
  category: 'push-pins',
  look: ({ brand, tone, has }) => ({ model: 'push-pins', color: tone('multicolor'), brand, kind: has('kind', 'Push') ? 'pins' : 'tacks' }),
  voice: 'pins',
  unit: 'pin',
  cents: 6,
  thrift: 0.82,
  popularity: 520,
  share: 0.9,
  lines: [...line('Clasp', ['', 'Firm'], 1.1), ...line('Gripwell', ['Steady'], 1.1, 0.5), ...line('Foolscap', [''], 0.74)],
  axes: {
    kind: [
      at(1, 'Push Pins', { spec: 'Push pin with plastic head', synonyms: 'pushpins, map pins' }),
      at(0.7, 'Thumbtacks', { spec: 'Flat-head steel tack', weight: 0.7, synonyms: 'thumb tacks, drawing pins' }),
    ],
    color: [
      { text: 'Assorted Colors', spec: 'Assorted' },
      { text: 'Clear', weight: 0.7 },
      { text: 'Silver', weight: 0.9 },
      { text: 'Gold', weight: 0.5 },
      { text: 'Black', weight: 0.5 },
      { text: 'White', weight: 0.4 },
    ],
    point: [at(1, '3/8" Point', { spec: '3/8 in' }), at(1.1, '1/2" Point', { spec: '1/2 in', weight: 0.6 })],
    pack: [
      pack(100, 'Pack', '100/Pack'),
      pack(200, 'Pack', '200/Pack', 0.7),
      pack(300, 'Pack', '300/Pack', 0.5),
      pack(500, 'Box', '500/Box', 0.4),
    ],
  },
  name: '{brand} {series} {kind}, {point}, {color}, {pack}',
  about: [
    '{kind} that [go in without a hammer and come out without a fight|hold a stack of notices on cork or drywall].',
    'A tub of {units} {kind.lower} in {color.lower}, with {point.spec} steel points that [stay straight|do not rust].',
  ],
  use: [
    '[For bulletin boards, maps and fabric walls.|They leave a hole that nobody sees.]',
    'The tub closes, so that they stay off the floor.',
  ],
  highlights: [
    '{units} {kind.lower} in a tub',
    '{color.spec}, {point.spec} point',
    'Hardened steel points',
    'Hold on cork, fabric and drywall',
  ],
  specs: [
    ['Type', '{kind.spec}'],
    ['Point', '{point.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'tacks, bulletin board pins, notice board pins',
  isMade: ({ kind = '', color = '', point = '' }) =>
    kind === 'Thumbtacks' ? /Silver|Gold/.test(color) && point.startsWith('3/8') : !/Silver|Gold/.test(color),
};

const staples: Family = {
  id: 'staples',
  category: 'staples',
  look: ({ brand, has, units }) => ({
    model: 'staples',
    color: 'silver',
    brand,
    kind: has('kind', 'Heavy') ? 'heavy' : 'standard',
    boxes: ([1, 3, 5] as const).find((boxes) => boxes === units) ?? 5,
  }),
  voice: 'stapleRefills',
  unit: 'box',
  cents: 289,
  thrift: 0.86,
  popularity: 1200,
  facts: { isAutoRestock: true },
  lines: [...line('Clasp', ['', 'Chisel'], 1.1), ...line('Gripwell', ['Drive'], 1.12, 0.6), ...line('Foolscap', [''], 0.74)],
  axes: {
    kind: [
      at(1, 'Standard Staples', { spec: 'Standard' }),
      at(1.7, 'Heavy-Duty Staples', { spec: 'Heavy-duty', weight: 0.7, says: 'For heavy-duty staplers that take 23-series staples.' }),
    ],
    leg: [
      at(1, '1/4" Leg', { spec: '1/4 in, for 2 to 25 sheets' }),
      at(1.2, '3/8" Leg', { spec: '3/8 in, for 25 to 60 sheets' }),
      at(1.4, '1/2" Leg', { spec: '1/2 in, for 60 to 90 sheets', weight: 0.7 }),
    ],
    count: [
      at(1, '5,000/Box', { spec: '5,000' }),
      at(0.45, '1,000/Box', { spec: '1,000' }),
      at(0.75, '3,000/Box', { spec: '3,000', weight: 0.4 }),
    ],
    pack: [pack(1), pack(5, 'Pack', '5 Boxes/Pack', 0.7), pack(3, 'Pack', '3 Boxes/Pack', 0.6)],
  },
  name: '{brand} {series} {kind}, {leg}, {count}, {pack}',
  about: [
    '{kind} with chisel points that [go through without bending|fold flat on the back], {leg.spec}.',
    'Refills that [keep a stapler from jamming|feed as evenly as the ones that came with it]: {count.spec} to the box.',
  ],
  use: [
    '[Full strips of 210, glued so that they do not break in the drawer.|Fit every stapler that takes the size.]',
    '[One box lasts a desk for a year.|Steel that does not rust on paper.]',
  ],
  highlights: ['{count.spec} staples a box', '{leg.spec}', 'Chisel points', 'Jam-free strips', '{kind.spec} size'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Leg', '{leg.spec}'],
    ['Staples per box', '{count.spec}'],
    ['Material', 'Steel wire'],
  ],
  synonyms: 'staple refills, stapler refills, replacement staples',
  isMade: ({ kind = '', leg = '', count = '' }) =>
    kind.startsWith('Standard') ? leg.startsWith('1/4') && count !== '1,000/Box' : !leg.startsWith('1/4') && count === '1,000/Box',
};

const clipboards: Family = {
  id: 'clipboards',
  category: 'clipboards',
  look: ({ brand, tone, has, units }) => ({
    model: 'clipboards',
    color: tone('brown'),
    brand,
    material: has('material', 'Hardboard') ? 'hardboard' : has('material', 'Plastic') ? 'plastic' : 'aluminum',
    count: ([1, 3, 6] as const).find((count) => count === units) ?? 6,
  }),
  voice: 'boardsToWrite',
  unit: 'clipboard',
  cents: 349,
  thrift: 0.85,
  popularity: 420,
  share: 0.7,
  lines: [...line('Clasp', ['', 'Jobsite'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    material: [
      at(1, 'Hardboard', { spec: 'Hardboard' }),
      at(1.3, 'Plastic'),
      at(4, 'Aluminum', { weight: 0.5, says: 'It will outlast the truck it rides in.' }),
    ],
    size: [at(1, 'Letter Size', { spec: '9 x 12.5 in, for letter' })],
    color: [{ text: 'Brown' }, { text: 'Clear' }, { text: 'Blue', weight: 0.6 }, { text: 'Black', weight: 0.6 }, { text: 'Silver' }],
    pack: [pack(1), pack(6, 'Pack', '6/Pack', 0.7), pack(3, 'Pack', '3/Pack', 0.6)],
  },
  name: '{brand} {series} {material} {?Clipboard|Clipboards}, {size}, {color}, {pack}',
  about: [
    'A stiff {material.lower} board and a clip that [holds half an inch of paper|does not let a page slip], {size.spec}.',
    'For [inventories, rounds and sign-in sheets|forms that are filled in standing up]: {material.lower}, {color.lower}.',
  ],
  use: [
    '[The clip lies low, so that boards stack.|Rubber tips keep the grip and spare the paper.]',
    'Hang it by the clip when the day is done.',
  ],
  highlights: ['{material.spec}, {size.spec}', 'Low-profile spring clip', 'Holds up to 100 sheets', 'Smooth edges'],
  specs: [
    ['Material', '{material.spec}'],
    ['Size', '{size.spec}'],
    ['Color', '{color.spec}'],
    ['Clip', 'Low-profile steel'],
  ],
  synonyms: 'clip board, clip boards, form holder',
  isMade: ({ material = '', color = '' }) =>
    material === 'Hardboard' ? color === 'Brown' : material === 'Aluminum' ? color === 'Silver' : /Clear|Blue|Black/.test(color),
};

const rulers: Family = {
  id: 'rulers',
  category: 'rulers',
  look: ({ brand, tone, has, number, units }) => ({
    model: 'rulers',
    color: tone('oak'),
    brand,
    material: has('material', 'Wood') ? 'wood' : has('material', 'Steel') ? 'steel' : 'plastic',
    inches: ([6, 12, 18] as const).find((inches) => inches === number('long')) ?? 12,
    count: units === 1 ? 'one' : 'several',
  }),
  voice: 'measures',
  unit: 'ruler',
  cents: 169,
  thrift: 0.84,
  popularity: 330,
  share: 0.65,
  lines: [...line('Clasp', ['', 'Datum'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    long: [
      at(1, '12"', { spec: '12 in (30 cm)' }),
      at(0.7, '6"', { spec: '6 in (15 cm)', weight: 0.5 }),
      at(1.8, '18"', { spec: '18 in (45 cm)', weight: 0.5 }),
    ],
    material: [
      at(1, 'Wood', { spec: 'Hardwood with brass edge' }),
      at(0.8, 'Plastic', { spec: 'Acrylic' }),
      at(2.2, 'Stainless Steel', { spec: 'Stainless steel', weight: 0.8, says: 'A knife along its edge does not cut into it.' }),
    ],
    color: [{ text: 'Natural' }, { text: 'Clear' }, { text: 'Blue', weight: 0.5 }, { text: 'Silver' }],
    pack: [pack(1), pack(12, 'Pack', '12/Pack', 0.6), pack(36, 'Box', '36/Box', 0.2)],
  },
  name: '{brand} {series} {material} {?Ruler|Rulers}, {long}, Inch & Metric, {color}, {pack}',
  about: [
    'A {material.lower} ruler with inches in sixteenths and [millimeters|centimeters] that [do not rub off|can be read without squinting].',
    'Straight, {long.spec}, with both scales: [for desks, drafts and classrooms|for measuring, drawing and tearing straight].',
  ],
  use: ['[A hole at the end to hang it by.|Flat enough for the pencil tray.]', 'Checked against a master before it leaves the shop.'],
  highlights: ['{long.spec}', '{material.spec}', 'Inches in sixteenths, centimeters in millimeters', 'Hole to hang it by'],
  specs: [
    ['Length', '{long.spec}'],
    ['Material', '{material.spec}'],
    ['Color', '{color.spec}'],
    ['Scales', 'Inches and centimeters'],
  ],
  synonyms: 'measuring stick, straightedge, straight edge, foot rule',
  isMade: ({ material = '', color = '', pack: packed = '' }) =>
    material === 'Wood' ? color === 'Natural' : material === 'Plastic' ? /Clear|Blue/.test(color) : color === 'Silver' && packed === '',
};

const correctionTape: Family = {
  id: 'correction-tape',
  category: 'correction',
  look: ({ brand, tone, units }) => ({
    model: 'correction-tape',
    color: tone('multicolor'),
    brand,
    count: ([1, 2, 4, 10] as const).find((count) => count === units) ?? 10,
  }),
  voice: 'correction',
  unit: 'dispenser',
  cents: 269,
  thrift: 0.85,
  popularity: 560,
  share: 0.7,
  lines: [...line('Clasp', ['', 'Recover'], 1.1), ...line('Quillmark', ['Undo'], 1.15, 0.6), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    width: [at(1, '1/5" Wide', { spec: '1/5 in (5 mm)' }), at(0.95, '1/6" Wide', { spec: '1/6 in (4.2 mm)', weight: 0.6 })],
    long: [at(1, '394"', { spec: '394 in (10 m)' }), at(0.75, '236"', { spec: '236 in (6 m)', weight: 0.7 })],
    color: [
      { text: 'Assorted Dispensers', spec: 'Assorted' },
      { text: 'Blue Dispenser', spec: 'Blue', weight: 0.7 },
    ],
    pack: [pack(10, 'Pack', '10/Pack'), pack(4, 'Pack', '4/Pack'), pack(2, 'Pack', '2/Pack', 0.8), pack(1, 'Each', '', 0.7)],
  },
  name: '{brand} {series} Correction Tape, {width} x {long}, {color}, {pack}',
  about: [
    'White tape that [covers a line in one stroke|goes on dry], so that you can write over it at once.',
    'No brush, no fumes, no waiting: {width.spec} tape, {long.spec} to the dispenser, that [does not tear|does not show on copies].',
  ],
  use: ['[Wind it back with a pencil tip should it go slack.|The clear shell shows how much is left.]', 'Works on print, pen and marker.'],
  highlights: [
    '{units} {?dispenser|dispensers} of {long.spec}',
    '{width.spec} wide, white',
    'Dry: write over it at once',
    'Does not show on copies',
  ],
  specs: [
    ['Tape width', '{width.spec}'],
    ['Tape length', '{long.spec}'],
    ['Tape color', 'White'],
    ['Dispenser', '{color.spec}'],
  ],
  synonyms: 'white out, wite-out, whiteout, liquid paper, white-out tape, corrector, tipp-ex',
  isMade: ({ color = '', pack: packed = '' }) => color.startsWith('Blue') === (packed === ''),
};

const mechanicalPencils: Family = {
  id: 'mechanical-pencils',
  category: 'mechanical-pencils',
  look: ({ brand, tone, units }) => ({ model: 'mechanical-pencils', color: tone('black'), brand, count: units > 12 ? 24 : units }),
  voice: 'mechanicalPencils',
  unit: 'pencil',
  cents: 129,
  thrift: 0.86,
  popularity: 780,
  share: 0.8,
  lines: [...line('Quillmark', ['Draft', 'Advance'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    lead: [
      at(1, '0.7 mm', { spec: '0.7 mm, HB' }),
      at(1, '0.5 mm', { spec: '0.5 mm, HB' }),
      at(1, '0.9 mm', { spec: '0.9 mm, HB', weight: 0.4 }),
    ],
    color: [
      { text: 'Assorted Barrels', spec: 'Assorted' },
      { text: 'Black Barrel', spec: 'Black', weight: 0.8 },
      { text: 'Blue Barrel', spec: 'Blue', weight: 0.4 },
    ],
    pack: [pack(12, 'Pack', 'Dozen'), pack(5, 'Pack', '5/Pack', 0.8), pack(24, 'Box', '24/Box', 0.5)],
  },
  name: '{brand} {series} Mechanical Pencils, {lead}, {color}, {pack}',
  about: [
    'A click, and there is a fresh {lead} point: [no sharpener, no shavings|the same fine line to the last word].',
    'Pencils with a rubber grip and {lead} lead that [feeds evenly|does not break at every comma].',
  ],
  use: [
    '[The eraser under the cap really erases.|Refill them through the cap.]',
    '[For figures, drawings and tests.|Three leads are in each.]',
  ],
  highlights: [
    '{units} pencils, {lead.spec}',
    'Rubber grip and pocket clip',
    'Refillable, three leads in each',
    '{color.spec} barrels',
    'Eraser under the cap',
  ],
  specs: [
    ['Lead', '{lead.spec}'],
    ['Barrel', '{color.spec}'],
    ['Grip', 'Rubber'],
    ['Refillable', 'Yes'],
  ],
  synonyms: 'automatic pencils, clicker pencils, clutch pencils, propelling pencils, lead pencils, drafting pencils',
};

export const smallSupplies: readonly Family[] = [rubberBands, pushPins, staples, clipboards, rulers, correctionTape, mechanicalPencils];
