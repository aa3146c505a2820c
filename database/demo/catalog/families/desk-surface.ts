import { at, line, of, pack, silent, type Family, type Option } from '../family.ts';

const materials: readonly Option[] = [
  at(1, 'Plastic'),
  at(1.9, 'Wood', { spec: 'Beech', says: 'Oiled wood warms up any desk.' }),
  at(1.4, 'Metal', { spec: 'Steel', weight: 0.7 }),
];
const finishes: readonly Option[] = [...of('Black', 'White'), { text: 'Silver', weight: 0.7 }, ...of('Oak', 'Walnut')];
const agrees = ({ material = '', color = '' }: Readonly<Record<string, string>>): boolean =>
  material === 'Wood'
    ? color === 'Oak' || color === 'Walnut'
    : material === 'Metal'
      ? color === 'Silver'
      : color === 'Black' || color === 'White';
const leathers: readonly Option[] = [
  at(1, 'Faux Leather'),
  at(1.15, 'Stitched Faux Leather', { says: 'A light seam runs along the edge.' }),
  at(2.4, 'Full-Grain Leather', { weight: 0.4 }),
];

const organizers: Family = {
  id: 'desk-organizers',
  category: 'desk-organizers',
  look: ({ brand, tone, has, number }) => ({
    model: 'desk-organizer',
    brand,
    color: tone('black'),
    room: number('parts') > 5 ? 'large' : 'small',
    hasDrawer: has('drawer', 'drawer'),
  }),
  voice: 'organizers',
  unit: 'organizer',
  cents: 1490,
  popularity: 320,
  share: 1.1,
  isMade: agrees,
  lines: [
    ...line('Harrow', ['Compose', 'Tidewater', 'Grid'], 1.1),
    ...line('Foolscap', [''], 0.72),
    ...line('Stackwell', ['Modular'], 0.95, 0.3),
  ],
  axes: {
    parts: [
      at(1, '6-Compartment', { spec: '6' }),
      at(0.8, '4-Compartment', { spec: '4' }),
      at(1.3, '8-Compartment', { spec: '8' }),
      at(0.9, '5-Compartment', { spec: '5', weight: 0.6 }),
    ],
    drawer: [silent('None'), at(1.3, 'with Drawer', { spec: 'One', weight: 0.5, says: 'A drawer hides what does not need to be seen.' })],
    style: [
      at(1, 'Desk Organizer', { spec: 'Desktop' }),
      at(1.15, 'Desk Caddy', { spec: 'Desktop caddy', weight: 0.6 }),
      at(1.35, 'Desk Organizer Station', { spec: 'Desktop, with note tray', weight: 0.5 }),
    ],
    material: materials,
    color: finishes,
    pack: [pack(1)],
  },
  name: '{brand} {series} {parts} {material} {style} {drawer}, {color}',
  about: [
    'Pens, clips, cards and the phone each find their place in {parts.spec} compartments.',
    'A {material.spec} organizer that [clears the desk|brings order] without taking it over.',
  ],
  use: ['[Felt feet keep it quiet on glass.|The footprint is no larger than a notebook.]', 'Pairs with trays and cups of the same series.'],
  highlights: [
    '{parts.spec} compartments',
    '{material.spec}, {color.lower}',
    'Non-scratch feet',
    'Fits phones and sticky notes',
    'Wipes clean',
  ],
  specs: [
    ['Compartments', '{parts.spec}'],
    ['Drawers', '{drawer.spec}'],
    ['Type', '{style.spec}'],
    ['Material', '{material.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'desk organiser, desk tidy, desktop organizer, supply organizer',
};

const letterTrays: Family = {
  id: 'letter-trays',
  category: 'letter-trays',
  look: ({ brand, tone, units }) => ({
    model: 'letter-tray',
    brand,
    color: tone('black'),
    trays: units,
  }),
  voice: 'trays',
  unit: 'tray',
  cents: 890,
  popularity: 230,
  lines: [...line('Harrow', ['Compose', 'Grid'], 1.1), ...line('Foolscap', [''], 0.7), ...line('Stackwell', ['Modular'], 0.95, 0.3)],
  axes: {
    tiers: [
      at(1, 'Stackable', { spec: '1, stackable' }),
      at(1.2, 'Stackable, Deep', { spec: '1, stackable, 3 in deep', weight: 0.5 }),
      at(0.9, 'Flat', { spec: '1', weight: 0.4 }),
    ],
    load: [at(1, 'Side-Load', { spec: 'Side' }), at(1, 'Front-Load', { spec: 'Front' })],
    size: [at(1, 'Letter Size', { spec: 'Letter' }), at(1.15, 'Legal Size', { spec: 'Legal', weight: 0.4 })],
    material: [at(1, 'Faux Leather'), at(0.8, 'Plastic'), at(1.2, 'Wood', { spec: 'Lacquered wood', weight: 0.6 })],
    color: of('Black', 'Brown', 'Teal'),
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.4), pack(6, 'Pack', '6/Pack', 0.2)],
  },
  name: '{brand} {series} {material} Letter {?Tray|Trays}, {tiers}, {load}, {size}, {color}, {pack}',
  about: [
    'In, out and pending: {material.spec} trays for {size.lower} paper that [stack without wobbling|lift off one by one].',
    "A {load.lower} tray that keeps the day's paper flat and in sight.",
  ],
  use: ['[Holds about 250 sheets a tier.|Room for labels on the front edge.]', 'Matches the organizers of the same series.'],
  highlights: ['Tiers: {tiers.spec}', '{load.spec}-loading, {size.lower}', '{material.spec}, {color.lower}', 'Holds 250 sheets a tier'],
  specs: [
    ['Tiers', '{tiers.spec}'],
    ['Loading', '{load.spec}'],
    ['Paper size', '{size.spec}'],
    ['Material', '{material.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'paper tray, desk tray, inbox, in tray, out tray, document tray',
};

const penCups: Family = {
  id: 'pen-cups',
  category: 'pen-cups',
  look: ({ brand, tone, units, has }) => ({
    model: 'pen-cup',
    brand,
    color: tone('black'),
    style: has('style', 'Divided') ? 'divided' : has('style', 'Tall') ? 'tall' : 'square',
    cups: units,
  }),
  voice: 'trays',
  unit: 'cup',
  cents: 560,
  popularity: 190,
  share: 0.6,
  lines: [...line('Harrow', ['Compose', 'Grid', 'Tidewater'], 1.1), ...line('Foolscap', [''], 0.7)],
  axes: {
    style: [
      at(1, 'Square Pen Cup', { spec: 'Square, one compartment' }),
      at(1.3, 'Divided Pen Cup', { spec: 'Square, two compartments' }),
      at(1.2, 'Tall Pen Cup', { spec: 'Square, 5 in high', weight: 0.6 }),
    ],
    material: [at(1, 'Faux Leather'), at(0.7, 'Plastic'), at(1.2, 'Wood', { spec: 'Lacquered wood', weight: 0.6 })],
    color: of('Black', 'Brown', 'Red'),
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.4), pack(4, 'Pack', '4/Pack', 0.2)],
  },
  name: '{brand} {series} {material} {style}, {color}, {pack}',
  about: [
    'A heavy-based cup for pens, scissors and a ruler that [does not tip over|stays where it stands].',
    'The {series} cup holds two dozen pens in {material.spec}.',
  ],
  use: ['[Matches trays and organizers of the series.|A small thing that tidies up a desk at once.]', 'Soft feet protect the desk.'],
  highlights: ['{style.spec}', '{material.spec}, {color.lower}', 'Weighted base', 'Soft feet'],
  specs: [
    ['Type', '{style.spec}'],
    ['Material', '{material.spec}'],
    ['Color', '{color.spec}'],
    ['Holds', 'About 24 pens'],
  ],
  synonyms: 'pencil cup, pen holder, pencil holder, pen pot, pencil pot',
};

const deskPads: Family = {
  id: 'desk-pads',
  category: 'desk-pads',
  look: ({ brand, tone, has }) => ({
    model: 'desk-pad',
    brand,
    color: tone('brown'),
    leather: has('material', 'Stitched') ? 'stitched' : 'plain',
    isWide: !has('size', '17'),
    hasRails: has('edge', 'Rails'),
  }),
  voice: 'deskPads',
  unit: 'pad',
  cents: 1790,
  popularity: 170,
  share: 0.8,
  lines: [...line('Harrow', ['Compose', 'Saddleback'], 1.1), ...line('Foolscap', [''], 0.7)],
  axes: {
    material: leathers,
    size: [
      at(1, '17" x 24"', { spec: '17 x 24 in' }),
      at(1.35, '20" x 36"', { spec: '20 x 36 in' }),
      at(0.8, '12" x 24"', { spec: '12 x 24 in', weight: 0.6 }),
    ],
    edge: [silent('None'), at(1.2, 'with Side Rails', { spec: 'Two', weight: 0.4 })],
    color: [...of('Brown', 'Navy')],
    pack: [pack(1)],
  },
  name: '{brand} {series} {material} Desk Pad {edge}, {size}, {color}',
  about: [
    'A {material.lower} pad that [gives pen and mouse a better surface|quiets the keyboard and saves the desk].',
    '{size.spec} of {material.lower} in {color.lower}, with a backing that does not slide.',
  ],
  use: ['[Rolls flat within an hour of unpacking.|Spills wipe off.]', 'Large enough for keyboard and mouse.'],
  highlights: ['{material.spec}, {size.spec}', 'Works with any mouse', 'Non-slip backing', '{color.spec}, side rails: {edge.spec}'],
  specs: [
    ['Material', '{material.spec}'],
    ['Size', '{size.spec}'],
    ['Side rails', '{edge.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'desk mat, desk blotter, blotter, desk protector',
};

/** What sets are called that hold more rolls than the dispenser. */
const MORE_ROLLS = 'tape refills, refill rolls';

const invisibleTape: Family = {
  id: 'invisible-tape',
  category: 'tape',
  look: ({ brand, tone, units, has }) => ({
    model: 'tape',
    brand,
    color: tone('black'),
    kind: has('kind', 'Glossy') ? 'glossy' : 'matte',
    rolls: units,
  }),
  voice: 'tape',
  unit: 'roll',
  cents: 690,
  popularity: 820,
  lines: [...line('Clasp', ['Clearline', 'Matte', 'Desk'], 1.1), ...line('Gripwell', ['Ghost'], 1.1, 0.3), ...line('Foolscap', [''], 0.7)],
  axes: {
    kind: [
      at(1, 'Invisible Tape', { spec: 'Invisible, matte' }),
      at(0.9, 'Glossy Tape', { spec: 'Transparent, glossy', weight: 0.6 }),
      at(1.15, 'Removable Tape', { spec: 'Removable', weight: 0.4 }),
    ],
    width: [
      at(1, '3/4"', { spec: '3/4 in' }),
      at(0.85, '1/2"', { spec: '1/2 in', weight: 0.6 }),
      at(1.2, '1"', { spec: '1 in', weight: 0.4 }),
    ],
    length: [
      at(1, '1,000"', { spec: '27.8 yd' }),
      at(1.15, '1,296"', { spec: '36 yd' }),
      at(1.6, '2,592"', { spec: '72 yd', weight: 0.6 }),
    ],
    holder: [
      at(1, 'with Weighted Dispenser', { spec: 'Weighted desk dispenser', says: 'The dispenser is heavy enough to tear with one hand.' }),
      at(0.8, 'with Dispenser', { spec: 'Desk dispenser' }),
    ],
    color: of('Red', 'Black'),
    pack: [
      pack(1, 'Each', ''),
      { ...pack(3, 'Set', '3 Rolls/Set', 0.5), synonyms: MORE_ROLLS },
      { ...pack(6, 'Set', '6 Rolls/Set', 0.4), synonyms: MORE_ROLLS },
      { ...pack(12, 'Set', '12 Rolls/Set', 0.3), synonyms: MORE_ROLLS },
    ],
  },
  name: '{brand} {series} {kind} {holder}, {width} x {length}, {color}, {pack}',
  about: [
    '{kind} that [disappears on paper|can be written on] and does not yellow in the file, on a {color.lower} dispenser.',
    'Rolls off smoothly, tears straight and [holds for years|stays clear on copies].',
  ],
  use: ['[Repairs, wraps and holds.|For wrapping, mending and mounting.]', 'The core takes any 1-inch refill.'],
  highlights: ['{kind.spec}, {width.spec} wide', '{length.spec} per roll', 'Does not yellow', 'Write on it with pen or pencil'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Width', '{width.spec}'],
    ['Length', '{length.spec}'],
    ['Dispenser', '{holder.spec}'],
    ['Dispenser color', '{color.spec}'],
  ],
  synonyms: 'scotch tape, clear tape, sticky tape, sellotape, cellophane tape, transparent tape, magic tape, office tape',
};

const repairTape: Family = {
  id: 'repair-tape',
  category: 'tape',
  look: ({ brand, tone, units, has }) => ({
    model: 'tape-rolls',
    brand,
    color: tone('blue'),
    kind: has('kind', 'Duct') ? 'duct' : 'masking',
    rolls: units,
  }),
  voice: 'tape',
  unit: 'roll',
  cents: 560,
  thrift: 0.85,
  popularity: 420,
  share: 0.8,
  lines: [...line('Parcelry', ['Workshop', 'Edge'], 1.1), ...line('Gripwell', ['Jobline'], 1.15, 0.3), ...line('Foolscap', [''], 0.7)],
  axes: {
    kind: [
      at(1, 'Masking Tape', {
        synonyms: 'painters tape, paint tape, artist tape',
        spec: 'Masking',
        says: 'It comes off after two weeks without a trace.',
      }),
      at(1.4, 'Duct Tape', { synonyms: 'duck tape, gaffer tape, cloth tape', spec: 'Duct', says: 'It tears by hand and holds outdoors.' }),
    ],
    width: [at(1, '1.88"', { spec: '1.88 in' }), at(0.7, '1"', { spec: '1 in' }), at(0.85, '1.41"', { spec: '1.41 in', weight: 0.6 })],
    length: [at(1, '60 yd', { spec: '60 yd' }), at(0.6, '20 yd', { spec: '20 yd' }), at(0.8, '45 yd', { spec: '45 yd', weight: 0.6 })],
    color: of('Blue', 'Gray'),
    pack: [
      pack(3, 'Pack', '3 Rolls/Pack'),
      pack(2, 'Pack', '2 Rolls/Pack'),
      pack(1, 'Each', '', 0.6),
      pack(6, 'Pack', '6 Rolls/Pack', 0.6),
      pack(24, 'Case', '24 Rolls/Case', 0.3),
    ],
  },
  name: '{brand} {series} {kind}, {width} x {length}, {color}, {pack}',
  about: [
    '{kind} in {color.lower}, {width.spec} wide, that [sticks at once|follows edges and curves].',
    'For [painting, labeling and bundling|repairs that cannot wait]: {length.spec} of {kind.lower} on each roll.',
  ],
  use: ['[Tears straight across.|A roll belongs in every drawer.]', 'Write on it with any marker.'],
  highlights: ['{kind.spec} tape, {width.spec} x {length.spec}', 'Tears by hand', '{color.spec}', 'For indoors and out'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Width', '{width.spec}'],
    ['Length', '{length.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'utility tape',
  isMade: ({ kind = '', color = '' }) => (kind === 'Masking Tape') === (color === 'Blue'),
};

const glueSticks: Family = {
  id: 'glue-sticks',
  category: 'glue',
  look: ({ brand, tone, units, has }) =>
    has('kind', 'Stick')
      ? {
          model: 'glue',
          brand,
          color: tone(),
          sticks: units,
        }
      : {
          model: 'glue-bottle',
          brand,
          color: tone(),
          kind: has('kind', 'Wood') ? 'Wood Glue' : 'School Glue',
          bottles: units,
        },
  voice: 'glue',
  unit: 'piece',
  cents: 129,
  popularity: 700,
  lines: [
    ...line('Clasp', ['Bond', 'Gentle', 'Hold'], 1.1),
    ...line('Gripwell', ['Bond'], 1.1, 0.3),
    ...line('Kite & Crayon', ['Little Hands'], 0.95, 0.3),
    ...line('Foolscap', [''], 0.7),
  ],
  axes: {
    kind: [
      at(1, 'Glue Stick', { synonyms: 'glue sticks, gluestick, pritt stick', spec: 'Stick' }),
      at(1.4, 'School Glue', { synonyms: 'white glue, liquid glue, pva glue, craft glue, elmers', spec: 'Liquid' }),
      at(2.1, 'Wood Glue', { synonyms: 'carpenter glue', spec: 'Wood glue', weight: 0.5 }),
    ],
    size: [
      at(1, '0.77 oz', { spec: '0.77 oz' }),
      at(0.55, '0.32 oz', { spec: '0.32 oz' }),
      at(1.5, '1.41 oz', { spec: '1.41 oz' }),
      at(2, '4 oz', { spec: '4 oz' }),
      at(3, '8 oz', { spec: '8 oz', weight: 0.4 }),
    ],
    color: [
      silent('Blue cap, dries transparent'),
      at(1.05, 'Disappearing Purple', {
        synonyms: 'glue sticks, gluestick, purple glue stick',
        spec: 'Purple, dries clear',
        weight: 0.6,
        says: 'It goes on purple and dries clear, so that no spot is missed.',
      }),
    ],
    pack: [
      pack(12, 'Pack'),
      pack(1, 'Each', '', 0.3),
      pack(4, 'Pack', '4/Pack'),
      pack(30, 'Box', '30/Box', 0.5),
      pack(60, 'Box', 'Class Pack of 60', 0.3),
    ],
  },
  name: '{brand} {series} {kind}, {color}, {size}, {pack}',
  about: [
    'Glue that [spreads evenly|does not wrinkle thin paper] and washes out with water.',
    'Strong enough for [posters and envelopes|craft and cardboard], gentle enough for small hands.',
  ],
  use: ['Non-toxic and acid-free.', '[Caps close tightly, so nothing dries out in the drawer.|A classroom box lasts a term.]'],
  highlights: ['{kind.spec}, {size.spec}', 'Washable and non-toxic', 'Does not wrinkle paper', 'Acid-free for photos'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Size', '{size.spec}'],
    ['Color', '{color.spec}'],
    ['Washable', 'Yes'],
  ],
  synonyms: 'glue, adhesive, paste',
  isMade: ({ kind = '', size = '', color = '' }) =>
    (kind === 'Glue Stick') === ['0.77 oz', '0.32 oz', '1.41 oz'].includes(size) && (color === '' || kind === 'Glue Stick'),
};

export const deskSurface: readonly Family[] = [organizers, letterTrays, penCups, deskPads, invisibleTape, repairTape, glueSticks];
