import { at, line, of, rare, silent, singly, type Family, type Option } from '../family.ts';

const caseColors: readonly Option[] = [...of('Silver', 'Black'), { text: 'Graphite', weight: 0.6 }, ...rare('Navy')];
const memory: readonly Option[] = [
  at(1, '16GB RAM', { spec: '16 GB' }),
  at(0.86, '8GB RAM', { spec: '8 GB' }),
  at(1.3, '32GB RAM', { spec: '32 GB', weight: 0.5 }),
];
const storage: readonly Option[] = [
  at(1, '512GB SSD', { spec: '512 GB SSD' }),
  at(0.9, '256GB SSD', { spec: '256 GB SSD' }),
  at(1.18, '1TB SSD', { spec: '1 TB SSD', weight: 0.7 }),
];
const chips: readonly Option[] = [
  at(1, 'Core 5', { spec: '8-core, 4.2 GHz' }),
  at(1.3, 'Core 7', {
    spec: '10-core, 4.7 GHz',
    says: 'The ten-core chip keeps its pace with large spreadsheets and video calls side by side.',
  }),
  at(0.78, 'Core 3', { spec: '6-core, 3.8 GHz' }),
];

const laptops: Family = {
  id: 'laptops',
  options: { memory: 'Memory' },
  category: 'laptops',
  look: ({ brand, tone, number }) => ({ model: 'laptop', brand, color: tone('silver'), inches: number('screen') }),
  voice: 'computers',
  unit: 'laptop',
  cents: 64_900,
  popularity: 45,
  share: 0.8,
  lines: [
    ...line('Kestrel', ['Aero', 'Roam', 'Folio'], 1.1),
    ...line('Orrery', ['Meridian', 'Atlas'], 1.2, 0.3),
    ...line('Datum', ['Note'], 0.85, 0.3),
  ],
  axes: {
    screen: [
      at(1, '14"', { spec: '14 in, 1920 x 1200' }),
      at(1.06, '15.6"', { spec: '15.6 in, 1920 x 1080' }),
      at(1.2, '16"', { spec: '16 in, 2560 x 1600', weight: 0.6 }),
      at(0.9, '13.3"', { spec: '13.3 in, 1920 x 1200', weight: 0.7 }),
    ],
    touch: [silent('No'), at(1.1, 'Touchscreen', { spec: 'Yes', weight: 0.4 })],
    chip: chips,
    memory,
    storage,
    color: caseColors,
    pack: singly,
  },
  name: '{brand} {series} {model} {screen} {touch} Laptop, {chip}, {memory}, {storage}, {color}',
  model: { prefix: '', start: 140, step: 1, of: ['line', 'screen', 'touch', 'chip'] },
  about: [
    'A {screen} laptop for work [that travels|at two desks]: {chip.spec} processor, {memory.spec} of memory, {storage.spec}.',
    'Light enough for the train and quick enough for the desk, with {storage.spec} and a battery for [a full day|eleven hours].',
  ],
  use: [
    '[A privacy shutter covers the camera.|Charges by USB-C from any 65 W charger.]',
    'The keyboard is lit and does not mind a spilled coffee.',
  ],
  highlights: [
    '{screen.spec}',
    '{chip.spec}, {memory.spec} memory, {storage.spec}',
    'Up to 11 hours of battery',
    'Wi-Fi 6E, two USB-C, HDMI',
    'Camera with shutter',
  ],
  specs: [
    ['Model', '{series} {model}'],
    ['Display', '{screen.spec}'],
    ['Touchscreen', '{touch.spec}'],
    ['Processor', '{chip.spec}'],
    ['Memory', '{memory.spec}'],
    ['Storage', '{storage.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'notebook computer, notebook pc, portable computer, ultrabook, macbook',
};

const desktops: Family = {
  id: 'desktop-computers',
  options: { memory: 'Memory' },
  category: 'desktop-computers',
  look: ({ brand, tone, has }) => ({
    model: 'computer',
    brand,
    color: tone('black'),
    form: has('form', 'Mini') ? 'mini' : has('form', 'Workstation') ? 'workstation' : 'tower',
  }),
  voice: 'desktops',
  unit: 'PC',
  cents: 59_900,
  popularity: 25,
  share: 0.5,
  lines: [...line('Kestrel', ['Station'], 1.1), ...line('Orrery', ['Base'], 1.15, 0.3), ...line('Datum', ['Core'], 0.85, 0.3)],
  axes: {
    form: [
      at(1, 'Tower PC', { spec: 'Tower, 15 liters' }),
      at(0.95, 'Mini PC', { spec: 'Mini, 3 liters' }),
      at(1.6, 'Workstation', {
        spec: 'Tower with graphics card',
        weight: 0.5,
        says: 'The graphics card drives three screens and CAD.',
      }),
    ],
    chip: chips,
    memory,
    storage,
    color: [...of('Black'), ...rare('Silver', 'White')],
    pack: singly,
  },
  name: '{brand} {series} {model} {form}, {chip}, {memory}, {storage}, {color}',
  model: { prefix: 'D', start: 20, step: 2, of: ['line', 'form', 'chip'] },
  about: [
    'A quiet {form.lower} with {memory.spec} of memory and {storage.spec} that [starts in ten seconds|stays cool under the desk].',
    'For the desk that does real work: {chip.spec}, {storage.spec}, room for more.',
  ],
  use: [
    '[Opens without tools when it is time for more memory.|Keyboard and mouse are in the box.]',
    'Three years of on-site service can be added.',
  ],
  highlights: ['{chip.spec}', '{memory.spec} memory, {storage.spec}', 'Two display outputs, eight USB ports', 'Tool-free case'],
  specs: [
    ['Model', '{model}'],
    ['Form', '{form.spec}'],
    ['Processor', '{chip.spec}'],
    ['Memory', '{memory.spec}'],
    ['Storage', '{storage.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'desktop pc, personal computer, pc, computer tower, workstation computer, mini pc',
};

const monitors: Family = {
  id: 'monitors',
  category: 'monitors',
  look: ({ brand, tone, number, has }) => ({
    model: 'monitor',
    brand,
    color: tone('black'),
    inches: number('size'),
    wide: has('size', 'Ultrawide'),
    stand: has('stand', 'Height') ? 'height' : 'tilt',
  }),
  voice: 'monitors',
  unit: 'monitor',
  cents: 15_900,
  popularity: 70,
  share: 0.9,
  lines: [
    ...line('Kestrel', ['View', 'Vista'], 1.1),
    ...line('Orrery', ['Horizon', 'Panorama'], 1.15, 0.3),
    ...line('Datum', ['Pixel'], 0.85, 0.3),
  ],
  axes: {
    size: [
      at(0.8, '22"', { spec: '21.5 in' }),
      at(1, '24"', { spec: '23.8 in' }),
      at(1.35, '27"', { spec: '27 in' }),
      at(1.8, '32"', { spec: '31.5 in', weight: 0.6 }),
      at(2.5, '34" Ultrawide', { spec: '34 in, 21:9', weight: 0.4 }),
    ],
    resolution: [
      at(1, 'Full HD', { spec: '1920 x 1080' }),
      at(1.3, 'QHD', { spec: '2560 x 1440' }),
      at(1.7, '4K UHD', { spec: '3840 x 2160', weight: 0.6 }),
    ],
    refresh: [at(1, '75Hz', { spec: '75 Hz' }), at(1.1, '100Hz', { spec: '100 Hz' }), at(1.3, '144Hz', { spec: '144 Hz', weight: 0.4 })],
    stand: [
      silent('Tilt'),
      at(1.15, 'Height-Adjustable', { spec: 'Height, tilt, pivot', says: 'The stand rises, tilts and turns upright.' }),
      at(1.4, 'USB-C Hub', {
        spec: 'Height, tilt; USB-C hub, 65 W',
        weight: 0.6,
        says: 'One USB-C cable carries picture, data and 65 watts.',
      }),
    ],
    color: [...of('Black'), ...rare('White')],
    pack: singly,
  },
  name: '{brand} {series} {model} {size} {resolution} {stand} Monitor, {refresh}, {color}',
  model: { prefix: 'V', start: 220, step: 3, of: ['line', 'size', 'resolution', 'refresh', 'stand'] },
  about: [
    'A {size.spec} screen with {resolution.spec} pixels, [even to the corners|sharp at every angle], for [spreadsheets and calls|long days of reading].',
    'Flicker-free, matte and calm: {resolution.lower} on {size.spec}.',
  ],
  use: ['[Two of them side by side leave hardly a seam.|Hangs on any VESA arm.]', 'HDMI and DisplayPort cables are in the box.'],
  highlights: ['{size.spec}, {resolution.spec}', 'IPS panel, {refresh.spec}', 'Stand: {stand.spec}', 'Low blue light, flicker-free'],
  specs: [
    ['Model', '{model}'],
    ['Size', '{size.spec}'],
    ['Resolution', '{resolution.spec}'],
    ['Refresh rate', '{refresh.spec}'],
    ['Panel', 'IPS, matte'],
    ['Stand', '{stand.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'computer screen, computer monitor, computer display, flat screen, lcd screen, led display',
  isMade: ({ size = '', resolution = '' }) =>
    size === '22"' ? resolution === 'Full HD' : size.startsWith('34') ? resolution === 'QHD' : size !== '32"' || resolution !== 'Full HD',
};

const tablets: Family = {
  id: 'tablets',
  options: { size: null },
  category: 'tablets',
  look: ({ brand, tone, number, has }) => ({
    model: 'tablet',
    brand,
    color: tone('silver'),
    inches: number('size'),
    pen: has('pen', 'with Pen'),
  }),
  voice: 'computers',
  unit: 'tablet',
  cents: 32_900,
  popularity: 60,
  share: 0.5,
  lines: [...line('Kestrel', ['Slate', 'Page'], 1.1), ...line('Orrery', ['Tab'], 1.15, 0.3), ...line('Datum', ['Pad'], 0.8, 0.3)],
  axes: {
    size: [
      at(1, '11"', { spec: '11 in' }),
      at(0.85, '10"', { spec: '10 in', weight: 0.6 }),
      at(1.35, '13"', { spec: '13 in', weight: 0.5 }),
    ],
    storage: [at(1, '128GB', { spec: '128 GB' }), at(1.2, '256GB', { spec: '256 GB' }), at(0.88, '64GB', { spec: '64 GB', weight: 0.6 })],
    link: [at(1, 'Wi-Fi', { spec: 'Wi-Fi 6' }), at(1.3, 'Wi-Fi + 5G', { spec: 'Wi-Fi 6 and 5G', weight: 0.5 })],
    pen: [
      silent('None'),
      at(1.2, 'with Pen', { spec: 'Pen with eraser', weight: 0.5, says: 'The pen writes as on paper and holds by magnet.' }),
    ],
    color: of('Silver', 'Navy'),
    pack: singly,
  },
  name: '{brand} {series} {size} Tablet {pen}, {storage}, {link}, {color}',
  about: [
    'An {size.spec} tablet for [notes, forms and signatures|the warehouse, the sofa and the plane], with {storage.spec} and a battery for the day.',
    'Thin, quick and bright: {size.spec}, {storage.spec}, {link.spec}.',
  ],
  use: ['[Unlocks by fingerprint.|Fits cases and mounts of its size.]', 'Updates for five years.'],
  highlights: ['{size.spec}, {storage.spec}', 'Connects by {link.spec}', 'Up to 12 hours of battery', 'Pen: {pen.spec}'],
  specs: [
    ['Display', '{size.spec}'],
    ['Storage', '{storage.spec}'],
    ['Connections', '{link.spec}'],
    ['Pen', '{pen.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'tablet computer, tablet pc, ipad, touch screen tablet',
};

export const computers: readonly Family[] = [laptops, desktops, monitors, tablets];
