import { at, line, of, pack, singly, type Family } from '../../family.ts';
import { years } from '../choices.ts';

const pencilSharpeners: Family = {
  id: 'pencil-sharpeners',
  category: 'pencil-sharpeners',
  look: ({ brand, tone, has }) => ({
    model: 'pencil-sharpener',
    color: tone('black'),
    brand,
    kind: has('kind', 'Electric') ? 'electric' : 'hand',
    holes: has('holes', 'Two') ? 2 : 1,
  }),
  voice: 'sharpeners',
  unit: 'sharpener',
  cents: 349,
  popularity: 420,
  lines: [...line('Clasp', ['Point', ''], 1.1), ...line('Quillmark', ['Schoolhouse'], 1.05, 0.6), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    kind: [
      at(1, 'Manual', { spec: 'By hand, with a bin for shavings' }),
      at(7.5, 'Electric', { spec: 'Electric, stops when the point is sharp', says: 'It stops by itself when the point is sharp.' }),
    ],
    holes: [
      { text: '', spec: 'One hole' },
      { text: 'Two-Hole', spec: 'Two holes', factor: 1.15, weight: 0.6, says: 'The larger hole takes thick and colored pencils.' },
    ],
    color: [...of('Black'), { text: 'Blue', weight: 0.6 }, { text: 'Red', weight: 0.5 }],
    pack: singly,
  },
  name: '{brand} {series} {kind} Pencil Sharpener, {holes}, {color}',
  about: [
    'A sharpener that [leaves a long, even point|does not eat the pencil]: {kind.spec}.',
    'Steel blades and a body in {color.lower} for [the desk and the classroom|the drawer and the supply room].',
  ],
  use: ['[The bin comes off with a twist.|Shavings stay inside until you empty it.]', 'Takes wood pencils of every make.'],
  highlights: ['{kind.spec}', '{holes.spec}', 'Hardened steel blade', 'Bin that is emptied in a moment'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Holes', '{holes.spec}'],
    ['Color', '{color.spec}'],
    ['Blade', 'Hardened steel'],
  ],
  synonyms: 'sharpeners, pencil pointer, electric sharpener',
};

const stapleRemovers: Family = {
  id: 'staple-removers',
  category: 'staplers',
  look: ({ brand, tone, units }) => ({ model: 'staple-remover', color: tone('black'), brand, count: units === 1 ? 1 : 3 }),
  voice: 'stapleRemovers',
  unit: 'staple remover',
  cents: 249,
  popularity: 400,
  share: 0.8,
  lines: [...line('Clasp', ['', 'Release'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    kind: [
      at(1, 'Jaw', { spec: 'Jaws' }),
      at(1.3, 'Cushioned Jaw', {
        spec: 'Jaws with cushioned grips',
        weight: 0.6,
        says: 'Cushions keep the fingers fresh through a whole drawer of files.',
      }),
    ],
    color: [...of('Black'), { text: 'Red', weight: 0.6 }, { text: 'Blue', weight: 0.6 }],
    pack: [pack(1), pack(3, 'Pack', '3/Pack', 0.7), pack(12, 'Box', '12/Box', 0.3)],
  },
  name: '{brand} {series} {kind} Staple {?Remover|Removers}, {color}, {pack}',
  about: [
    'Steel jaws lift [standard staples|staples and small tacks] out without tearing the paper.',
    'A staple remover that [opens wide and closes straight|fits the hand and the pen cup].',
  ],
  use: ['[One squeeze, one staple.|The spring does not tire.]', '{units} in the pack.'],
  highlights: ['For standard staples', '{kind.spec}', 'Steel jaws', 'Does not tear the sheet'],
  specs: [
    ['Remover type', '{kind.spec}'],
    ['For', 'Standard staples'],
    ['Color', '{color.spec}'],
    ['Material', 'Steel and plastic'],
  ],
  synonyms: 'staple removers, staple pullers, unstaplers',
};

const wallCalendars: Family = {
  id: 'wall-calendars',
  category: 'calendars',
  look: ({ brand, tone, has }) => ({
    model: 'wall-calendar',
    color: tone('blue'),
    brand,
    span: has('span', 'Month') && !has('span', 'Three') ? 'month' : has('span', 'Three') ? 'quarter' : 'year',
  }),
  voice: 'wallCalendars',
  unit: 'calendar',
  cents: 1149,
  popularity: 390,
  lines: [...line('Tallow & Reed', ['Almanac', 'Daybook'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    span: [
      at(1, 'Monthly', { spec: 'A month on each sheet, 15 x 12 in' }),
      at(1.35, 'Three-Month', { spec: 'Three months at a time, 12 x 17 in', weight: 0.6 }),
      at(1.5, 'Yearly', { spec: 'The whole year, 24 x 17 in', weight: 0.7 }),
    ],
    period: years(0.5),
    color: [...of('Blue'), { text: 'Red', weight: 0.5 }, { text: 'Green', weight: 0.5 }],
    pack: singly,
  },
  name: '{brand} {series} {span} Wall Calendar, {period}, {color}',
  about: [
    'A calendar for the wall that [can be read from across the room|has room to write in]: {span.spec}.',
    'The months in {color.lower}, with [holidays printed|large figures]: {period.spec}.',
  ],
  use: ['[Hangs by its wire from any hook.|Lies flat against the wall.]', 'Paper that takes pen and marker.'],
  highlights: ['{span.spec}', '{period.spec}', 'Holidays printed', 'Wire and hook to hang it up'],
  specs: [
    ['Format', '{span.spec}'],
    ['Dates', '{period.spec}'],
    ['Color', '{color.spec}'],
    ['Binding', 'Twin wire'],
  ],
  synonyms: 'calendars, wall planners, year planners, hanging calendars',
};

const mousePads: Family = {
  id: 'mouse-pads',
  category: 'mouse-pads',
  look: ({ brand, tone, has }) => ({
    model: 'mouse-pad',
    color: tone('black'),
    brand,
    hasRest: has('rest', 'Wrist'),
    isWide: has('size', 'Extended'),
  }),
  voice: 'mousePads',
  unit: 'mouse pad',
  cents: 699,
  popularity: 430,
  lines: [...line('Kestrel', ['Glide', 'Key'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    rest: [
      { text: '', spec: 'None' },
      { text: 'with Wrist Rest', spec: 'Gel', factor: 1.9, weight: 0.7, says: 'The gel rest keeps the wrist straight.' },
    ],
    size: [
      { text: '', spec: '9.5 x 8 in' },
      { text: 'Extended', spec: '24 x 11 in', factor: 1.9, weight: 0.5, says: 'There is room for the keyboard, too.' },
    ],
    color: [...of('Black', 'Blue'), { text: 'Gray', weight: 0.6 }, { text: 'Red', weight: 0.4 }],
    pack: singly,
  },
  name: '{brand} {series} {size} Mouse Pad {rest}, {color}',
  about: [
    'Smooth cloth on rubber that [stays where you put it|does not curl at the edge], {size.spec}.',
    'A {color.lower} pad on which [every mouse tracks|the mouse glides and stops] as it should.',
  ],
  use: ['[Wipe it with a damp cloth.|Rolls up for the bag.]', 'For optical and laser mice.'],
  highlights: ['{size.spec}', 'Wrist rest: {rest.spec}', 'Rubber base that does not slip', 'Cloth surface, {color.lower}'],
  specs: [
    ['Size', '{size.spec}'],
    ['Wrist rest', '{rest.spec}'],
    ['Color', '{color.spec}'],
    ['Surface', 'Cloth'],
  ],
  synonyms: 'mousepads, mouse mats, wrist rest pads',
  isMade: ({ rest = '', size = '' }) => rest === '' || size === '',
};

const extensionCords: Family = {
  id: 'extension-cords',
  category: 'power-strips',
  look: ({ brand, tone, has }) => ({
    model: 'extension-cord',
    color: tone('black'),
    brand,
    outlets: has('outlets', '3') ? 3 : 1,
    isHeavy: has('duty', 'Heavy'),
  }),
  voice: 'powerStrips',
  unit: 'cord',
  cents: 799,
  popularity: 320,
  lines: [...line('Voltway', ['Line', 'Outpost'], 1.1), ...line('Foolscap', [''], 0.74, 0.6)],
  axes: {
    long: [
      at(1, '15 ft', { spec: '15 ft' }),
      at(1.6, '25 ft', { spec: '25 ft' }),
      at(2.8, '50 ft', { spec: '50 ft' }),
      at(0.8, '9 ft', { spec: '9 ft', weight: 0.7 }),
    ],
    duty: [
      { text: '', spec: 'Indoor, 16 gauge' },
      {
        text: 'Heavy-Duty',
        spec: 'Indoor and outdoor, 14 gauge',
        factor: 1.5,
        weight: 0.7,
        says: 'The thick jacket stands cold and rain.',
      },
    ],
    outlets: [at(1, '1-Outlet', { spec: '1' }), at(1.2, '3-Outlet', { spec: '3', weight: 0.8 })],
    color: [...of('Black'), { text: 'White', weight: 0.7 }, { text: 'Orange', weight: 0.6 }],
    pack: singly,
  },
  name: '{brand} {series} {duty} Extension Cord, {long}, {outlets}, {color}',
  about: [
    '{long.spec} of cord that [does not kink|lies flat once it is unrolled], for what stands too far from the wall.',
    'A grounded cord ({duty.spec}) with {outlets.spec} {?outlet|outlets} at its end.',
  ],
  use: ['[Comes with a strap that keeps the coil.|The plug turns out of the way.]', 'Three prongs, grounded.'],
  highlights: ['{long.spec} long', '{duty.spec}', '{outlets.lower}', 'Three prongs, grounded'],
  specs: [
    ['Length', '{long.spec}'],
    ['Rating', '{duty.spec}'],
    ['Outlets', '{outlets.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'extension leads, extension cables, power cords',
};

export const deskExtras: readonly Family[] = [pencilSharpeners, stapleRemovers, wallCalendars, mousePads, extensionCords];
