import type { Tone } from '#studio/scene/palette.ts';
import type { Seen } from '../seen.ts';
import { at, line, of, pack, rare, silent, singly, type Family, type Option } from '../family.ts';

const gear: readonly Option[] = [...of('Black'), { text: 'White', weight: 0.6 }, { text: 'Silver', weight: 0.5 }];
const mouseColors: readonly Option[] = [
  ...of('Graphite'),
  { text: 'White', weight: 0.6 },
  { text: 'Blue', weight: 0.5 },
  ...rare('Burgundy', 'Silver'),
];
const wireless: readonly Option[] = [
  at(1.2, 'Wireless', { spec: '2.4 GHz receiver' }),
  at(1.35, 'Bluetooth', { spec: 'Bluetooth 5.3', says: 'It pairs with three devices and switches by a key.' }),
  at(0.7, 'Wired', { spec: 'USB cable, 6 ft', weight: 0.7 }),
];

const keyboards: Family = {
  id: 'keyboards',
  category: 'keyboards',
  look: ({ brand, tone, has }) => ({
    model: 'keyboard',
    brand,
    color: tone('black'),
    compact: has('layout', 'compact'),
    wired: has('link', 'cable'),
  }),
  voice: 'keyboards',
  unit: 'keyboard',
  cents: 2990,
  popularity: 150,
  share: 0.9,
  lines: [...line('Kestrel', ['Type', 'Quill'], 1.1), ...line('Tessera', ['Mosaic', 'Linea'], 1.15, 0.35), ...line('Foolscap', [''], 0.72)],
  axes: {
    link: wireless,
    layout: [
      at(1, 'Full-Size', { spec: '104 keys' }),
      at(0.9, 'Compact', { spec: '78 keys, no number pad' }),
      at(1.05, 'Slim Full-Size', { spec: '104 keys, half an inch high', weight: 0.6 }),
    ],
    keys: [
      at(1, 'Quiet Keys', { spec: 'Membrane, quiet' }),
      at(1.1, 'Scissor Keys', { spec: 'Scissor, low profile' }),
      at(2.4, 'Mechanical Keys', { spec: 'Mechanical, tactile', weight: 0.5, says: 'Mechanical switches last for 50 million strokes.' }),
    ],
    light: [silent('No'), at(1.25, 'Backlit', { spec: 'White backlight', weight: 0.5 })],
    color: gear,
    pack: singly,
  },
  name: '{brand} {series} {model} {link} {layout} {light} Keyboard, {keys}, {color}',
  model: { prefix: 'K', start: 200, step: 5, of: ['line', 'link', 'layout', 'keys', 'light'] },
  about: [
    'A {layout.lower} keyboard with [keys that do not disturb the next desk|a feel that invites long texts], connected by {link.spec}.',
    '{keys.spec} keys, {layout.spec}, {color.lower}: made to type on all day.',
  ],
  use: ['[Spills run off.|Feet set it at two angles.]', 'Works with all current systems, no driver needed.'],
  highlights: ['{layout.spec}', '{keys.spec}', 'Connection: {link.spec}', 'Spill-resistant', '{color.spec}'],
  specs: [
    ['Model', '{model}'],
    ['Layout', '{layout.spec}'],
    ['Switches', '{keys.spec}'],
    ['Connection', '{link.spec}'],
    ['Backlight', '{light.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'computer keyboard, pc keyboard, usb keyboard, wireless keyboard',
};

function mouseShape(has: Seen['has']): 'classic' | 'ergonomic' | 'travel' {
  if (has('style', 'ergonomic')) return 'ergonomic';
  return has('style', 'travel') ? 'travel' : 'classic';
}

const mice: Family = {
  id: 'mice',
  category: 'mice',
  look: ({ brand, tone, has }) => ({ model: 'mouse', brand, color: tone('graphite'), shape: mouseShape(has), wired: has('link', 'cable') }),
  voice: 'mice',
  unit: 'mouse',
  cents: 1690,
  popularity: 240,
  share: 0.9,
  lines: [...line('Kestrel', ['Swift', 'Glide'], 1.1), ...line('Tessera', ['Pebble', 'Arc'], 1.15, 0.35), ...line('Foolscap', [''], 0.7)],
  axes: {
    link: wireless,
    style: [
      at(1, 'Mouse', { spec: 'Ambidextrous' }),
      at(1.3, 'Ergonomic Mouse', { spec: 'Right hand, contoured' }),
      at(0.85, 'Travel Mouse', { spec: 'Compact, ambidextrous', weight: 0.6 }),
    ],
    sound: [
      silent('Standard clicks'),
      at(1.12, 'Silent', { spec: 'Silent clicks', weight: 0.6, says: 'Its clicks are not heard in a library.' }),
    ],
    dpi: [
      at(1, '1600 DPI', { spec: '1,600 dpi' }),
      at(1.2, '2400 DPI', { spec: '2,400 dpi' }),
      at(1.5, '4000 DPI', { spec: '4,000 dpi', weight: 0.5 }),
    ],
    color: mouseColors,
    pack: singly,
  },
  name: '{brand} {series} {model} {sound} {link} {style}, {dpi}, {color}',
  model: { prefix: 'M', start: 110, step: 5, of: ['line', 'link', 'style', 'sound', 'dpi'] },
  about: [
    'A {style.lower} that [tracks on wood, cloth and paper|fits the hand and stays out of mind], {link.spec}, {dpi.spec}.',
    'Precise at {dpi.spec}, comfortable for the whole day, {color.lower}.',
  ],
  use: ['[One battery lasts over a year.|The wheel runs smoothly and clicks clearly.]', 'Plug it in and it works.'],
  highlights: ['{style.spec}, {dpi.spec}', 'Connection: {link.spec}', '{sound.spec}', 'Non-slip sides', '{color.spec}'],
  specs: [
    ['Model', '{model}'],
    ['Shape', '{style.spec}'],
    ['Connection', '{link.spec}'],
    ['Resolution', '{dpi.spec}'],
    ['Buttons', '{sound.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'mouse, computer mouse, pc mouse, cordless mouse, wireless mouse, pointing device',
  isMade: ({ link = '', style = '' }) => link !== 'Wired' || style !== 'Travel Mouse',
};

const webcams: Family = {
  id: 'webcams',
  category: 'webcams',
  look: ({ brand, tone }) => ({ model: 'webcam', brand, color: tone('black') }),
  voice: 'webcams',
  unit: 'webcam',
  cents: 3990,
  popularity: 70,
  share: 0.6,
  lines: [...line('Kestrel', ['Look', 'Meet'], 1.1), ...line('Quietline', ['Present'], 1.1, 0.3), ...line('Foolscap', [''], 0.75)],
  axes: {
    resolution: [
      at(1, '1080p', { spec: '1080p at 30 fps' }),
      at(1.35, '1080p 60 fps', { spec: '1080p at 60 fps' }),
      at(1.7, '2K', { spec: '1440p at 30 fps' }),
      at(2.6, '4K', { spec: '2160p at 30 fps', weight: 0.5 }),
    ],
    extra: [silent('Privacy shutter'), at(1.2, 'Autofocus', { spec: 'Autofocus, privacy shutter' })],
    view: [
      at(1, '78°', { spec: '78 degrees' }),
      at(1.1, '90°', { spec: '90 degrees' }),
      at(1.3, '110° Wide', { spec: '110 degrees', weight: 0.5 }),
    ],
    color: [...of('Black'), ...rare('White', 'Graphite')],
    pack: singly,
  },
  name: '{brand} {series} {model} {resolution} Webcam, {extra}, {view} View, {color}',
  model: { prefix: 'W', start: 60, step: 5, of: ['line', 'resolution', 'extra', 'view'] },
  about: [
    'A {resolution.spec} camera with [two microphones|true colors in poor light] for calls where people want to see your face.',
    'Clips on any screen and shows [you and the wall behind you|the whole table] at {view.spec}.',
  ],
  use: ['[Slide the shutter and nobody looks in.|Works with every meeting program.]', 'Six feet of cable, and a thread for tripods.'],
  highlights: ['{resolution.spec}', '{extra.spec}', 'View of {view.spec}', 'Two noise-reducing microphones'],
  specs: [
    ['Model', '{model}'],
    ['Resolution', '{resolution.spec}'],
    ['Features', '{extra.spec}'],
    ['Field of view', '{view.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'web cam, web camera, computer camera, video call camera, conference camera',
};

const headsets: Family = {
  id: 'headsets',
  category: 'headsets',
  look: ({ brand, tone, has }) => ({
    model: 'headset',
    brand,
    color: tone('black'),
    link: has('link', 'wired usb') ? 'usb' : has('link', 'dect') ? 'dect' : 'bluetooth',
    ears: has('ears', 'stereo') ? 2 : 1,
  }),
  voice: 'headsets',
  unit: 'headset',
  cents: 4490,
  popularity: 110,
  share: 0.8,
  lines: [...line('Kestrel', ['Call', 'Focus', 'Talk'], 1.1), ...line('Quietline', ['Present'], 1.1, 0.3), ...line('Foolscap', [''], 0.72)],
  axes: {
    link: [
      at(0.8, 'Wired USB', { spec: 'USB-A and USB-C, 6 ft' }),
      at(1.5, 'Bluetooth', { spec: 'Bluetooth 5.3, 30 h' }),
      at(2.1, 'DECT Wireless', { spec: 'DECT base, 150 ft', weight: 0.4, says: 'Walk to the next room and stay in the call.' }),
    ],
    ears: [at(1, 'Stereo', { spec: 'Both ears' }), at(0.85, 'Mono', { spec: 'One ear', weight: 0.7 })],
    noise: [
      at(1, 'Noise-Canceling Mic', { spec: 'Noise-canceling microphone' }),
      at(1.6, 'Active Noise Canceling', { spec: 'Active noise canceling, microphone arm', weight: 0.6 }),
    ],
    wear: [silent('On-ear'), at(1.2, 'Over-Ear', { spec: 'Over-ear', weight: 0.6 })],
    color: [...of('Black', 'Blue')],
    pack: singly,
  },
  name: '{brand} {series} {model} {link} {ears} {wear} Headset, {noise}, {color}',
  model: { prefix: 'Q', start: 20, step: 5, of: ['line', 'link', 'ears', 'noise', 'wear'] },
  about: [
    'Hear the call and not the room: a {ears.lower} headset with [soft cushions|a light band] and a {noise.spec}.',
    'Made for a day of calls, {link.spec}, with mute at the touch of the arm.',
  ],
  use: ['[The microphone swings to either side.|Cushions can be replaced.]', 'Certified for the common meeting programs.'],
  highlights: ['{noise.spec}', 'Connection: {link.spec}', '{ears.spec}, {wear.lower}', 'Mute light and volume on the ear'],
  specs: [
    ['Model', '{model}'],
    ['Connection', '{link.spec}'],
    ['Ears', '{ears.spec}'],
    ['Noise', '{noise.spec}'],
    ['Fit', '{wear.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'headphones, head phones, earphones with microphone, call center headset, phone headset',
};

function drivePlug(has: Seen['has']): 'usb-a' | 'usb-c' | 'both' {
  if (has('plug', 'dual')) return 'both';
  return has('plug', 'usb-c') ? 'usb-c' : 'usb-a';
}

const usbDrives: Family = {
  id: 'usb-drives',
  options: { size: 'Capacity' },
  category: 'usb-drives',
  look: ({ brand, tone, has, units }) => ({ model: 'usb-drive', brand, color: tone('blue'), plug: drivePlug(has), count: units }),
  voice: 'memory',
  unit: 'drive',
  cents: 620,
  popularity: 260,
  share: 0.7,
  lines: [
    ...line('Kestrel', ['Carry', 'Key'], 1.1),
    ...line('Datum', ['Stick'], 1.05, 0.3),
    ...line('Cairn', ['Rugged'], 1.35, 0.25),
    ...line('Foolscap', [''], 0.75),
  ],
  axes: {
    size: [
      at(1, '32GB', { spec: '32 GB' }),
      at(1.3, '64GB', { spec: '64 GB' }),
      at(2, '128GB', { spec: '128 GB' }),
      at(3.4, '256GB', { spec: '256 GB', weight: 0.7 }),
      at(6, '512GB', { spec: '512 GB', weight: 0.4 }),
      at(0.8, '16GB', { spec: '16 GB', weight: 0.5 }),
    ],
    plug: [
      at(1, 'USB-A', { spec: 'USB-A 3.2' }),
      at(1.2, 'USB-C', { spec: 'USB-C 3.2' }),
      at(1.35, 'Dual USB-A/C', { spec: 'USB-A and USB-C 3.2', weight: 0.7, says: 'It fits phones and computers alike.' }),
    ],
    lock: [silent('None'), at(2.2, 'Encrypted', { spec: 'AES-256 hardware encryption', weight: 0.3 })],
    color: [...of('Red', 'Blue')],
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.4), pack(5, 'Pack', '5/Pack', 0.4), pack(10, 'Pack', '10/Pack', 0.3)],
  },
  name: '{brand} {series} {size} {plug} {lock} Flash {?Drive|Drives}, {color}, {pack}',
  about: [
    '{size.spec} for handing over, backing up and carrying home, by {plug.spec}.',
    'A {size.spec} drive that [reads at 150 MB/s|has no cap to lose] and survives the key ring.',
  ],
  use: ['[Formatted and ready for any computer.|A loop takes a cord or key ring.]', 'Five years of warranty.'],
  highlights: ['{size.spec} each', '{plug.spec}, up to 150 MB/s', 'Encryption: {lock.spec}', 'Slides open, no cap'],
  specs: [
    ['Capacity', '{size.spec}'],
    ['Connector', '{plug.spec}'],
    ['Encryption', '{lock.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'usb stick, thumb drive, memory stick, jump drive, pen drive, usb drive, usb key, flash stick',
};

type Plugs = readonly ['usb-c' | 'usb-a' | 'hdmi' | 'ethernet', 'usb-c' | 'hdmi' | 'ethernet'];

function cablePlugs(has: Seen['has']): Plugs {
  if (has('kind', 'usb-c to hdmi')) return ['usb-c', 'hdmi'];
  if (has('kind', 'hdmi')) return ['hdmi', 'hdmi'];
  if (has('kind', 'ethernet')) return ['ethernet', 'ethernet'];
  return [has('kind', 'usb-a') ? 'usb-a' : 'usb-c', 'usb-c'];
}

const cables: Family = {
  id: 'cables',
  category: 'cables',
  look: ({ brand, tone, has, units }) => ({
    model: 'cable',
    brand,
    color: tone('black'),
    plugs: cablePlugs(has),
    braided: has('sleeve', 'braided'),
    count: units,
  }),
  voice: 'cables',
  unit: 'cable',
  cents: 990,
  popularity: 280,
  share: 0.9,
  lines: [...line('Voltway', ['Line', 'Flex', 'Pro'], 1.1), ...line('Foolscap', [''], 0.7), ...line('Datum', ['Link'], 1, 0.3)],
  axes: {
    kind: [
      at(1, 'USB-C to USB-C Cable', { synonyms: 'usb cord, charging cable, charger cable, type-c cable', spec: 'USB-C to USB-C, 100 W' }),
      at(0.8, 'USB-A to USB-C Cable', { synonyms: 'usb cord, charging cable, charger cable, type-c cable', spec: 'USB-A to USB-C' }),
      at(1.1, 'HDMI Cable', { synonyms: 'tv cable, display cable', spec: 'HDMI 2.1' }),
      at(0.75, 'Cat6 Ethernet Cable', {
        synonyms: 'network cable, lan cable, patch cable, internet cable, cat 6 cable',
        spec: 'Cat 6, RJ-45',
      }),
      at(1.3, 'USB-C to HDMI Cable', { spec: 'USB-C to HDMI, 4K', weight: 0.4 }),
    ],
    length: [
      at(1, '6 ft', { spec: '6 ft' }),
      at(0.8, '3 ft', { spec: '3 ft' }),
      at(1.35, '10 ft', { spec: '10 ft' }),
      at(1.8, '15 ft', { spec: '15 ft', weight: 0.5 }),
      at(2.4, '25 ft', { spec: '25 ft', weight: 0.4 }),
    ],
    sleeve: [silent('PVC'), at(1.25, 'Braided', { spec: 'Braided nylon', weight: 0.5, says: 'The braided sleeve takes 10,000 bends.' })],
    color: [...of('Black', 'White', 'Blue')],
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.5), pack(5, 'Pack', '5/Pack', 0.2)],
  },
  name: '{brand} {series} {sleeve} {kind}, {length}, {color}, {pack}',
  about: [
    '{length.spec} of {kind.spec}, with [plugs that sit tight|strain relief where cables break].',
    'A cable for good: {kind.spec}, {sleeve.lower} sleeve, {length.spec} long.',
  ],
  use: ['[A strap keeps it coiled.|Tested at every plug before it is packed.]', 'Lifetime warranty.'],
  highlights: ['{kind.spec}', '{length.spec} long, {color.lower}', 'Sleeve: {sleeve.spec}', 'Gold-plated contacts'],
  specs: [
    ['Type', '{kind.spec}'],
    ['Length', '{length.spec}'],
    ['Sleeve', '{sleeve.spec}'],
    ['Color', '{color.spec}'],
  ],
  isMade: ({ kind = '', color = '' }) => color === (kind.startsWith('Cat6') ? 'Blue' : kind.startsWith('USB-A') ? 'White' : 'Black'),
  synonyms: 'cord, lead, connector cable',
};

const powerStrips: Family = {
  id: 'power-strips',
  category: 'power-strips',
  look: ({ brand, tone, has, number, units }) => ({
    model: 'power-strip',
    brand,
    color: tone('black'),
    outlets: number('outlets'),
    usb: has('usb', 'usb'),
    count: units,
  }),
  voice: 'powerStrips',
  unit: 'strip',
  cents: 1590,
  popularity: 190,
  share: 0.8,
  lines: [...line('Voltway', ['Harbor', 'Grid', 'Outpost'], 1.1), ...line('Foolscap', [''], 0.72)],
  axes: {
    outlets: [
      at(1, '6-Outlet', { spec: '6' }),
      at(1.25, '8-Outlet', { spec: '8' }),
      at(1.7, '12-Outlet', { spec: '12', weight: 0.6 }),
      at(0.8, '4-Outlet', { spec: '4', weight: 0.5 }),
    ],
    guard: [
      at(1.2, 'Surge Protector', { synonyms: 'surge suppressor, surge strip', spec: '1,200 joules' }),
      at(1.7, 'Surge Protector, 3,600 Joules', { spec: '3,600 joules', weight: 0.6 }),
      at(0.8, 'Power Strip', { synonyms: 'extension cord, extension strip', spec: 'None' }),
    ],
    usb: [
      silent('None'),
      at(1.3, '2 USB-A', { spec: 'Two USB-A', weight: 0.7 }),
      at(1.5, 'USB-A & USB-C', { spec: 'One USB-A, one USB-C 20 W', weight: 0.6 }),
    ],
    cord: [
      at(1, '6 ft Cord', { spec: '6 ft' }),
      at(0.92, '3 ft Cord', { spec: '3 ft', weight: 0.6 }),
      at(1.25, '10 ft Cord', { spec: '10 ft' }),
      at(1.5, '15 ft Cord', { spec: '15 ft', weight: 0.3 }),
    ],
    color: [...of('Black', 'White'), ...rare('Graphite')],
    pack: [pack(1), pack(2, 'Pack', '2/Pack', 0.4)],
  },
  name: '{brand} {series} {outlets} {guard}, {usb}, {cord}, {color}, {pack}',
  about: [
    '{outlets.spec} outlets, spaced for chargers, on a {cord.spec} cord with a flat plug.',
    'Power where the desk needs it: {outlets.spec} outlets, {color.lower}, surge protection of {guard.spec}.',
  ],
  use: ['[Keyholes on the back hang it under the desk.|The plug turns flat behind furniture.]', 'The switch lights up when it is on.'],
  highlights: [
    '{outlets.spec} outlets, cord of {cord.spec}',
    'Surge protection: {guard.spec}',
    'USB: {usb.spec}',
    'Flat plug, circuit breaker',
  ],
  specs: [
    ['Outlets', '{outlets.spec}'],
    ['Surge protection', '{guard.spec}'],
    ['USB', '{usb.spec}'],
    ['Cord', '{cord.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'outlet strip, plug strip, multi plug, power bar',
};

/** Chemistries are told apart by the color of cell and pack. */
function cellColor(kind: string): Tone {
  if (kind === 'Rechargeable') return 'green';
  return kind === 'Lithium' ? 'sky' : 'orange';
}

function cellSize(size: string): 'AA' | 'AAA' | '9V' | 'D' {
  return size === 'AA' || size === 'AAA' || size === '9V' ? size : 'D';
}

const batteries: Family = {
  id: 'batteries',
  options: { size: null },
  category: 'batteries',
  look: ({ brand, says, units }) => ({
    model: 'batteries',
    brand,
    color: cellColor(says('kind')),
    size: cellSize(says('size')),
    kind: says('kind'),
    count: units,
  }),
  voice: 'batteries',
  unit: 'battery',
  cents: 149,
  thrift: 0.84,
  popularity: 900,
  share: 0.8,
  lines: [...line('Voltway', ['Max', 'Everyday', 'Industrial'], 1.1), ...line('Foolscap', [''], 0.68)],
  axes: {
    size: [
      at(1, 'AA', { synonyms: 'double a' }),
      at(1, 'AAA', { synonyms: 'triple a' }),
      at(2.6, '9V', { weight: 0.6 }),
      at(2.3, 'D', { weight: 0.5 }),
    ],
    kind: [
      at(1, 'Alkaline', { spec: 'Alkaline' }),
      at(3.4, 'Rechargeable', { spec: 'NiMH, 2,000 mAh', weight: 0.5, says: 'Charged a thousand times, they replace a crate of others.' }),
      at(2.2, 'Lithium', { spec: 'Lithium', weight: 0.5 }),
    ],
    pack: [
      pack(4, 'Pack'),
      pack(8, 'Pack'),
      pack(24, 'Pack'),
      pack(48, 'Pack', '48/Pack', 0.7),
      pack(2, 'Pack', '2/Pack', 0.5),
      pack(100, 'Case', '100/Case', 0.3),
    ],
  },
  name: '{brand} {series} {kind} {size} Batteries, {pack}',
  about: [
    '{size} cells for [mice, clocks and remotes|meters, lamps and locks]: {kind.spec}, fresh for ten years in the drawer.',
    '{units} {kind.lower} cells of size {size} that [do not leak|hold their voltage to the end].',
  ],
  use: ['[The date is on every cell.|The pack opens without scissors.]', 'Take used ones to any collection box.'],
  highlights: ['{units} {size} cells', '{kind.spec}', 'Keeps for ten years unused', 'Leak-resistant'],
  specs: [
    ['Size', '{size.spec}'],
    ['Chemistry', '{kind.spec}'],
    ['Shelf life', '10 years'],
  ],
  synonyms: 'battery, battery cells, duracells, energizers',
  isMade: ({ size = '', kind = '' }) => kind !== 'Lithium' || size !== 'D',
};

const portableDrives: Family = {
  id: 'portable-ssds',
  options: { size: 'Capacity' },
  category: 'usb-drives',
  look: ({ brand, tone }) => ({ model: 'portable-ssd', brand, color: tone('graphite') }),
  voice: 'memory',
  unit: 'drive',
  cents: 7900,
  popularity: 110,
  share: 0.4,
  lines: [...line('Kestrel', ['Vault', 'Carry'], 1.1), ...line('Datum', ['Shelf'], 1.05, 0.3), ...line('Foolscap', [''], 0.8)],
  axes: {
    size: [
      at(1, '1TB', { spec: '1 TB' }),
      at(0.68, '500GB', { spec: '500 GB' }),
      at(1.75, '2TB', { spec: '2 TB' }),
      at(3.2, '4TB', { spec: '4 TB', weight: 0.4 }),
    ],
    speed: [at(1, 'USB-C 10 Gbps', { spec: 'USB-C, 1,000 MB/s' }), at(1.35, 'USB-C 20 Gbps', { spec: 'USB-C, 2,000 MB/s', weight: 0.6 })],
    lock: [silent('Software'), at(1.25, 'Encrypted', { spec: 'Hardware, AES-256', weight: 0.4 })],
    color: [...of('Graphite'), ...rare('Black', 'Silver')],
    pack: singly,
  },
  name: '{brand} {series} {size} {lock} Portable SSD, {speed}, {color}',
  about: [
    '{size.spec} in the palm of a hand, for [backups, video and moving house between computers|whole projects on the go].',
    'A solid-state drive of {size.spec} that [survives a fall from the desk|copies a film in seconds].',
  ],
  use: ['[Cables for USB-A and USB-C are in the box.|Works with computers, phones and cameras.]', 'Five years of warranty.'],
  highlights: ['{size.spec} solid state', '{speed.spec}', 'Encryption: {lock.spec}', 'Aluminum case'],
  specs: [
    ['Capacity', '{size.spec}'],
    ['Speed', '{speed.spec}'],
    ['Encryption', '{lock.spec}'],
    ['Color', '{color.spec}'],
  ],
  synonyms: 'external drive, external hard drive, portable hard drive, solid state drive, backup drive',
};

export const accessories: readonly Family[] = [
  keyboards,
  mice,
  webcams,
  headsets,
  usbDrives,
  portableDrives,
  cables,
  powerStrips,
  batteries,
];
