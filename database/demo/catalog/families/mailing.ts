import { at, line, of, pack, silent, type Family, type Option } from '../family.ts';

/** How the labels of a size lie on their sheet: columns and rows. */
const sheets: Readonly<Record<string, readonly [number, number]>> = {
  '1" x 2-5/8"': [3, 10],
  '2" x 4"': [2, 5],
  '3-1/3" x 4"': [2, 3],
  '5.5" x 8.5"': [1, 2],
  '1/2" x 1-3/4"': [4, 20],
  '8.5" x 11"': [1, 1],
};

const closures: readonly Option[] = [
  at(1, 'Gummed', { spec: 'Gummed' }),
  at(1.3, 'Self-Seal', { spec: 'Self-seal strip', says: 'Peel the strip and press: no licking, no sponge.' }),
  at(1.15, 'Press-and-Stick', { spec: 'Two adhesive flaps', weight: 0.4 }),
];

const envelopes: Family = {
  id: 'envelopes',
  category: 'envelopes',
  look: ({ brand, tone, has }) => ({
    model: 'envelopes',
    brand,
    color: tone(),
    form: has('kind', 'clasp') ? 'clasp' : has('kind', 'invitation') ? 'invitation' : has('kind', 'security') ? 'security' : 'business',
  }),
  voice: 'envelopes',
  unit: 'envelope',
  cents: 14,
  thrift: 0.88,
  popularity: 820,
  share: 1.2,
  lines: [
    ...line('Parcelry', ['Standard', 'Correspondence', 'Business'], 1.1),
    ...line('Foolscap', [''], 0.74),
    ...line('Cotswell', ['Fine Business'], 1.6, 0.25),
    ...line('Evenfold', ['Renew'], 1.15, 0.25),
  ],
  axes: {
    size: [
      at(1, '#10', { spec: '#10, 4.125 x 9.5 in' }),
      at(0.9, '#9', { spec: '#9, 3.875 x 8.875 in', weight: 0.4 }),
      at(2.6, '9" x 12"', { spec: '9 x 12 in' }),
      at(3, '10" x 13"', { spec: '10 x 13 in', weight: 0.7 }),
      at(2, '6" x 9"', { spec: '6 x 9 in', weight: 0.7 }),
      at(1.1, 'A7', { spec: 'A7, 5.25 x 7.25 in', weight: 0.6 }),
    ],
    kind: [
      at(1, ''),
      at(1.15, 'Security Tint', {
        synonyms: 'security envelopes, check envelopes, privacy envelopes',
        spec: 'Security tint',
        says: 'The tint inside hides checks and names.',
      }),
      at(1.3, 'Clasp', { synonyms: 'manila envelopes, catalog envelopes', spec: 'Metal clasp' }),
      at(1.2, 'Invitation', { synonyms: 'greeting card envelopes', spec: 'Invitation' }),
    ],
    closure: closures,
    color: [{ text: 'White' }, { text: 'Kraft' }, { text: 'Cream' }],
    pack: [
      pack(500, 'Box'),
      pack(100, 'Box'),
      pack(250, 'Box', '250/Box', 0.5),
      pack(50, 'Pack', '50/Pack', 0.6),
      pack(2500, 'Carton', '2,500/Carton', 0.2),
    ],
  },
  name: '{brand} {series} {size} {kind} Envelopes, {closure}, {color}, {pack}',
  about: [
    '{color} envelopes that [go through meters and printers|stay shut], {size.spec}, {closure.lower}.',
    '{units} envelopes of 24 lb paper with [square corners|crisp folds] for [invoices and letters|everything that still goes by mail].',
  ],
  use: ['[Print addresses right on them.|Acid-free, for papers that are kept.]', 'The box is dust-proof and opens like a drawer.'],
  highlights: ['{units} envelopes, {size.spec}', 'Closure: {closure.spec}', '{color.spec}, 24 lb', 'Runs through postage meters'],
  specs: [
    ['Size', '{size.spec}'],
    ['Type', '{kind.spec}'],
    ['Closure', '{closure.spec}'],
    ['Color', '{color.spec}'],
    ['Paper weight', '24 lb'],
  ],
  synonyms: 'mailing envelopes, letter envelopes, business envelopes',
  isMade: ({ kind = '', size = '', color = '' }) =>
    size === 'A7'
      ? kind === 'Invitation' && color !== 'Kraft'
      : size.includes('"')
        ? kind === 'Clasp' && color === 'Kraft'
        : (kind === '' || kind === 'Security Tint') && color === 'White',
};

const mailers: Family = {
  id: 'mailers',
  category: 'mailers',
  look: ({ brand, tone, has }) => ({
    model: 'mailers',
    brand,
    color: tone(),
    form: has('kind', 'poly') ? 'poly' : 'padded',
  }),
  voice: 'mailers',
  unit: 'mailer',
  cents: 89,
  thrift: 0.87,
  popularity: 420,
  lines: [
    ...line('Parcelry', ['Cushion', 'Outbound', 'Everyday'], 1.1),
    ...line('Foolscap', [''], 0.74),
    ...line('Evenfold', ['Renew'], 1.2, 0.25),
  ],
  axes: {
    kind: [
      at(1, 'Bubble Mailers', { synonyms: 'padded envelopes, padded mailers, bubble envelopes, jiffy bags', spec: 'Bubble-lined paper' }),
      at(0.7, 'Poly Mailers', { synonyms: 'plastic mailers, poly bags, courier bags', spec: 'Poly, tear-proof' }),
    ],
    size: [
      at(1, '#0, 6" x 10"', { spec: '6 x 10 in (#0)' }),
      at(1.3, '#2, 8.5" x 12"', { spec: '8.5 x 12 in (#2)' }),
      at(1.7, '#5, 10.5" x 16"', { spec: '10.5 x 16 in (#5)' }),
      at(2.3, '#7, 14.25" x 20"', { spec: '14.25 x 20 in (#7)', weight: 0.6 }),
      at(0.7, '#000, 4" x 8"', { spec: '4 x 8 in (#000)' }),
    ],
    color: of('Kraft', 'White', 'Gray'),
    pack: [pack(25, 'Pack'), pack(10, 'Pack', '10/Pack', 0.7), pack(100, 'Case', '100/Case', 0.7), pack(250, 'Case', '250/Case', 0.3)],
  },
  name: '{brand} {series} {kind}, {size}, Self-Seal, {color}, {pack}',
  about: [
    '{kind} that [weigh next to nothing|keep out rain], {size.spec} inside, with a strip that cannot be opened unseen.',
    'For books, parts and samples: {kind.lower} in {color.lower}.',
  ],
  use: ['[Opens with a tear strip.|Takes labels and ink alike.]', '{units} in the pack.'],
  highlights: ['{units} mailers, {size.spec}', '{kind.spec}', 'Self-seal, tamper-evident', '{color.spec}'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Inside size', '{size.spec}'],
    ['Closure', 'Self-seal'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'mailing bags, shipping bags, postal bags',
  isMade: ({ kind = '', color = '' }) => (kind === 'Poly Mailers') === (color === 'Gray'),
};

const bubble: Family = {
  id: 'bubble-wrap',
  category: 'bubble-wrap',
  look: ({ brand, tone, units }) => ({ model: 'bubble-wrap', brand, color: tone('clear'), count: units }),
  voice: 'bubble',
  unit: 'roll',
  cents: 1290,
  popularity: 210,
  share: 0.5,
  lines: [...line('Parcelry', ['Cushion', 'Strongbubble'], 1.1), ...line('Foolscap', [''], 0.74), ...line('Boxwood', ['Wrap'], 1, 0.25)],
  axes: {
    bubble: [
      at(1, '3/16" Bubbles', { spec: '3/16 in' }),
      at(1.1, '5/16" Bubbles', { spec: '5/16 in', weight: 0.7 }),
      at(1.2, '1/2" Bubbles', { spec: '1/2 in' }),
    ],
    width: [at(1, '12"', { spec: '12 in' }), at(1.7, '24"', { spec: '24 in' }), at(1.2, '16"', { spec: '16 in', weight: 0.6 })],
    length: [
      at(1, '50 ft', { spec: '50 ft' }),
      at(1.75, '100 ft', { spec: '100 ft' }),
      at(2.8, '175 ft', { spec: '175 ft', weight: 0.7 }),
      at(0.65, '30 ft', { spec: '30 ft' }),
    ],
    tear: [at(1, 'Perforated', { spec: 'Every 12 in' }), at(0.96, 'Unperforated', { spec: 'None', weight: 0.4 })],
    color: [
      { text: '', spec: 'Clear' },
      { text: 'Recycled', spec: 'Mint, recycled film', weight: 0.6, factor: 1.08 },
      { text: 'Pink Antistatic', spec: 'Pink, antistatic', weight: 0.4, factor: 1.15 },
    ],
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.4), pack(4, 'Pack', '4/Pack', 0.3)],
  },
  name: '{brand} {series} Bubble Cushioning, {bubble}, {width} x {length}, {tear}, {color}, {pack}',
  about: [
    'Bubbles that [keep their air|do not pop at the first bump], on a roll {width.spec} wide and {length.spec} long.',
    'Wraps [glasses and electronics|frames and parts] and fills what is left of the box.',
  ],
  use: ['[Tears by hand.|Can be used again and again.]', 'Made with recycled film.'],
  highlights: ['{width.spec} x {length.spec}', 'Bubbles of {bubble.spec}', 'Perforation: {tear.lower}', 'Reusable'],
  specs: [
    ['Bubble', '{bubble.spec}'],
    ['Width', '{width.spec}'],
    ['Length', '{length.spec}'],
    ['Perforation', '{tear.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'bubble wrap, bubblewrap, bubble roll, air bubble, packing wrap, cushioning wrap, protective wrap',
};

const packingTape: Family = {
  id: 'packing-tape',
  category: 'packing-tape',
  look: ({ brand, tone, units, has }) => ({
    model: 'packing-tape',
    brand,
    color: tone(),
    count: units,
    dispenser: has('holder', 'dispenser'),
  }),
  voice: 'packingTape',
  unit: 'roll',
  cents: 449,
  popularity: 560,
  share: 0.8,
  lines: [
    ...line('Parcelry', ['Seal', 'Outbound', 'Boxline'], 1.1),
    ...line('Gripwell', ['Freight'], 1.1, 0.3),
    ...line('Foolscap', [''], 0.72),
  ],
  axes: {
    strength: [
      at(1, 'Standard-Duty', { spec: '1.9 mil' }),
      at(1.3, 'Heavy-Duty', { spec: '3.1 mil', says: 'Holds boxes of 70 pounds.' }),
      at(0.85, 'Storage', { spec: '1.6 mil, for long storage', weight: 0.6 }),
    ],
    length: [
      at(1, '55 yd', { spec: '1.88 in × 55 yd' }),
      at(1.6, '110 yd', { spec: '1.88 in × 110 yd' }),
      at(0.6, '22 yd', { spec: '1.88 in × 22 yd', weight: 0.6 }),
    ],
    holder: [
      silent('Refill roll'),
      at(1.35, 'with Dispenser', { spec: 'Hand dispenser', weight: 0.6, synonyms: 'tape gun, packing tape gun, packing tape dispenser' }),
    ],
    color: [...of('Clear'), { text: 'Tan', weight: 0.6 }],
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.6), pack(6, 'Pack'), pack(36, 'Case', '36/Case', 0.5)],
  },
  name: '{brand} {series} {strength} Packing Tape, {length}, {holder}, {color}, {pack}',
  about: [
    '{color} packing tape that [sticks to recycled board, too|rolls off without splitting] and holds in heat and cold.',
    '{strength} tape of {strength.spec} for [boxes that travel|the mail room].',
  ],
  use: ['[Fits every hand dispenser with a 3-inch core.|Meets postal rules.]', 'Quiet enough for an open office.'],
  highlights: ['{length.spec} a roll', '{strength.spec}, {color.lower}', 'Sticks to recycled board', 'Fits standard dispensers'],
  specs: [
    ['Strength', '{strength.spec}'],
    ['Roll', '{length.spec}'],
    ['Included', '{holder.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'shipping tape, parcel tape, box tape, sealing tape, carton tape, moving tape, packaging tape',
};

/** What labels are called that hold the address of a parcel. */
const FOR_PARCELS = 'shipping labels';

const labels: Family = {
  id: 'labels',
  category: 'mailing-labels',
  look: ({ brand, says }) => {
    const size = says('size');
    const [columns, rows] = sheets[size] ?? [1, 1];
    return { model: 'shipping-labels', brand, color: 'white', columns, rows, size };
  },
  voice: 'labels',
  unit: 'sheet',
  cents: 26,
  thrift: 0.87,
  popularity: 420,
  lines: [
    ...line('Parcelry', ['Clearprint', 'TruePeel', 'Dispatch'], 1.05),
    ...line('Stickleback', ['Steadfast'], 1.1, 0.3),
    ...line('Foolscap', [''], 0.7),
  ],
  axes: {
    size: [
      at(1, '1" x 2-5/8"', { spec: '1 x 2-5/8 in, 30 a sheet' }),
      at(1, '2" x 4"', { spec: '2 x 4 in, 10 a sheet', synonyms: FOR_PARCELS }),
      at(1.02, '3-1/3" x 4"', { spec: '3-1/3 x 4 in, 6 a sheet', synonyms: FOR_PARCELS }),
      at(1.04, '5.5" x 8.5"', { spec: '5.5 x 8.5 in, 2 a sheet', synonyms: FOR_PARCELS }),
      at(1, '1/2" x 1-3/4"', { spec: '1/2 x 1-3/4 in, 80 a sheet', weight: 0.5 }),
      at(1.1, '8.5" x 11"', { spec: '8.5 x 11 in, full sheet', weight: 0.6 }),
    ],
    stick: [
      at(1, 'Permanent'),
      at(1.12, 'Removable', { weight: 0.6 }),
      at(1.5, 'Weatherproof', { weight: 0.4, says: 'Rain and frost do not lift them.' }),
    ],
    printer: [at(1, 'Laser/Inkjet'), at(0.95, 'Laser', { weight: 0.5 }), at(0.97, 'Inkjet', { weight: 0.4 })],
    color: [{ text: 'White' }],
    pack: [
      pack(100, 'Box', '100 Sheets/Box'),
      pack(25, 'Pack', '25 Sheets/Pack'),
      pack(10, 'Pack', '10 Sheets/Pack', 0.5),
      pack(250, 'Box', '250 Sheets/Box', 0.4),
      pack(500, 'Carton', '500 Sheets/Carton', 0.2),
    ],
  },
  name: '{brand} {series} {stick} Labels, {size}, {printer}, {color}, {pack}',
  colorAxis: 'none',
  about: [
    '{stick} labels that [print without smudging|feed without curling] and peel off the sheet in one go.',
    '{size.spec}: labels for [addresses and folders|parcels and shelves], {stick.lower}.',
  ],
  use: ['[Free templates work with every word processor.|Covers old labels completely.]', 'Sheets for {printer.lower} printers.'],
  highlights: ['{units} sheets, {size.spec}', '{stick.spec} adhesive', 'For {printer.lower} printers', '{color.spec}'],
  specs: [
    ['Label size', '{size.spec}'],
    ['Adhesive', '{stick.spec}'],
    ['Printer', '{printer.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'address labels, mailing labels, sticker sheets, stickers, printable labels, adhesive labels, avery labels',
};

const movingBoxes: Family = {
  id: 'moving-boxes',
  category: 'moving-boxes',
  look: ({ brand, says }) => {
    const [long = 12, wide = 12, high = 12] = says('size').match(/\d+/g)?.map(Number) ?? [];
    const shape = high < long * 0.6 ? 'flat' : long > wide ? 'long' : 'cube';
    return { model: 'moving-boxes', brand, color: 'kraft', shape };
  },
  voice: 'boxes',
  unit: 'box',
  cents: 249,
  thrift: 0.9,
  popularity: 320,
  share: 0.6,
  lines: [
    ...line('Parcelry', ['Outbound', 'Carry', 'Move'], 1.1),
    ...line('Boxwood', ['Ship'], 1.05, 0.4),
    ...line('Foolscap', [''], 0.76),
  ],
  axes: {
    size: [
      at(1, '12" x 9" x 6"', { spec: '12 x 9 x 6 in' }),
      at(1.2, '12" x 12" x 12"', { spec: '12 x 12 x 12 in' }),
      at(1.4, '16" x 12" x 12"', { spec: '16 x 12 x 12 in' }),
      at(1.8, '18" x 18" x 16"', { spec: '18 x 18 x 16 in' }),
      at(2.4, '24" x 18" x 18"', { spec: '24 x 18 x 18 in', weight: 0.5 }),
    ],
    strength: [
      at(1, '32 ECT', { spec: '32 ECT, 65 lb' }),
      at(1.4, '44 ECT', { spec: '44 ECT, 95 lb', weight: 0.5 }),
      at(1.9, 'Double-Wall', { spec: '48 ECT double wall, 120 lb', weight: 0.3 }),
    ],
    color: [{ text: 'Kraft' }],
    pack: [
      pack(25, 'Carton', '25/Bundle'),
      pack(10, 'Pack', '10/Pack', 0.7),
      pack(12, 'Pack', '12/Pack', 0.5),
      pack(50, 'Carton', '50/Bundle', 0.3),
    ],
  },
  name: '{brand} {series} Corrugated Boxes, {size}, {strength}, {color}, {pack}',
  about: [
    'Corrugated boxes of {size.spec} that [fold square|hold their corners] and carry up to their rating.',
    '{strength.spec}: boxes for [moves and returns|shipping every day].',
  ],
  use: ['[Ship flat, {units} to the bundle.|Score lines help to cut them lower.]', 'Made of recycled board.'],
  highlights: ['{units} boxes, {size.spec}', '{strength.spec}', 'Ships flat', 'Recycled and recyclable'],
  specs: [
    ['Inside size', '{size.spec}'],
    ['Strength', '{strength.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'cardboard boxes, shipping boxes, packing boxes, corrugated boxes, cartons, parcel boxes',
};

export const mailing: readonly Family[] = [envelopes, mailers, bubble, packingTape, labels, movingBoxes];
