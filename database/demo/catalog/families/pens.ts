import { assortedNeedsPieces, inks } from './choices.ts';
import { at, line, pack, type Family, type Option } from '../family.ts';

const byTheDozen: readonly Option[] = [
  pack(12, 'Pack', 'Dozen'),
  pack(4, 'Pack', '4/Pack', 0.4),
  pack(24, 'Pack', '24/Pack', 0.5),
  pack(36, 'Box', '36/Box', 0.5),
  pack(60, 'Box', '60/Box', 0.3),
];
const tips: readonly Option[] = [
  at(1, 'Medium Point, 0.7 mm', { spec: 'Medium, 0.7 mm' }),
  at(1.04, 'Fine Point, 0.5 mm', { spec: 'Fine, 0.5 mm', says: 'The fine tip keeps small handwriting and narrow columns readable.' }),
  at(1.04, 'Bold Point, 1.0 mm', {
    spec: 'Bold, 1.0 mm',
    weight: 0.4,
    says: 'The bold tip lays down a broad, dark line that is easy to read at a distance.',
  }),
];
const grips: readonly Option[] = [
  { text: '', spec: 'Rubber grip' },
  {
    text: 'Cushion Grip',
    spec: 'Extra-soft cushion grip',
    factor: 1.12,
    weight: 0.6,
    says: 'A cushioned grip takes the strain out of long notes.',
  },
];

const ballInks: readonly Option[] = [{ text: 'Black' }, { text: 'Blue' }, { text: 'Red', weight: 0.15 }];

const gelRetractable: Family = {
  id: 'gel-pens-retractable',
  options: { grip: 'Grip' },
  category: 'gel-pens',
  look: ({ brand, tone, units }) => ({
    model: 'gel-pens',
    brand,
    color: tone('blue'),
    kind: 'gel',
    count: units,
  }),
  voice: 'pens',
  unit: 'pen',
  cents: 215,
  popularity: 1400,
  share: 1.4,
  lines: [
    ...line('Quillmark', ['Glide', 'Meridian', 'Tempo'], 1.1),
    ...line('Foolscap', ['Everyday'], 0.74),
    ...line('Marlowe', ['Verse'], 1.35, 0.2),
  ],
  axes: { grip: grips, tip: tips, color: inks, pack: byTheDozen },
  name: '{brand} {series} Retractable Gel Pens, {grip}, {tip}, {color} Ink, {pack}',
  about: [
    '{series} gel pens write the moment they touch the page, with {color.lower} ink that [dries before the hand gets there|does not smear under a highlighter|stays dark on cheap paper].',
    'A click and a smooth {color.lower} line: these retractable gel pens [start at once|never need a second stroke] and keep going to the last drop.',
    'Made for people who write all day, these pens pair a [light|balanced] barrel with [quick-drying|smooth] {color.lower} gel ink.',
  ],
  use: [
    '[A good pen for minutes, forms and signatures.|Good for forms, planners and everything in between.]',
    '{units} pens [keep a front desk going for months|are enough for a small team].',
    'Refills of the same series fit, so the barrel need not be thrown away.',
  ],
  highlights: [
    '{tip.spec} tip with {color.lower} gel ink',
    'Dries before it smears',
    '{grip.spec}',
    'Retractable, with a metal clip',
    'Ink that stays dark',
  ],
  specs: [
    ['Pen type', 'Retractable gel'],
    ['Point', '{tip.spec}'],
    ['Ink color', '{color.spec}'],
    ['Grip', '{grip.spec}'],
    ['Refillable', 'Yes'],
  ],
  synonyms: 'gel pen, gel ink pens, click pens, clicky pens',
  isMade: assortedNeedsPieces,
};

const gelStick: Family = {
  id: 'gel-pens-stick',
  category: 'gel-pens',
  look: ({ brand, tone, units }) => ({ model: 'gel-pens', brand, color: tone('blue'), kind: 'capped-gel', count: units }),
  voice: 'pens',
  unit: 'pen',
  cents: 145,
  popularity: 900,
  lines: [...line('Quillmark', ['Ripple', 'Clarity'], 1.1), ...line('Foolscap', ['Everyday'], 0.72)],
  axes: { tip: tips, color: inks, pack: byTheDozen },
  name: '{brand} {series} Capped Gel Pens, {tip}, {color} Ink, {pack}',
  about: [
    'Capped gel pens with a clear barrel, so that you see [how much {color.lower} ink is left|when it is time for the next one].',
    'The {series} stick pen puts [smooth|bold] {color.lower} gel ink into a light barrel with a snap-on cap.',
  ],
  use: [
    'The cap keeps ink off pockets and pencil cases.',
    'A favorite [of teachers and note-takers|for journals and planners].',
    '{units} in the pack: enough to lend a few and never see them again.',
  ],
  highlights: [
    '{color.spec} gel ink, {tip.spec}',
    'Clear barrel shows the ink level',
    'Snap-on cap with pocket clip',
    'Writes smoothly on coated paper',
  ],
  specs: [
    ['Pen type', 'Capped gel'],
    ['Point', '{tip.spec}'],
    ['Ink color', '{color.spec}'],
    ['Barrel', 'Clear plastic'],
  ],
  synonyms: 'gel pen, gel ink pens, gel stick pens',
  isMade: assortedNeedsPieces,
};

const ballpointStick: Family = {
  id: 'ballpoint-stick',
  category: 'ballpoint-pens',
  look: ({ brand, tone, units }) => ({ model: 'gel-pens', brand, color: tone('blue'), kind: 'stick-ballpoint', count: units }),
  voice: 'pens',
  unit: 'pen',
  cents: 42,
  popularity: 2600,
  thrift: 0.86,
  lines: [...line('Quillmark', ['Basic', 'Route'], 1.1), ...line('Foolscap', ['', 'Value'], 0.8)],
  axes: {
    tip: [
      at(1, 'Medium Point, 1.0 mm', { spec: 'Medium, 1.0 mm' }),
      at(1.02, 'Fine Point, 0.7 mm', { spec: 'Fine, 0.7 mm' }),
      at(1.02, 'Bold Point, 1.6 mm', { spec: 'Bold, 1.6 mm', weight: 0.3 }),
    ],
    color: ballInks,
    pack: [pack(12, 'Pack', 'Dozen'), pack(60, 'Box'), pack(144, 'Box', '144/Box', 0.4), pack(500, 'Carton', '500/Carton', 0.2)],
  },
  name: '{brand} {series} Stick Ballpoint Pens, {tip}, {color} Ink, {pack}',
  about: [
    'The plain stick pen that [every counter needs|nobody minds losing]: {color.lower} ink, a steady ball and a cap that stays on.',
    'A dependable ballpoint with {color.lower} ink that writes [on forms, receipts and carbon copies|a long way on one fill].',
  ],
  use: [
    'Bought by the box, each pen costs a few cents.',
    '[Good for reception desks, classrooms and events.|Put a cup of them at the front desk.]',
  ],
  highlights: ['{tip.spec} point, {color.lower} ink', '{units} pens, ready to hand out', 'Presses through carbon forms', 'Vented cap'],
  specs: [
    ['Pen type', 'Stick ballpoint'],
    ['Point', '{tip.spec}'],
    ['Ink color', '{color.spec}'],
  ],
  synonyms: 'ball point pens, ballpoint pen, biro, biros, bic pens',
};

const ballpointRetractable: Family = {
  id: 'ballpoint-retractable',
  options: { grip: 'Grip' },
  category: 'ballpoint-pens',
  look: ({ brand, tone, units }) => ({ model: 'gel-pens', brand, color: tone('blue'), kind: 'ballpoint', count: units }),
  voice: 'pens',
  unit: 'pen',
  cents: 118,
  popularity: 1500,
  lines: [...line('Quillmark', ['Courier', 'Axis'], 1.1), ...line('Foolscap', ['Everyday'], 0.75), ...line('Marlowe', ['Clerk'], 1.5, 0.2)],
  axes: {
    grip: grips,
    tip: [at(1, 'Medium Point, 1.0 mm', { spec: 'Medium, 1.0 mm' }), at(1.02, 'Fine Point, 0.7 mm', { spec: 'Fine, 0.7 mm' })],
    color: ballInks,
    pack: byTheDozen,
  },
  name: '{brand} {series} Retractable Ballpoint Pens, {grip}, {tip}, {color} Ink, {pack}',
  about: [
    'A click pen with low-friction {color.lower} ink that [glides more like a gel|needs hardly any pressure].',
    'The {series} ballpoint [feels solid in the hand|sits well in the hand] and writes an even {color.lower} line from the first word.',
  ],
  use: [
    'No cap to lose, no ink on the shirt.',
    '[A sensible standard pen for the whole office.|One pen for the whole office makes reordering easy.]',
    'Comes {pack.spec}, with barrels that match the ink.',
  ],
  highlights: ['Low-friction {color.lower} ink', '{tip.spec} point', '{grip.spec}', 'Click top and pocket clip'],
  specs: [
    ['Pen type', 'Retractable ballpoint'],
    ['Point', '{tip.spec}'],
    ['Ink color', '{color.spec}'],
    ['Grip', '{grip.spec}'],
  ],
  synonyms: 'ball point pens, ballpoint pen, biro, biros, click pens, clicky pens',
  isMade: assortedNeedsPieces,
};

export const pens: readonly Family[] = [gelRetractable, gelStick, ballpointStick, ballpointRetractable];
