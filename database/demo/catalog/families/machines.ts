import type { Seen } from '../seen.ts';
import { at, line, of, pack, rare, singly, type Family, type Option } from '../family.ts';

/** What people call a machine that copies and scans, and no other. */
const ALL_IN_ONE = 'all-in-one printer, multifunction printer, mfp, scanner, copier, copy machine, photocopier, photocopy machine';

const machineColors: readonly Option[] = [...of('White'), { text: 'Graphite', weight: 0.6 }];

const laserPrinters: Family = {
  id: 'laser-printers',
  category: 'laser-printers',
  look: ({ brand, tone, has }) => ({ model: 'printer', brand, color: tone(), scanner: has('kind', 'all-in-one') }),
  voice: 'printers',
  unit: 'printer',
  cents: 17_900,
  popularity: 60,
  share: 0.7,
  lines: [...line('Ardent', ['Column', 'Press', 'Desk'], 1.1), ...line('Kestrel', ['Swift'], 1, 0.2)],
  axes: {
    kind: [
      at(1, 'Laser Printer', { spec: 'Print' }),
      at(1.45, 'Laser All-in-One', { spec: 'Print, copy, scan', synonyms: ALL_IN_ONE }),
      at(1.7, 'Laser All-in-One with Fax', { spec: 'Print, copy, scan, fax', synonyms: ALL_IN_ONE, weight: 0.5 }),
    ],
    ink: [at(1, 'Monochrome', { spec: 'Black and white' }), at(1.6, 'Color', { weight: 0.7 })],
    speed: [
      at(1, '32 ppm', { spec: '32 pages a minute' }),
      at(1.3, '42 ppm', { spec: '42 pages a minute' }),
      at(1.7, '52 ppm', { spec: '52 pages a minute', weight: 0.6 }),
      at(0.8, '22 ppm', { spec: '22 pages a minute' }),
    ],
    link: [at(1, 'Wireless', { spec: 'Wi-Fi, Ethernet, USB' }), at(0.9, 'Network', { spec: 'Ethernet, USB', weight: 0.6 })],
    color: machineColors,
    pack: singly,
  },
  name: '{brand} {series} {model} {link} {ink} {kind}, {speed}, Duplex, {color}',
  model: { prefix: 'L', start: 205, step: 5, of: ['line', 'kind', 'ink', 'speed', 'link'] },
  about: [
    '{speed.spec}, both sides, hardly a wait for the first page: a {ink.lower} laser for [a busy work group|two desks or ten].',
    'The {series} {model} does the work of a copy room ({kind.spec}) in the space of a chair.',
  ],
  use: ['[The tray holds half a ream.|Set-up takes ten minutes, phone in hand.]', 'Secure print waits for your PIN.'],
  highlights: [
    '{speed.spec}, two-sided',
    'Does: {kind.spec}',
    'Connects by {link.spec}',
    '250-sheet tray plus bypass',
    'Sleeps at under one watt',
  ],
  specs: [
    ['Model', '{model}'],
    ['Functions', '{kind.spec}'],
    ['Print', '{ink.spec}'],
    ['Speed', '{speed.spec}'],
    ['Connections', '{link.spec}'],
    ['Paper capacity', '250 sheets'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'laser printer, laserjet',
};

function inkjetKind(has: Seen['has']): 'home' | 'office' | 'tank' | 'photo' {
  if (has('kind', 'office')) return 'office';
  if (has('kind', 'tank')) return 'tank';
  return has('kind', 'photo') ? 'photo' : 'home';
}

const inkjets: Family = {
  id: 'inkjet-printers',
  category: 'inkjet-printers',
  look: ({ brand, tone, has }) => ({
    model: 'inkjet-printer',
    brand,
    color: tone('black'),
    kind: inkjetKind(has),
    wide: has('size', 'wide'),
  }),
  voice: 'printers',
  unit: 'printer',
  cents: 10_900,
  popularity: 80,
  share: 0.6,
  lines: [...line('Ardent', ['Studio', 'Homework'], 1.1), ...line('Kestrel', ['Jet'], 1, 0.2)],
  axes: {
    kind: [
      at(1, 'All-in-One Printer', { spec: 'Print, copy, scan' }),
      at(1.35, 'Office All-in-One Printer', { spec: 'Print, copy, scan, fax, feeder' }),
      at(1.9, 'Ink Tank Printer', { spec: 'Print, copy, scan; refillable tanks', says: 'Bottled ink lasts for about two years.' }),
      at(1.6, 'Photo Printer', { spec: 'Print, copy, scan; six inks', weight: 0.4 }),
    ],
    size: [at(1, 'Letter', { spec: 'Up to legal' }), at(1.7, 'Wide-Format', { spec: 'Up to 13 x 19 in', weight: 0.4 })],
    speed: [
      at(1, '18 ppm', { spec: '18 pages a minute' }),
      at(1.2, '24 ppm', { spec: '24 pages a minute' }),
      at(0.8, '12 ppm', { spec: '12 pages a minute' }),
    ],
    color: of('Black'),
    pack: singly,
  },
  name: '{brand} {series} {model} Wireless Color {kind}, {size}, {speed}, {color}',
  model: { prefix: 'J', start: 310, step: 4, of: ['line', 'kind', 'size', 'speed'] },
  about: [
    'Prints, copies and scans from phone, tablet and PC: {speed.spec} in color on paper {size.lower}.',
    'An inkjet that [earns its place in a small office|does homework by day and photos by night].',
  ],
  use: ['[Borderless prints up to the edge.|A feeder takes stacks of originals.]', 'Starts with cartridges in the box.'],
  highlights: ['{kind.spec}', '{speed.spec}, {size.spec}', 'Wi-Fi and mobile printing', 'Color screen'],
  specs: [
    ['Model', '{model}'],
    ['Functions', '{kind.spec}'],
    ['Paper', '{size.spec}'],
    ['Speed', '{speed.spec}'],
    ['Connections', 'Wi-Fi, USB'],
    ['Color', '{color.spec}'],
  ],
  synonyms: `ink jet printer, inkjet printer, deskjet, photo printer, home printer, ${ALL_IN_ONE}`,
};

function labelMakerKind(has: Seen['has']): 'handheld' | 'phone' | 'industrial' {
  if (has('kind', 'phone')) return 'phone';
  return has('kind', 'industrial') ? 'industrial' : 'handheld';
}

const labelMakers: Family = {
  id: 'label-makers',
  category: 'label-makers',
  look: ({ brand, tone, has }) => ({ model: 'label-maker', brand, color: tone('blue'), kind: labelMakerKind(has) }),
  voice: 'labelMakers',
  unit: 'label maker',
  cents: 3990,
  popularity: 120,
  share: 0.8,
  lines: [
    ...line('Kestrel', ['Index', 'Tagline', 'Printmark'], 1.1),
    ...line('Hexley', ['Tag'], 1.1, 0.25),
    ...line('Foolscap', [''], 0.75),
  ],
  axes: {
    kind: [
      at(1, 'Handheld Label Maker', { spec: 'Handheld' }),
      at(1.25, 'Bluetooth Label Maker', { spec: 'Phone-operated', says: 'Type on the phone, print in the hand.' }),
      at(2.2, 'Industrial Label Maker', { spec: 'Industrial, drop-proof', weight: 0.5 }),
    ],
    tape: [
      at(1, '1/2" Tape', { spec: 'Up to 1/2 in' }),
      at(1.2, '3/4" Tape', { spec: 'Up to 3/4 in' }),
      at(1.45, '1" Tape', { spec: 'Up to 1 in', weight: 0.5 }),
    ],
    power: [at(1, 'Battery', { spec: 'AAA batteries' }), at(1.2, 'Rechargeable', { spec: 'Rechargeable by USB-C' })],
    color: [...of('Blue', 'Graphite'), ...rare('Teal', 'Red')],
    pack: singly,
  },
  name: '{brand} {series} {model} {kind}, {tape}, {power}, {color}',
  model: { prefix: 'T', start: 110, step: 10, of: ['line', 'kind', 'tape', 'power'] },
  about: [
    'Labels for shelves, cables, folders and lunch boxes, [typed in a moment|with frames and symbols], up to {tape.spec} wide.',
    'A {kind.lower} that prints [sharp, laminated labels|what you see on the display] and cuts them cleanly.',
  ],
  use: ['[Remembers the labels you print again and again.|The tapes survive the dishwasher.]', 'A starter tape is in the box.'],
  highlights: ['{kind.spec}, tape {tape.spec}', 'Power: {power.spec}', 'Fonts, frames and symbols', 'Laminated labels that do not fade'],
  specs: [
    ['Model', '{model}'],
    ['Type', '{kind.spec}'],
    ['Tape width', '{tape.spec}'],
    ['Power', '{power.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'labelmaker, labeler, labeller, label printer, label writer, dymo, p-touch, lettering machine',
};

const shredders: Family = {
  id: 'shredders',
  category: 'shredders',
  look: ({ brand, tone, says, number, has }) => ({
    model: 'shredder',
    brand,
    color: tone('black'),
    gallons: number('bin'),
    pullout: has('bin', 'pull'),
    cut: says('cut'),
  }),
  voice: 'shredders',
  unit: 'shredder',
  cents: 5990,
  popularity: 70,
  share: 0.8,
  lines: [...line('Clasp', ['Guard', 'Vault', 'Silence'], 1.1), ...line('Halden', ['Sentry'], 1.2, 0.25), ...line('Foolscap', [''], 0.75)],
  axes: {
    cut: [
      at(1, 'Cross-Cut', { spec: 'Cross cut (P-4)' }),
      at(1.5, 'Micro-Cut', { spec: 'Micro cut (P-5)', says: 'Each page becomes more than 2,000 pieces.' }),
      at(0.65, 'Strip-Cut', { spec: 'Strip cut (P-2)', weight: 0.4 }),
    ],
    sheets: [
      at(0.7, '8-Sheet', { spec: '8' }),
      at(1, '12-Sheet', { spec: '12' }),
      at(1.7, '18-Sheet', { spec: '18' }),
      at(2.6, '24-Sheet', { spec: '24', weight: 0.6 }),
    ],
    bin: [
      at(1, '5-Gallon Bin', { spec: '5 gal' }),
      at(1.25, '8-Gallon Pullout Bin', { spec: '8 gal, pull-out' }),
      at(1.6, '13-Gallon Pullout Bin', { spec: '13 gal, pull-out', weight: 0.5 }),
    ],
    color: [...of('Black'), ...rare('Graphite', 'White')],
    pack: singly,
  },
  name: '{brand} {series} {model} {sheets} {cut} Paper Shredder, {bin}, {color}',
  model: { prefix: 'S', start: 80, step: 5, of: ['line', 'cut', 'sheets', 'bin'] },
  about: [
    'Takes {sheets.spec} sheets at a time, with staples and cards, and [rests when it has worked enough|does not make itself heard next door].',
    'A {cut.lower} shredder for [the front office|files that must not come back], with a {bin.spec} bin.',
  ],
  use: ['[Stops when a hand comes near.|Reverses by itself when it has bitten off too much.]', 'Oil it once a month and it will last.'],
  highlights: [
    '{sheets.spec} sheets, {cut.spec}',
    'Bin: {bin.spec}',
    'Shreds staples and cards, too',
    'Stops when touched',
    'Says when it needs a rest',
  ],
  specs: [
    ['Model', '{model}'],
    ['Cut', '{cut.spec}'],
    ['Sheets per pass', '{sheets.spec}'],
    ['Bin', '{bin.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'paper shredder, document shredder, document destroyer, shredding machine',
};

const laminators: Family = {
  id: 'laminators',
  options: { width: null },
  category: 'laminators',
  look: ({ brand, tone, number }) => ({ model: 'laminator', brand, color: tone(), inches: number('width') }),
  voice: 'laminators',
  unit: 'laminator',
  cents: 4490,
  popularity: 60,
  share: 0.6,
  lines: [...line('Clasp', ['Seal', 'Gloss'], 1.1), ...line('Hexley', ['Film'], 1.05, 0.25), ...line('Foolscap', [''], 0.75)],
  axes: {
    width: [at(1, '9"', { spec: '9 in' }), at(1.5, '12.5"', { spec: '12.5 in' }), at(1.8, '13"', { spec: '13 in', weight: 0.5 })],
    rollers: [
      at(1, '2-Roller', { spec: '2' }),
      at(1.5, '4-Roller', { spec: '4', says: 'Four rollers leave no bubbles and no waves.' }),
      at(2.2, '6-Roller', { spec: '6', weight: 0.4 }),
    ],
    speed: [at(1, '4-Minute Warm-Up', { spec: '4 min' }), at(1.35, '1-Minute Warm-Up', { spec: '1 min' })],
    color: [...of('White', 'Graphite'), ...rare('Teal')],
    pack: singly,
  },
  name: '{brand} {series} {model} Thermal Laminator, {width} Wide, {rollers}, {speed}, {color}',
  model: { prefix: 'H', start: 90, step: 5, of: ['line', 'width', 'rollers', 'speed'] },
  about: [
    'Seals signs, menus and cards up to {width.spec} wide, ready {speed.lower} after switching on.',
    'A {rollers.lower} laminator that [feeds straight|does not swallow small cards].',
  ],
  use: ['[Pages that go in crooked come out again.|Switches itself off when it is forgotten.]', 'Starter pouches are in the box.'],
  highlights: [
    '{width.spec} entry, {rollers.spec} rollers',
    'Warm-up: {speed.spec}',
    'For 3 mil pouches and up',
    'Jam release and automatic off',
  ],
  specs: [
    ['Model', '{model}'],
    ['Entry width', '{width.spec}'],
    ['Rollers', '{rollers.spec}'],
    ['Warm-up', '{speed.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'laminating machine, pouch laminator',
};

const shredderOil: Family = {
  id: 'shredder-oil',
  category: 'machine-supplies',
  look: ({ brand, units, number, has }) => ({
    model: 'shredder-oil',
    brand,
    color: 'white',
    ounces: number('size'),
    nozzle: has('spout', 'nozzle'),
    count: units,
  }),
  voice: 'shredderOil',
  unit: 'bottle',
  cents: 890,
  popularity: 120,
  share: 0.4,
  lines: [...line('Clasp', ['Guard', 'Smooth'], 1.1), ...line('Foolscap', [''], 0.75), ...line('Halden', ['Sentry'], 1.1, 0.25)],
  axes: {
    size: [
      at(1, '12 oz', { spec: '12 fl oz' }),
      at(1.3, '16 oz', { spec: '16 fl oz' }),
      at(1.9, '32 oz', { spec: '32 fl oz', weight: 0.6 }),
      at(0.7, '4 oz', { spec: '4 fl oz', weight: 0.6 }),
    ],
    spout: [at(1, 'Extension Nozzle', { spec: 'Extension nozzle' }), at(0.95, 'Squeeze Bottle', { spec: 'Squeeze cap', weight: 0.6 })],
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.5), pack(6, 'Case', '6/Case', 0.4), pack(12, 'Case', '12/Case', 0.2)],
  },
  name: '{brand} {series} Shredder Oil, {spout}, {size}, {pack}',
  about: [
    'Clear oil that keeps the blades [sharp and quiet|from clogging with paper dust].',
    'A line of oil across the feed every few bins doubles the life of a cross-cut shredder.',
  ],
  use: ['[For cross- and micro-cut machines of every brand.|Does not gum up or smell.]', 'Free of solvents.'],
  highlights: ['{size.spec} with {spout.lower}', 'For all cross- and micro-cut shredders', 'Odorless and non-flammable'],
  specs: [
    ['Content', '{size.spec}'],
    ['Cap', '{spout.spec}'],
    ['For', 'Cross- and micro-cut shredders'],
  ],
  synonyms: 'shredder lubricant, shredder lube',
};

export const machines: readonly Family[] = [laserPrinters, inkjets, labelMakers, shredders, laminators, shredderOil];
