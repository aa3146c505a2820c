import { at, line, of, pack, singly, type Family } from '../../family.ts';
import { wordOf } from '../choices.ts';

const usbHubs: Family = {
  id: 'usb-hubs',
  category: 'cables',
  look: ({ brand, tone, has }) => ({
    model: 'usb-hub',
    color: tone('black'),
    brand,
    kind: wordOf((words) => has('ports', words), { '4-Port': 'four', '7-Port': 'seven', '6-in-1': 'dock' } as const),
    plug: has('plug', 'USB-C') ? 'usb-c' : 'usb-a',
  }),
  options: { ports: null, plug: 'Connection' },
  voice: 'hubs',
  unit: 'hub',
  cents: 1399,
  popularity: 390,
  share: 1.3,
  lines: [...line('Kestrel', ['Relay'], 1.15), ...line('Foolscap', [''], 0.78, 0.7)],
  axes: {
    ports: [
      at(1, '4-Port USB', { spec: '4 USB-A 3.0' }),
      at(1.9, '7-Port USB', { spec: '7 USB-A 3.0', weight: 0.7 }),
      at(2.6, '6-in-1 USB', {
        spec: 'HDMI 4K, 2 USB-A, 2 USB-C, card slot',
        weight: 0.9,
        says: 'A screen, a drive and a card at one port of the laptop.',
        synonyms: 'docking stations, usb docks, laptop docks, multiport adapters, usb c adapters, hdmi hubs',
      }),
    ],
    plug: [at(1.1, 'USB-C', { spec: 'USB-C' }), at(1, 'USB-A', { spec: 'USB-A', weight: 0.8 })],
    color: [...of('Black'), { text: 'White', weight: 0.7 }],
    pack: singly,
  },
  name: '{brand} {series} {ports} Hub, {plug}, {color}',
  about: [
    'More ports where the laptop has too few: {ports.spec}.',
    'A hub on a short cable that [lies flat in the bag|does not hang in the air].',
  ],
  use: ['[No driver, no power supply.|Plug it in and it works.]', 'For Windows, macOS and ChromeOS.'],
  highlights: ['{ports.spec}', 'Plugs into {plug.spec}', 'Up to 5 Gb/s', 'Cable of 8 in'],
  specs: [
    ['Ports', '{ports.spec}'],
    ['Connection', '{plug.spec}'],
    ['Speed', 'Up to 5 Gb/s'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'usb hubs, usb c hubs, usb splitters, port hubs',
  isMade: ({ ports = '', plug = '' }) => ports !== '6-in-1 USB' || plug === 'USB-C',
};

const wallChargers: Family = {
  id: 'wall-chargers',
  category: 'chargers',
  look: ({ brand, tone, has, number }) => ({
    model: 'wall-charger',
    color: tone('white'),
    brand,
    watts: number('watts') === 100 ? 100 : number('watts') === 45 ? 45 : 20,
    hasCable: has('cable', 'with'),
  }),
  options: { watts: 'Power', cable: 'Cable' },
  voice: 'chargers',
  unit: 'charger',
  cents: 1299,
  popularity: 560,
  share: 1.3,
  lines: [...line('Voltway', ['Spark'], 1.15), ...line('Foolscap', [''], 0.78, 0.7)],
  axes: {
    watts: [
      at(1, '20 W', { spec: '20 W, one USB-C port, for phones', synonyms: 'phone chargers, iphone chargers' }),
      at(1.8, '45 W', { spec: '45 W, two USB-C ports, for phones and tablets', weight: 0.9, synonyms: 'phone chargers, tablet chargers' }),
      at(3.2, '100 W', {
        spec: '100 W, three USB-C ports, for laptops',
        weight: 0.9,
        says: 'One port alone has enough power for a laptop.',
        synonyms: 'laptop chargers, laptop power adapters, laptop power supplies',
      }),
    ],
    cable: [{ text: '', spec: 'None' }, at(1.35, 'with 6-ft Cable', { spec: 'USB-C to USB-C, 6 ft', weight: 0.8 })],
    color: [...of('White'), { text: 'Black', weight: 0.8 }],
    pack: singly,
  },
  name: '{brand} {series} USB-C Wall Charger, {watts}, {cable}, {color}',
  about: ['Charges by USB-C: {watts.spec}.', 'A small charger in {color.lower} that [leaves the next outlet free|goes along in any bag].'],
  use: ['[Cool to the touch at full power.|It stops when the battery is full.]', 'For everything that charges by USB-C.'],
  highlights: ['{watts.spec}', 'Cable: {cable.spec}', 'UL listed', 'Stops when the battery is full'],
  specs: [
    ['Power', '{watts.spec}'],
    ['Cable', '{cable.spec}'],
    ['Color', '{color.spec}'],
    ['Plug', 'Type A, 100-240 V'],
  ],
  synonyms: 'usb chargers, wall plugs, charging blocks, power adapters, usb c chargers',
};

const labelTapes: Family = {
  id: 'label-tapes',
  category: 'label-makers',
  look: ({ brand, tone, has, says, units }) => ({
    model: 'label-tape',
    color: tone('black'),
    tape: wordOf((words) => has('print', words), {
      'on White': 'white',
      'on Yellow': 'yellow',
      'on Clear': 'clear',
      'on Black': 'black',
    } as const),
    brand,
    width: wordOf((words) => says('width') === words, { '1/4"': '1/4"', '3/8"': '3/8"', '1/2"': '1/2"', '3/4"': '3/4"' } as const),
    count: units === 1 ? 1 : units === 2 ? 2 : 4,
  }),
  options: { print: 'Color', width: 'Width' },
  colorAxis: 'print',
  voice: 'labelTapes',
  unit: 'cassette',
  cents: 1149,
  thrift: 0.86,
  popularity: 480,
  share: 1.3,
  lines: [...line('Datum', ['Mark'], 1.1), ...line('Foolscap', [''], 0.72, 0.5)],
  axes: {
    print: [
      ...of('Black on White'),
      { text: 'Black on Yellow', weight: 0.6 },
      { text: 'Black on Clear', weight: 0.6 },
      { text: 'White on Black', weight: 0.5 },
    ],
    width: [
      at(1, '1/2"', { spec: '1/2 in' }),
      at(1.25, '3/4"', { spec: '3/4 in', weight: 0.6 }),
      at(0.9, '3/8"', { spec: '3/8 in', weight: 0.6 }),
    ],
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.7), pack(4, 'Pack', '4/Pack', 0.4)],
  },
  name: '{brand} {series} Label Maker Tape, {width} x 26 ft, {print}, {pack}',
  about: [
    'Laminated tape for label makers, {width.spec} wide, [that does not fade or peel|that stands water and sun].',
    '{print} on a cassette that [drops in and prints|is changed in seconds].',
  ],
  use: [
    '[The back is split, so that it comes off easily.|Holds on paper, plastic, metal and glass.]',
    'For all label makers of ours that take tape cassettes.',
  ],
  highlights: ['{width.spec} wide, 26 ft long', '{print}', 'Laminated: water and sun do nothing to it', '{pack.spec}'],
  specs: [
    ['Width', '{width.spec}'],
    ['Length', '26 ft'],
    ['Color', '{print}'],
    ['Material', 'Laminated'],
  ],
  synonyms: 'label tapes, label cassettes, label maker refills, labelling tape',
  isMade: ({ print = '', width = '', pack: packed = '', brand = '' }) =>
    (print === 'Black on White' && (brand === 'Datum' || packed === '')) || (width === '1/2"' && packed === ''),
};

const spaceHeaters: Family = {
  id: 'space-heaters',
  category: 'heaters',
  look: ({ brand, tone, has }) => ({
    model: 'space-heater',
    color: tone('white'),
    brand,
    kind: has('kind', 'Personal') ? 'personal' : has('kind', 'Tower') ? 'tower' : 'radiator',
  }),
  options: { kind: null },
  voice: 'heaters',
  unit: 'heater',
  cents: 3299,
  popularity: 340,
  share: 1.3,
  lines: [...line('Lumen Forge', ['Ember'], 1.15), ...line('Foolscap', [''], 0.8, 0.7)],
  axes: {
    kind: [
      at(1, 'Personal Ceramic', { spec: 'Ceramic, for under the desk, 750 W' }),
      at(2.1, 'Ceramic Tower', {
        spec: 'Ceramic with fan, for rooms to 200 sq ft, 1,500 W',
        weight: 0.9,
        says: 'It swings to both sides and holds the temperature that it was told.',
      }),
      at(2.4, 'Oil-Filled Radiator', {
        spec: 'Oil-filled radiator, for rooms to 220 sq ft, 1,500 W',
        weight: 0.8,
        says: 'No fan, so no sound.',
      }),
    ],
    color: [...of('White', 'Black')],
    pack: singly,
  },
  name: '{brand} {series} {kind} Space Heater, {color}',
  about: [
    'Warmth where the [heating|thermostat] does not reach: {kind.spec}.',
    'A heater in {color.lower} that [is warm in seconds|takes the chill off a Monday morning].',
  ],
  use: ['[It turns itself off when it is tipped over.|Overheating turns it off.]', 'For a grounded outlet of its own, no power strip.'],
  highlights: ['{kind.spec}', 'Turns off when tipped over', 'Thermostat', 'Cord of 6 ft'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Color', '{color.spec}'],
    ['Safety', 'Tip-over and overheat shut-off'],
    ['Cord', '6 ft'],
  ],
  synonyms: 'heaters, electric heaters, room heaters, radiators',
};

const wallClocks: Family = {
  id: 'wall-clocks',
  category: 'wall-clocks',
  look: ({ brand, tone, has, number }) => ({
    model: 'wall-clock',
    color: tone('black'),
    brand,
    kind: has('kind', 'Digital') ? 'figures' : 'hands',
    inches: number('kind'),
  }),
  options: { kind: null },
  voice: 'clocks',
  unit: 'clock',
  cents: 1999,
  popularity: 300,
  share: 1.3,
  lines: [...line('Orrery', ['Meridian'], 1.2), ...line('Foolscap', [''], 0.78, 0.8)],
  axes: {
    kind: [
      at(1, '12" Wall Clock', { spec: 'Hands, 12 in wide', synonyms: 'analog clocks' }),
      at(1.4, '14" Wall Clock', { spec: 'Hands, 14 in wide', weight: 0.8 }),
      at(1.9, '13" Digital Wall Clock', {
        spec: 'Figures 4 in high, with date and temperature',
        weight: 0.7,
        says: 'It can be read from the far end of the hall.',
      }),
    ],
    color: [...of('Black', 'Silver'), { text: 'White', weight: 0.7 }],
    pack: singly,
  },
  name: '{brand} {series} {kind}, {color}',
  about: [
    'A clock for [the meeting room|the hallway and the break room] that can be read across the room: {kind.spec}.',
    'A quiet clock in {color.lower}, [without ticking|that nobody hears].',
  ],
  use: ['[Hangs from one nail.|Runs a year on one AA battery.]', 'The battery is not included.'],
  highlights: ['{kind.spec}', 'Silent movement', 'Runs on AA batteries', 'Frame in {color.lower}'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Color', '{color.spec}'],
    ['Power', 'AA battery, not included'],
  ],
  synonyms: 'clocks, office clocks, wall clocks',
  isMade: ({ kind = '', color = '' }) => !kind.includes('Digital') || color !== 'White',
};

const monitorStands: Family = {
  id: 'monitor-stands',
  category: 'monitor-stands',
  look: ({ brand, tone, has }) => ({
    model: 'monitor-stand',
    color: tone('black'),
    brand,
    kind: has('kind', 'Laptop') ? 'laptop' : has('kind', 'Drawer') ? 'drawer' : 'riser',
  }),
  options: { kind: null },
  voice: 'monitorStands',
  unit: 'stand',
  cents: 2699,
  popularity: 420,
  share: 1.3,
  lines: [...line('Slatehouse', ['Level'], 1.15), ...line('Foolscap', [''], 0.78, 0.7)],
  axes: {
    kind: [
      at(1, 'Monitor Stand', { spec: 'Stand for a monitor, 21 x 9-1/2 in, 5 in high', synonyms: 'monitor risers, screen risers' }),
      at(1.5, 'Monitor Stand with Drawer', {
        spec: 'Stand for a monitor with a drawer, 21 x 9-1/2 in, 5 in high',
        weight: 0.8,
        synonyms: 'monitor risers, screen risers',
      }),
      at(1.1, 'Laptop Stand', {
        spec: 'Slanted stand for laptops to 17 in',
        weight: 0.9,
        synonyms: 'notebook stands, laptop risers, laptop holders',
      }),
    ],
    color: [...of('Black'), { text: 'Oak', weight: 0.8 }, { text: 'Silver', weight: 0.8 }, { text: 'White', weight: 0.6 }],
    pack: singly,
  },
  name: '{brand} {series} {kind}, {color}',
  about: ['Lifts the screen to eye level: {kind.spec}.', 'A stand in {color.lower} that [clears the desk|gives the neck a rest].'],
  use: ['[No tools needed.|Rubber feet spare the desk.]', 'Carries 33 pounds.'],
  highlights: ['{kind.spec}', 'Carries 33 lb', 'Rubber feet', 'Room beneath for the keyboard'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Color', '{color.spec}'],
    ['Load', '33 lb'],
  ],
  synonyms: 'screen stands, computer stands, ergonomic stands',
  isMade: ({ kind = '', color = '' }) => (kind === 'Laptop Stand' ? color !== 'Oak' && color !== 'White' : color !== 'Silver'),
};

export const powerAndPorts: readonly Family[] = [usbHubs, wallChargers, labelTapes, spaceHeaters, wallClocks, monitorStands];
