import { at, line, of, pack, rare, silent, singly, type Family } from '../family.ts';

const deskLamps: Family = {
  id: 'desk-lamps',
  category: 'desk-lamps',
  look: ({ brand, tone, has }) => ({
    model: 'desk-lamp',
    brand,
    color: tone('black'),
    head: has('kind', 'Jointed') ? 'cone' : 'bar',
    extra: has('extra', 'USB') ? 'usb' : has('extra', 'Wireless') ? 'wireless' : 'none',
  }),
  voice: 'lamps',
  unit: 'lamp',
  cents: 3490,
  popularity: 90,
  share: 0.8,
  lines: [
    ...line('Lumen Forge', ['Arc', 'Beam', 'Atelier'], 1.1),
    ...line('Harrow', ['Compose'], 1.05, 0.3),
    ...line('Foolscap', [''], 0.72),
  ],
  axes: {
    kind: [
      at(1, 'LED Desk Lamp', { spec: 'LED bar, dimmable' }),
      at(1.3, 'Jointed-Arm Desk Lamp', { spec: 'LED, jointed arm, springs', weight: 0.7 }),
    ],
    light: [
      at(1, '450 Lumens', { spec: '450 lm' }),
      at(1.3, '700 Lumens', { spec: '700 lm' }),
      at(1.7, '1,000 Lumens', { spec: '1,000 lm', weight: 0.5 }),
    ],
    control: [
      at(1, '3-Step Dimmer', { spec: 'Three steps' }),
      at(1.25, 'Touch Dimmer', {
        spec: 'Touch, five steps, three color temperatures',
        says: 'Warm light for the evening, cool light for drawings.',
      }),
    ],
    extra: [
      silent('None'),
      at(1.25, 'USB Port', { spec: 'USB-A charging port', weight: 0.6 }),
      at(1.5, 'Wireless Charging', { spec: 'Wireless charging base', weight: 0.4 }),
    ],
    color: of('Black', 'Red', 'White', 'Graphite'),
    pack: singly,
  },
  name: '{brand} {series} {kind}, {light}, {control}, {extra}, {color}',
  about: [
    '{light.spec} of even light that [does not flicker or glare|falls on the page and not in the eyes].',
    'The {series} lamp bends to where the work is: {kind.spec}, dimmed by {control.lower}.',
  ],
  use: ['[The diodes last for 25 years of evenings.|Folds flat when it is not needed.]', 'Uses less than ten watts.'],
  highlights: ['{light.spec}, flicker-free', '{kind.spec}', 'Dimmer: {control.spec}', 'Extras: {extra.spec}', '{color.spec} aluminum arm'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Light', '{light.spec}'],
    ['Dimmer', '{control.spec}'],
    ['Extras', '{extra.spec}'],
    ['Color', '{color.spec}'],
  ],
  isMade: ({ kind = '', color = '' }) => (kind === 'LED Desk Lamp') === (color === 'White' || color === 'Graphite'),
  synonyms: 'desk light, table lamp, task light, reading lamp, reading light',
};

const fans: Family = {
  id: 'fans',
  category: 'fans',
  look: ({ brand, tone, number, has }) => ({
    model: 'desk-fan',
    brand,
    color: tone('white'),
    inches: number('size'),
    mount: has('kind', 'Oscillating') ? 'oscillating' : has('kind', 'Tilting') ? 'tilting' : 'fixed',
    usb: has('power', 'USB'),
  }),
  voice: 'fans',
  unit: 'fan',
  cents: 2490,
  popularity: 90,
  share: 0.6,
  lines: [...line('Lumen Forge', ['Zephyr', 'Draft'], 1.1), ...line('Fernhill', ['Breeze'], 0.95, 0.2), ...line('Foolscap', [''], 0.72)],
  axes: {
    size: [
      at(1, '9"', { spec: '9 in' }),
      at(0.75, '6"', { spec: '6 in' }),
      at(1.35, '12"', { spec: '12 in' }),
      at(1.7, '16"', { spec: '16 in', weight: 0.4 }),
    ],
    kind: [
      at(1, 'Desk Fan', { spec: 'Desk' }),
      at(1.15, 'Oscillating Desk Fan', { spec: 'Desk, oscillating 80 degrees' }),
      at(1.2, 'Tilting Desk Fan', { spec: 'Desk, tilting', weight: 0.6 }),
    ],
    speed: [
      at(1, '3-Speed', { spec: '3' }),
      at(0.85, '2-Speed', { spec: '2', weight: 0.6 }),
      at(1.3, '12-Speed DC', { spec: '12, DC motor', weight: 0.4, says: 'The DC motor is barely heard at night speed.' }),
    ],
    power: [silent('AC plug'), at(1.1, 'USB-Powered', { spec: 'USB', weight: 0.5 })],
    color: [...of('Graphite', 'White'), ...rare('Mint', 'Red')],
    pack: singly,
  },
  name: '{brand} {series} {size} {speed} {power} {kind}, {color}',
  about: [
    'A {size.spec} fan that moves air [without moving papers|and not the noise] at {speed.spec} speeds.',
    'Fresh air at the desk: {kind.spec}, tilted by hand, {color.lower}.',
  ],
  use: ['[The grille comes off for cleaning.|Rubber feet swallow the hum.]', 'Small enough for a shelf.'],
  highlights: ['{size.spec}, speeds: {speed.spec}', '{kind.spec}', 'Power: {power.spec}', 'Tilts up to 90 degrees'],
  specs: [
    ['Size', '{size.spec}'],
    ['Type', '{kind.spec}'],
    ['Speeds', '{speed.spec}'],
    ['Power', '{power.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'fan, table fan, personal fan, cooling fan, ventilator',
  isMade: ({ size = '', power = '' }) => power === '' || size === '6"' || size === '9"',
};

const whiteboards: Family = {
  id: 'whiteboards',
  category: 'whiteboards',
  look: ({ brand, tone, says, has }) => {
    const [width = 3, height = 2] =
      says('size')
        .match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return {
      model: 'whiteboard',
      brand,
      color: tone('silver'),
      width: width * 30.5,
      height: height * 30.5,
      smart: false,
      grid: has('grid', 'Grid'),
    };
  },
  voice: 'boards',
  unit: 'board',
  cents: 4900,
  popularity: 70,
  share: 0.8,
  lines: [...line('Harrow', ['Grid', 'Huddle'], 1.1), ...line('Slatehouse', ['Boardroom'], 1.15, 0.6), ...line('Foolscap', [''], 0.74)],
  axes: {
    surface: [
      at(1, 'Melamine', { spec: 'Melamine' }),
      at(1.6, 'Magnetic Steel', { spec: 'Painted steel, magnetic', says: 'Magnets hold notes and markers.' }),
      at(2.4, 'Porcelain', { spec: 'Porcelain steel, magnetic', weight: 0.6, says: 'Porcelain never ghosts and never scratches.' }),
    ],
    size: [
      at(1, "3' x 2'", { spec: '36 x 24 in' }),
      at(1.7, "4' x 3'", { spec: '48 x 36 in' }),
      at(2.4, "6' x 4'", { spec: '72 x 48 in', weight: 0.7 }),
      at(3.4, "8' x 4'", { spec: '96 x 48 in', weight: 0.5 }),
      at(0.6, "2' x 1.5'", { spec: '24 x 18 in' }),
    ],
    frame: [at(1, 'Aluminum Frame', { spec: 'Silver aluminum' }), at(1.25, 'Oak Frame', { spec: 'Oak', weight: 0.6 })],
    grid: [silent('Plain'), at(1.12, 'Ghost Grid', { spec: 'One-inch ghost grid', weight: 0.3 })],
    pack: singly,
  },
  name: '{brand} {series} {surface} Whiteboard, {grid}, {size}, {frame}',
  colorAxis: 'frame',
  about: [
    '{size.spec} of {surface.lower} that [wipes clean in one stroke|takes ten thousand erasures].',
    'Room to think: a {surface.lower} board in a slim frame of {frame.lower}, with a tray for the pens.',
  ],
  use: ['[Hangs upright or across.|Corners hide the screws.]', 'Hardware for the wall is in the box.'],
  highlights: ['{size.spec}', '{surface.spec}', 'Surface print: {grid.lower}', 'Frame: {frame.spec}, with marker tray'],
  specs: [
    ['Surface', '{surface.spec}'],
    ['Size', '{size.spec}'],
    ['Frame', '{frame.spec}'],
    ['Print', '{grid.spec}'],
  ],
  synonyms: 'white board, dry erase board, dry-erase board, marker board, dry wipe board, wipe board',
};

const easelPads: Family = {
  id: 'easel-pads',
  options: { ruling: 'Ruling', sheets: 'Sheets' },
  category: 'easel-pads',
  look: ({ brand, units, number, has }) => ({
    model: 'easel-pad',
    brand,
    color: 'white',
    selfStick: has('kind', 'Self-Stick'),
    ruling: has('ruling', 'Grid') ? 'grid' : has('ruling', 'Ruled') ? 'ruled' : 'plain',
    sheets: number('sheets'),
    count: units,
  }),
  voice: 'easelPads',
  unit: 'pad',
  cents: 1990,
  popularity: 120,
  share: 0.5,
  lines: [
    ...line('Tallow & Reed', ['Workshop', 'Draft'], 1.1),
    ...line('Stickleback', ['Wall'], 1.15, 0.3),
    ...line('Slatehouse', ['Huddle'], 1.05, 0.3),
    ...line('Foolscap', [''], 0.72),
  ],
  axes: {
    kind: [
      at(1.45, 'Self-Stick Easel Pad', {
        spec: 'Self-stick',
        says: 'Each sheet sticks to walls and doors and comes off clean.',
      }),
      at(1, 'Easel Pad', { spec: 'Perforated top' }),
    ],
    size: [
      at(1, '25" x 30"', { spec: '25 x 30 in' }),
      at(1.05, '27" x 34"', { spec: '27 x 34 in' }),
      at(0.7, '20" x 23"', { spec: '20 x 23 in', weight: 0.6 }),
    ],
    ruling: [at(1, 'Plain'), at(1.05, 'Ruled', { spec: '1.5 in lines' }), at(1.05, 'Grid', { spec: '1 in grid' })],
    sheets: [at(1, '30 Sheets', { spec: '30' }), at(1.4, '50 Sheets', { spec: '50' }), at(0.8, '20 Sheets', { spec: '20', weight: 0.6 })],
    pack: [pack(2, 'Pack'), pack(1), pack(4, 'Carton', '4/Carton', 0.6), pack(6, 'Carton', '6/Carton', 0.4)],
  },
  name: '{brand} {series} {kind}, {size}, {ruling}, {sheets}, {pack}',
  about: [
    'Large {ruling.lower} sheets for workshops, {size.spec}, of paper that markers do not bleed through.',
    '{sheets.spec} sheets that [fill a wall with ideas|fit every flip chart stand].',
  ],
  use: ['[A handle in the board carries it to the meeting.|Hangs on any standard easel.]', 'Made with 30 percent recycled fiber.'],
  highlights: ['{sheets.spec} sheets, {size.spec}', '{kind.spec}, {ruling.lower}', 'No bleed-through', 'Carry handle'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Sheet size', '{size.spec}'],
    ['Ruling', '{ruling.spec}'],
    ['Sheets', '{sheets.spec}'],
  ],
  synonyms: 'flip chart, flipchart, flip chart paper, flip chart pads, easel paper, chart paper',
};

export const rooms: readonly Family[] = [deskLamps, fans, whiteboards, easelPads];
