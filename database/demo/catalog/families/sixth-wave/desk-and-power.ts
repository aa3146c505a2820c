import { at, line, of, pack, singly, type Family } from '../../family.ts';
import { wordOf } from '../choices.ts';

const coinBatteries: Family = {
  id: 'coin-batteries',
  category: 'batteries',
  look: ({ brand, has, units }) => ({
    model: 'coin-cells',
    color: 'silver',
    brand,
    size: wordOf((words) => has('size', words), { CR2032: 'CR2032', CR2025: 'CR2025', CR2016: 'CR2016', LR44: 'LR44' } as const),
    count: units > 4 ? 10 : units > 2 ? 4 : 2,
  }),
  options: { size: null },
  voice: 'batteries',
  unit: 'battery',
  cents: 249,
  thrift: 0.78,
  popularity: 420,
  share: 1.3,
  lines: [...line('Voltway', ['Max'], 1.1), ...line('Foolscap', [''], 0.68, 0.8)],
  axes: {
    size: [
      at(1, 'CR2032', { spec: 'CR2032, 3 V lithium', synonyms: '2032' }),
      at(1, 'CR2025', { spec: 'CR2025, 3 V lithium', weight: 0.7, synonyms: '2025' }),
      at(1, 'CR2016', { spec: 'CR2016, 3 V lithium', weight: 0.6, synonyms: '2016' }),
      at(0.8, 'LR44', { spec: 'LR44, 1.5 V alkaline', weight: 0.6, synonyms: 'ag13, 357' }),
    ],
    pack: [pack(2), pack(4), pack(10, 'Pack', '10/Pack', 0.8)],
  },
  name: '{brand} {series} {size} Coin Batteries, {pack}',
  about: [
    'Flat cells for [car keys, scales and remotes|calculators, tags and thermometers]: {size.spec}.',
    '{units} coin cells of size {size} that [keep for years|hold their voltage to the end].',
  ],
  use: ['[The card opens only with scissors.|The size is on every cell.]', 'Keep away from children.'],
  highlights: ['{units} {size} cells', '{size.spec}', 'Keeps for eight years unused', 'Pack that children cannot open'],
  specs: [
    ['Size', '{size}'],
    ['Chemistry', '{size.spec}'],
    ['Shelf life', '8 years'],
  ],
  synonyms: 'coin cells, button cells, button batteries, watch batteries',
};

const keyboardSets: Family = {
  id: 'keyboard-sets',
  category: 'keyboards',
  look: ({ brand, tone, has }) => ({
    model: 'keyboard-set',
    color: tone('black'),
    brand,
    compact: has('layout', 'compact'),
    wired: has('link', 'cable'),
  }),
  voice: 'keyboards',
  unit: 'set',
  cents: 3990,
  popularity: 210,
  share: 1.3,
  lines: [...line('Kestrel', ['Pair'], 1.1), ...line('Foolscap', [''], 0.72, 0.8)],
  options: { link: null, layout: 'Layout' },
  axes: {
    link: [
      at(1, 'Wireless', { spec: '2.4 GHz, one receiver' }),
      at(1.3, 'Bluetooth', { spec: 'Bluetooth 5.3', weight: 0.7 }),
      at(0.6, 'Wired', { spec: 'USB cables, 6 ft', weight: 0.8 }),
    ],
    layout: [at(1, 'Full-Size', { spec: '104 keys' }), at(0.92, 'Compact', { spec: '78 keys, no number pad', weight: 0.7 })],
    color: [...of('Black'), { text: 'White', weight: 0.7 }],
    pack: singly,
  },
  name: '{brand} {series} {link} {layout} Keyboard and Mouse Set, {color}',
  about: [
    'Keyboard and mouse that [match|work from the first minute]: {layout.spec}, {link.spec}.',
    'A set in {color.lower} for [a new desk|whoever works from home], {layout.spec}.',
  ],
  use: ['[Quiet keys, silent clicks.|The mouse suits either hand.]', 'Works with all current systems, no driver needed.'],
  highlights: ['Keyboard and mouse', '{layout.spec}', 'Connection: {link.spec}', 'Quiet keys and clicks'],
  specs: [
    ['Pieces', 'Keyboard, mouse'],
    ['Layout', '{layout.spec}'],
    ['Connection', '{link.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'keyboard mouse combos, keyboard and mouse combos, keyboard mouse sets, desktop sets',
};

const labelRolls: Family = {
  id: 'label-rolls',
  category: 'mailing-labels',
  look: ({ brand, has, units }) => ({
    model: 'label-rolls',
    color: 'white',
    brand,
    size: has('size', '4"') && has('size', '6"') ? 'large' : has('size', '2-1/8') ? 'shipping' : 'address',
    count: units > 4 ? 6 : units,
  }),
  options: { stick: 'Adhesive' },
  voice: 'labels',
  unit: 'roll',
  cents: 899,
  thrift: 0.84,
  popularity: 340,
  share: 1.3,
  lines: [...line('Printmoor', ['Direct'], 1.1), ...line('Foolscap', [''], 0.74, 0.8)],
  axes: {
    size: [
      at(1, '1-1/8" x 3-1/2"', { spec: '1-1/8 x 3-1/2 in, 350 on a roll', synonyms: 'address label rolls' }),
      at(1.5, '4" x 6"', { spec: '4 x 6 in, 250 on a roll', synonyms: '4x6, shipping label rolls' }),
      at(1.2, '2-1/8" x 4"', { spec: '2-1/8 x 4 in, 220 on a roll', weight: 0.8, synonyms: 'shipping label rolls' }),
    ],
    stick: [at(1, 'Permanent', { spec: 'Permanent' }), at(1.15, 'Removable', { spec: 'Removable', weight: 0.5 })],
    pack: [pack(1, 'Each', '1 Roll'), pack(4, 'Pack', '4 Rolls/Pack'), pack(6, 'Pack', '6 Rolls/Pack', 0.6)],
  },
  name: '{brand} {series} Thermal Label {?Roll|Rolls}, {size}, {stick}, White, {pack}',
  about: [
    'Labels for thermal printers, [no ink, no ribbon|ready when the printer is]: {size.spec}.',
    'Rolls of {size.spec} for [addresses and parcels|what is shipped today].',
  ],
  use: ['[Fits desktop label printers of most makers.|They peel off without a curl.]', 'Direct thermal: prints without ink.'],
  highlights: ['{size.spec}', '{stick.spec} adhesive', 'Direct thermal, no ink', 'One-inch core'],
  specs: [
    ['Size', '{size.spec}'],
    ['Adhesive', '{stick.spec}'],
    ['Printing', 'Direct thermal'],
    ['Color', 'White'],
  ],
  synonyms: 'thermal labels, label rolls, direct thermal labels, label printer rolls',
};

const cableTies: Family = {
  id: 'cable-ties',
  category: 'cables',
  look: ({ brand, tone, number }) => ({
    model: 'cable-ties',
    color: tone('black'),
    brand,
    inches: number('length') > 8 ? 11 : number('length') > 4 ? 8 : 4,
  }),
  voice: 'cableTies',
  unit: 'tie',
  cents: 29,
  thrift: 0.7,
  popularity: 280,
  share: 1.3,
  lines: [...line('Voltway', ['Bind'], 1.1), ...line('Foolscap', [''], 0.7, 0.8)],
  axes: {
    length: [
      at(1, '8"', { spec: '8 in, holds 50 lb' }),
      at(0.7, '4"', { spec: '4 in, holds 18 lb', weight: 0.9 }),
      at(1.5, '11"', { spec: '11 in, holds 50 lb', weight: 0.8 }),
    ],
    color: [...of('Black'), { text: 'White', weight: 0.8 }, { text: 'Assorted', spec: 'Assorted colors', weight: 0.5 }],
    pack: [pack(100), pack(500, 'Pack', '500/Pack', 0.6)],
  },
  name: '{brand} {series} Nylon Cable Ties, {length}, {color}, {pack}',
  about: [
    'Ties of nylon that [end the tangle under the desk|hold cables in one line]: {length.spec}.',
    '{units} zip ties in {color.lower}, [each with a head that does not slip|for cables, bags and signs].',
  ],
  use: ['[For indoors and outdoors.|Snip the tail and be done.]', 'Nylon 6/6.'],
  highlights: ['{length.spec}', 'Nylon 6/6', 'Locks by itself', '{pack.spec}'],
  specs: [
    ['Length', '{length.spec}'],
    ['Color', '{color.spec}'],
    ['Material', 'Nylon 6/6'],
  ],
  synonyms: 'zip ties, wire ties, tie wraps, cord ties',
};

const footrests: Family = {
  id: 'footrests',
  category: 'footrests',
  look: ({ brand, tone, has }) => ({ model: 'footrest', color: tone('black'), brand, kind: has('kind', 'Foam') ? 'foam' : 'tilting' }),
  options: { kind: null, extra: 'Height' },
  voice: 'footrests',
  unit: 'footrest',
  cents: 3299,
  popularity: 130,
  share: 1.3,
  lines: [...line('Sitwise', ['Ease'], 1.1), ...line('Foolscap', [''], 0.76, 0.8)],
  axes: {
    kind: [
      at(1, 'Tilting Footrest', { spec: 'Plate that tilts, 18 x 13 in' }),
      at(0.9, 'Foam Footrest', { spec: 'Half-round cushion, 17 x 12 in', weight: 0.9 }),
    ],
    extra: [at(1, 'Fixed Height', { spec: 'Fixed height' }), at(1.3, 'Adjustable Height', { spec: 'Height adjusts by 2 in', weight: 0.8 })],
    color: [...of('Black'), { text: 'Gray', weight: 0.8 }, { text: 'Blue', weight: 0.4 }],
    pack: singly,
  },
  name: '{brand} {series} {kind}, {extra}, {color}',
  about: [
    'Takes the weight off [legs and back|whoever sits all day]: {kind.spec}.',
    'A footrest in {color.lower} for under the desk, [so that knees bend as they should|also without shoes].',
  ],
  use: ['[Does not slip on carpet or tile.|Feet may rock on it.]', '{extra.spec}.'],
  highlights: ['{kind.spec}', '{extra.spec}', 'Does not slip', 'For under the desk'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Height', '{extra.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'foot rests, foot stools, under desk footrests, foot cushions',
};

export const deskAndPower: readonly Family[] = [coinBatteries, keyboardSets, labelRolls, cableTies, footrests];
