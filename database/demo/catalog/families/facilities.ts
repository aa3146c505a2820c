import type { Scent } from '#studio/props/scents.ts';
import { at, line, of, pack, silent, type Family, type Option } from '../family.ts';
import type { Seen } from '../seen.ts';
import { wordOf } from './choices.ts';

const scents: readonly Option[] = [
  { text: 'Lemon Scent', spec: 'Lemon' },
  { text: 'Lavender Scent', spec: 'Lavender', weight: 0.6 },
  { text: 'Fresh Linen Scent', spec: 'Fresh linen', weight: 0.7 },
  { text: 'Unscented', spec: 'None', weight: 0.7, says: 'It has no scent at all.' },
  ...['Orange', 'Eucalyptus', 'Pine'].map((spec) => ({ text: `${spec} Scent`, spec, weight: 0.3 })),
];

const scentOf = ({ has }: Seen): Scent =>
  wordOf<Scent>((words) => has('scent', words), {
    Lemon: 'lemon',
    Lavender: 'lavender',
    'Fresh linen': 'linen',
    None: 'plain',
    Orange: 'orange',
    Eucalyptus: 'eucalyptus',
    Pine: 'pine',
  });

const cleaners: Family = {
  id: 'cleaners',
  category: 'cleaners',
  look: (seen) => {
    const { brand, has, units } = seen;
    return {
      model: 'cleaner',
      color: 'white',
      brand,
      form: has('size', 'Jug') ? 'jug' : 'spray',
      kind: wordOf((words) => has('kind', words), {
        'All-Purpose': 'all-purpose',
        Glass: 'glass',
        Disinfectant: 'disinfectant',
        Floor: 'floor',
        Bleach: 'bleach',
      } as const),
      // Fernhill's all-purpose cleaner shows its scent; the others show what they are for.
      scent: units === 1 && has('kind', 'All-Purpose') && brand === 'Fernhill' ? scentOf(seen) : 'any',
      sold: units === 1 ? 'single' : 'case',
    };
  },
  voice: 'cleaning',
  unit: 'bottle',
  cents: 549,
  popularity: 380,
  share: 1.1,
  lines: [
    ...line('Fernhill', ['Bright', 'Plant & Plain', 'Daily'], 1.1),
    ...line('Foolscap', [''], 0.7),
    ...line('Purelane', ['Pro'], 1.2, 0.25),
  ],
  axes: {
    kind: [
      at(1, 'All-Purpose Cleaner', { synonyms: 'multi-surface cleaner, multipurpose cleaner, all purpose spray', spec: 'All-purpose' }),
      at(0.9, 'Glass Cleaner', { synonyms: 'window cleaner, windex', spec: 'Glass and mirrors' }),
      at(1.15, 'Disinfectant Cleaner', {
        synonyms: 'disinfectant spray, antibacterial cleaner, lysol',
        spec: 'Disinfectant',
        says: 'Kills 99.9 percent of common germs when left for four minutes.',
      }),
      at(1.05, 'Floor Cleaner', { synonyms: 'floor soap', spec: 'Floors' }),
      at(0.7, 'Bleach', { synonyms: 'chlorine bleach, clorox', spec: 'Bleach', weight: 0.7 }),
    ],
    scent: scents,
    size: [
      at(1, '32 oz Spray', { spec: '32 fl oz spray' }),
      at(0.8, '24 oz Spray', { spec: '24 fl oz spray', weight: 0.7 }),
      at(2.4, '1 Gallon Jug', { spec: '1 gal jug' }),
    ],
    pack: [pack(1), pack(4, 'Case'), pack(6, 'Case', '6/Case', 0.6), pack(12, 'Case', '12/Case', 0.5)],
  },
  name: '{brand} {series} {kind}, {scent}, {size}, {pack}',
  about: [
    'Cuts through [fingerprints and coffee rings|grease and dust] and dries without streaks.',
    'A {kind.lower} that [rinses off clean|needs no rinsing], for [counters and desks|everything that is touched].',
  ],
  use: ['[Safe on sealed stone, steel and laminate.|One spray, one wipe.]', 'Free of ammonia and phosphates.'],
  highlights: ['{kind.spec}, {size.spec}', 'Scent: {scent.spec}', 'Streak-free', 'No ammonia, no phosphates'],
  specs: [
    ['For', '{kind.spec}'],
    ['Scent', '{scent.spec}'],
    ['Content', '{size.spec}'],
  ],
  isMade: ({ kind = '', size = '', scent = '' }) =>
    (/Floor|Bleach/.test(kind) ? size === '1 Gallon Jug' : kind === 'All-Purpose Cleaner' || size !== '1 Gallon Jug') &&
    (kind !== 'Bleach' || scent === 'Unscented'),
  synonyms: 'cleaning spray, surface cleaner, household cleaner, cleaning supplies',
};

const wipes: Family = {
  id: 'wipes',
  category: 'disinfecting-wipes',
  look: (seen) => ({
    model: 'wipes',
    color: 'white',
    brand: seen.brand,
    kind: seen.has('kind', 'Screen') ? 'screen' : 'disinfecting',
    // The smaller brands have one label for all scents; so have tubs without a strong one.
    scent: seen.units === 3 && seen.brand === 'Fernhill' && seen.has('scent', /Lemon|Orange/) ? scentOf(seen) : 'any',
    units: seen.units > 3 ? 'case' : seen.units === 3 ? 'three' : 'one',
  }),
  voice: 'wipes',
  unit: 'tub',
  cents: 629,
  popularity: 620,
  share: 0.7,
  facts: { isAutoRestock: true },
  lines: [
    ...line('Fernhill', ['Bright', 'Swift'], 1.1),
    ...line('Lintwell', ['Swift'], 1, 0.25),
    ...line('Foolscap', [''], 0.72),
    ...line('Purelane', ['Pro'], 1.2, 0.25),
  ],
  axes: {
    kind: [at(1, 'Disinfecting Wipes', { spec: 'Disinfecting' }), at(1.1, 'Screen & Keyboard Wipes', { spec: 'Electronics', weight: 0.6 })],
    scent: scents,
    count: [at(1, '75 Wipes', { spec: '75' }), at(0.6, '35 Wipes', { spec: '35' }), at(1.35, '110 Wipes', { spec: '110', weight: 0.6 })],
    pack: [pack(3, 'Pack'), pack(6, 'Case'), pack(1, 'Each', '', 0.6), pack(12, 'Case', '12/Case', 0.5)],
  },
  name: '{brand} {series} {kind}, {scent}, {count}/Tub, {pack}',
  about: [
    '{kind} that [stay wet to the last one|pull out one at a time] and leave no film on {?desks and handles|desks, phones and handles}.',
    'A tub with {count.spec} {kind.lower} for [the meeting room|the front desk and the kitchen].',
  ],
  use: ['[The lid closes with a click.|Folds to a clean side twice.]', 'Bleach-free.'],
  highlights: ['{count.spec} wipes a tub', '{kind.spec}, scent: {scent.spec}', 'Kills 99.9 percent of common germs', 'No bleach'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Scent', '{scent.spec}'],
    ['Wipes per tub', '{count.spec}'],
  ],
  synonyms: 'clorox wipes, lysol wipes, cleaning wipes, sanitizing wipes, disinfectant wipes, antibacterial wipes, wet wipes',
  isMade: ({ kind = '', scent = '' }) => !kind.startsWith('Screen') || scent === 'Unscented',
};

const TOWEL_WORDS = 'kitchen roll, kitchen towels, roll towels, bounty';

const towels: Family = {
  id: 'paper-towels',
  category: 'paper-towels',
  look: ({ brand, has, units }) => ({
    model: 'paper-towels',
    color: 'forest',
    brand,
    kind: has('kind', 'Bath') ? 'tissue' : 'towels',
    rolls: units > 12 ? 'case' : units === 2 ? 2 : units === 6 ? 6 : 12,
  }),
  voice: 'paperGoods',
  unit: 'roll',
  cents: 235,
  thrift: 0.92,
  popularity: 700,
  facts: { isAutoRestock: true },
  lines: [
    ...line('Fernhill', ['Plant & Plain', 'Soft', 'Daily'], 1.1),
    ...line('Lintwell', ['Strongfold'], 1.1, 0.3),
    ...line('Foolscap', [''], 0.74),
  ],
  axes: {
    kind: [
      at(1, 'Paper Towels', { spec: 'Kitchen roll', synonyms: TOWEL_WORDS }),
      at(1.1, 'Half-Sheet Paper Towels', { spec: 'Kitchen roll, half sheets', synonyms: TOWEL_WORDS }),
      at(0.7, 'Bath Tissue', {
        spec: 'Bath tissue, 450 sheets',
        kind: 'toilet-paper',
        synonyms: 'toilet paper, toilet tissue, toilet rolls, loo roll, bathroom tissue, tp',
      }),
    ],
    ply: [at(1.15, '2-Ply', { spec: '2' }), at(1, '1-Ply', { spec: '1', weight: 0.5 }), at(1.35, '3-Ply', { spec: '3', weight: 0.3 })],
    color: [{ text: 'White' }],
    pack: [
      pack(2, 'Pack', '2 Rolls/Pack', 0.5),
      pack(12, 'Case', '12 Rolls/Case'),
      pack(6, 'Pack', '6 Rolls/Pack'),
      pack(30, 'Case', '30 Rolls/Case', 0.6),
      pack(80, 'Case', '80 Rolls/Case', 0.3),
    ],
  },
  name: '{brand} {series} {kind}, {ply}, {color}, {pack}',
  colorAxis: 'kind',
  about: [
    'Soft, strong rolls that [hold together when wet|take up a spill in one go].',
    '{ply.spec}-ply {kind.lower} for kitchens and washrooms, {units} rolls at a time.',
  ],
  use: ['[Fits standard holders and dispensers.|The case fits under the sink shelf.]', 'Made with recovered fiber.'],
  highlights: ['{units} rolls, {ply.spec}-ply', '{kind.spec}', '{color.spec}, strong when wet', 'Fits standard holders'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Ply', '{ply.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'paper goods',
};

const soap: Family = {
  id: 'hand-soap',
  category: 'hand-soap',
  look: (seen) => ({
    model: 'hand-soap',
    color: 'white',
    brand: seen.brand,
    foam: seen.has('kind', 'Foam'),
    scent: seen.units === 1 ? scentOf(seen) : 'any',
    sold: seen.units === 1 ? 'single' : 'case',
  }),
  // A scent is no color: the bottle is white.
  colorAxis: 'none',
  voice: 'soap',
  unit: 'bottle',
  cents: 399,
  popularity: 340,
  share: 0.8,
  lines: [
    ...line('Fernhill', ['Plant & Plain', 'Gentle', 'Daily'], 1.1),
    ...line('Purelane', ['Pure'], 1.15, 0.3),
    ...line('Foolscap', [''], 0.7),
  ],
  axes: {
    kind: [
      at(1, 'Liquid Hand Soap', { spec: 'Liquid' }),
      at(1.1, 'Foaming Hand Soap', { spec: 'Foam' }),
      at(1.1, 'Antibacterial Hand Soap', { spec: 'Antibacterial liquid', weight: 0.7 }),
    ],
    scent: scents,
    size: [
      at(1, '12 oz Pump', { spec: '12 fl oz pump' }),
      at(0.8, '7.5 oz Pump', { spec: '7.5 fl oz pump' }),
      at(1.3, '16 oz Pump', { spec: '16 fl oz pump' }),
    ],
    pack: [pack(1), pack(4, 'Case', '4/Case', 0.6), pack(6, 'Case'), pack(12, 'Case', '12/Case', 0.5)],
  },
  name: '{brand} {series} {kind}, {scent}, {size}, {pack}',
  about: [
    'A mild {kind.spec} soap that [rinses off quickly|does not dry the skin], {scent.lower}.',
    'For washrooms and kitchens: {kind.lower} with aloe that people do not mind using ten times a day.',
  ],
  use: ['[One pump is enough.|The bottle can be filled again.]', 'Free of dyes and parabens.'],
  highlights: ['{kind.spec}, {size.spec}', 'Scent: {scent.spec}', 'With aloe, no dyes', 'pH-balanced'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Scent', '{scent.spec}'],
    ['Content', '{size.spec}'],
  ],
  synonyms: 'hand wash, handwash, liquid soap, washroom soap, softsoap',
};

const sanitizer: Family = {
  ...soap,
  id: 'hand-sanitizer',
  category: 'hand-sanitizer',
  look: ({ brand, has, units }) => ({
    model: 'hand-sanitizer',
    color: 'white',
    brand,
    kind: has('kind', 'Foam') ? 'foam' : 'gel',
    units,
  }),
  voice: 'sanitizer',
  colorAxis: 'none',
  cents: 459,
  popularity: 260,
  share: 0.6,
  lines: [...line('Medley', ['Ready', 'Clear'], 1.1), ...line('Purelane', ['Pro'], 1.15, 0.3), ...line('Foolscap', [''], 0.7)],
  axes: {
    ...soap.axes,
    kind: [
      at(1, 'Gel Hand Sanitizer', { spec: 'Gel, 70 % alcohol' }),
      at(1.2, 'Foam Hand Sanitizer', { spec: 'Foam, 62 % alcohol', weight: 0.6 }),
      at(1.1, 'Hand Sanitizer with Aloe', { spec: 'Gel with aloe, 70 % alcohol' }),
    ],
    scent: scents.slice(0, 4),
    size: [
      at(1, '12 oz Pump', { spec: '12 fl oz pump' }),
      at(0.8, '8 oz Pump', { spec: '8 fl oz pump' }),
      at(1.3, '16 oz Pump', { spec: '16 fl oz pump' }),
    ],
  },
  about: [
    '{kind.spec}: kills 99.9 percent of common germs in 15 seconds and [dries without stickiness|leaves hands soft].',
    'For doors, desks and waiting rooms, in a {size.spec}.',
  ],
  use: ['[A pump on every counter.|Needs no water and no towel.]', 'Does not stain sleeves.'],
  highlights: ['{kind.spec}', '{size.spec}, scent: {scent.spec}', 'Dries in 15 seconds', 'With skin conditioner'],
  synonyms: 'hand sanitiser, purell, hand gel, alcohol gel, sanitizing gel, hand rub, hand disinfectant',
};

const sprays: Family = {
  id: 'air-sprays',
  category: 'air-fresheners',
  look: (seen) => ({
    model: 'spray-can',
    color: 'silver',
    brand: seen.brand,
    kind: seen.has('kind', 'Duster') ? 'duster' : seen.has('kind', 'Polish') ? 'polish' : 'freshener',
    // One label for all scents.
    scent: 'any',
    sold: seen.units === 1 ? 'single' : seen.units === 2 ? 'pair' : 'case',
  }),
  voice: 'sprays',
  unit: 'can',
  cents: 529,
  popularity: 210,
  share: 0.7,
  facts: { restrictedStates: ['AK', 'HI'] },
  lines: [...line('Fernhill', ['Bright', 'Meadow'], 1.1), ...line('Foolscap', [''], 0.72), ...line('Kestrel', ['Blast', 'Clear'], 1.2)],
  axes: {
    kind: [
      at(1, 'Air Freshener Spray', { synonyms: 'air freshener, room spray, room freshener, odor eliminator, febreze', spec: 'Room spray' }),
      at(1.25, 'Compressed-Gas Air Duster', {
        synonyms: 'air duster, canned air, compressed air, keyboard duster',
        spec: 'Duster',
        says: 'A thin tube reaches between keys and fins.',
      }),
      at(1.1, 'Furniture Polish', { synonyms: 'furniture spray, wood polish', spec: 'Polish', weight: 0.6 }),
    ],
    scent: scents,
    size: [at(1, '10 oz', { spec: '10 oz' }), at(1.3, '15 oz', { spec: '15 oz' }), at(0.75, '7 oz', { spec: '7 oz', weight: 0.6 })],
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.5), pack(6, 'Case'), pack(12, 'Case')],
  },
  name: '{brand} {series} {kind}, {scent}, {size} Can, {pack}',
  about: [
    'A {kind.lower} that [does its work in seconds|sprays a fine, even mist], {size.spec} to the can.',
    'For [washrooms and meeting rooms|offices and workshops]: {kind.lower}, {scent.lower}.',
  ],
  use: ['[Leaves no residue.|One short burst is enough.]', 'Ships by ground only.'],
  highlights: ['{kind.spec}, {size.spec}', 'Scent: {scent.spec}', 'No CFCs', 'Locking cap'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Scent', '{scent.spec}'],
    ['Content', '{size.spec}'],
  ],
  synonyms: 'aerosol, spray can',
  isMade: ({ kind = '', scent = '', brand = '' }) =>
    kind.startsWith('Compressed') ? scent === 'Unscented' && brand !== 'Fernhill' : brand !== 'Kestrel',
};

const bins: Family = {
  id: 'waste-bins',
  category: 'waste-bins',
  look: ({ brand, has, tone, units }) => ({
    model: 'waste-bin',
    color: tone(),
    brand,
    form: has('kind', 'Step') ? 'step' : has('kind', 'Recycling') ? 'recycling' : 'basket',
    // Nested recycling bins show the paint of their rims, not what is under it.
    steel: has('material', 'Steel') && !(units > 1 && has('kind', 'Recycling')),
    units,
  }),
  voice: 'bins',
  unit: 'bin',
  cents: 1190,
  popularity: 150,
  share: 0.9,
  lines: [...line('Fernhill', ['Hallway', 'Under-Desk'], 1.1), ...line('Harrow', ['Grid'], 1.2, 0.3), ...line('Foolscap', [''], 0.72)],
  axes: {
    size: [
      at(1, '7 gal', { spec: '7 gal' }),
      at(0.7, '3 gal', { spec: '3 gal' }),
      at(1.7, '13 gal', { spec: '13 gal' }),
      at(2.6, '23 gal', { spec: '23 gal', weight: 0.5 }),
    ],
    kind: [
      at(1, 'Wastebasket', { spec: 'Open' }),
      at(1.05, 'Recycling Bin', { synonyms: 'recycle bin, recycling container, blue bin', spec: 'Open, recycling mark' }),
      at(2, 'Step Can', { synonyms: 'pedal bin, step-on can', spec: 'Pedal and lid', weight: 0.7 }),
    ],
    material: [at(1, 'Plastic'), at(1.5, 'Steel', { weight: 0.7 })],
    color: of('Black', 'Gray', 'Blue', 'Silver'),
    pack: [pack(1), pack(3, 'Pack', '3/Pack', 0.3), pack(6, 'Carton', '6/Carton', 0.2)],
  },
  name: '{brand} {series} {material} {kind}, {size}, {color}, {pack}',
  about: [
    'A {material.lower} {kind.lower} of {size.spec} that [does not dent or rust|hides the bag under its rim].',
    'Keeps the office tidy: {size.spec}, {kind.spec}, {color.lower}.',
  ],
  use: ['[Takes standard liners.|Slim enough for the gap beside the desk.]', 'Wipes clean.'],
  highlights: ['{size.spec}, {kind.spec}', '{material.spec}, {color.lower}', 'Takes standard liners', 'Does not mark the floor'],
  specs: [
    ['Volume', '{size.spec}'],
    ['Type', '{kind.spec}'],
    ['Material', '{material.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'trash can, garbage can, waste basket, waste bin, rubbish bin, dustbin, garbage bin, trash bin, wastepaper basket',
  isMade: ({ kind = '', material = '', color = '' }) =>
    kind === 'Recycling Bin'
      ? color === 'Blue'
      : kind === 'Step Can'
        ? color === 'Silver' && material === 'Steel'
        : color === 'Black' || color === 'Gray',
};

const examGloves: Family = {
  id: 'exam-gloves',
  category: 'exam-gloves',
  look: ({ brand, has, tone, units }) => ({
    model: 'gloves',
    color: tone(),
    brand,
    material: has('material', 'Nitrile') ? 'Nitrile' : has('material', 'Vinyl') ? 'Vinyl' : 'Latex',
    sold: units === 1 ? 'box' : 'case',
  }),
  voice: 'gloves',
  unit: 'box',
  holds: { count: 100, unit: 'glove' },
  cents: 1090,
  thrift: 0.92,
  popularity: 300,
  share: 0.8,
  lines: [
    ...line('Medley', ['Exam', 'Exam Soft', 'Clinic'], 1.1),
    ...line('Purelane', ['Clinic'], 1.1, 0.25),
    ...line('Wardwell', ['Touch'], 1.15, 0.25),
  ],
  axes: {
    // Vinyl is for cleaning and food, too: everybody may buy it.
    material: [
      at(1.3, 'Nitrile', { facts: { isHealthcare: true } }),
      at(1, 'Vinyl', { weight: 0.7 }),
      at(1.15, 'Latex', { weight: 0.4, facts: { isHealthcare: true } }),
    ],
    size: of('Medium', 'Large', 'Small', 'X-Large'),
    thick: [at(1, '3 mil', { spec: '3 mil' }), at(1.25, '4 mil', { spec: '4 mil' }), at(1.6, '6 mil', { spec: '6 mil', weight: 0.4 })],
    cuff: [silent('Standard'), at(1.2, 'Extended Cuff', { spec: 'Extended, 12 in', weight: 0.3 })],
    color: [...of('Blue', 'Black', 'Teal', 'Purple')],
    pack: [pack(1, 'Box', '100/Box'), pack(10, 'Case', '100/Box, 10 Boxes/Case', 0.6), pack(4, 'Case', '100/Box, 4 Boxes/Case', 0.4)],
  },
  name: '{brand} {series} {material} Exam Gloves, {thick}, {cuff}, {size}, {color}, {pack}',
  about: [
    'Medical-grade {material.lower} exam gloves with [textured fingertips|a beaded cuff], {thick.spec} thick and powder-free.',
    'For medical offices and clinics: {material.lower} gloves in {size.lower}, tested against pinholes.',
  ],
  use: ['Sold to accounts in health care.', '[Free of powder and safe for most skin.|Meets the standard for examination gloves.]'],
  highlights: [
    '100 exam gloves a box, {size.lower}',
    '{material.spec}, {thick.spec}',
    'Powder-free',
    'Textured fingertips',
    'Fit either hand',
  ],
  specs: [
    ['Material', '{material.spec}'],
    ['Size', '{size.spec}'],
    ['Thickness', '{thick.spec}'],
    ['Cuff', '{cuff.spec}'],
    ['Color', '{color.spec}'],
    ['Powder', 'None'],
  ],
  synonyms: 'disposable gloves, medical gloves, surgical gloves, rubber gloves, examination gloves',
  isMade: ({ material = '', color = '' }) =>
    color === (material === 'Vinyl' ? 'Purple' : material === 'Latex' ? 'Teal' : color === 'Black' ? 'Black' : 'Blue'),
};

const firstAid: Family = {
  id: 'first-aid',
  category: 'first-aid-kits',
  look: ({ brand, has, tone }) => ({ model: 'first-aid', color: tone(), brand, steel: has('housing', 'Metal') }),
  voice: 'firstAid',
  unit: 'kit',
  cents: 2490,
  popularity: 90,
  share: 0.6,
  lines: [...line('Medley', ['Ready', 'Response'], 1.1), ...line('Wardwell', ['Standby'], 1.15, 0.3), ...line('Foolscap', [''], 0.75)],
  axes: {
    people: [
      at(1, '25-Person', { spec: '25' }),
      at(0.6, '10-Person', { spec: '10' }),
      at(1.6, '50-Person', { spec: '50' }),
      at(2.6, '100-Person', { spec: '100', weight: 0.5 }),
    ],
    housing: [
      at(1, 'Plastic Case', { spec: 'Plastic, wall-mountable' }),
      at(1.35, 'Metal Case', { spec: 'Steel, wall-mountable', weight: 0.7 }),
    ],
    level: [at(1, 'ANSI A', { spec: 'ANSI class A' }), at(1.5, 'ANSI B', { spec: 'ANSI class B', weight: 0.6 })],
    content: [
      at(1, '141 Pieces', { spec: '141' }),
      at(1.3, '260 Pieces', { spec: '260' }),
      at(0.8, '96 Pieces', { spec: '96', weight: 0.6 }),
    ],
    color: of('White', 'Red', 'Green'),
    pack: [pack(1)],
  },
  name: '{brand} {series} {people} First Aid Kit, {housing}, {level}, {content}, {color}',
  about: [
    '{content.spec} pieces for {people.spec} people, sorted so that [the right thing is on top|nobody has to search].',
    'A first aid kit in a {housing.lower} that meets {level.spec}.',
  ],
  use: ['[A card tells when to refill.|Hang it where everybody sees it.]', 'Refills are sold singly.'],
  highlights: ['{content.spec} pieces for {people.spec} people', '{level.spec}', '{housing.spec}', 'With guide and burn care'],
  specs: [
    ['For people', '{people.spec}'],
    ['Pieces', '{content.spec}'],
    ['Standard', '{level.spec}'],
    ['Housing', '{housing.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'first aid box, first-aid cabinet, medical kit, emergency kit, bandage kit',
};

export const facilities: readonly Family[] = [cleaners, wipes, towels, soap, sanitizer, sprays, bins, examGloves, firstAid];
