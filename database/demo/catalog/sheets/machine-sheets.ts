import { byBrand, inches, MADE, numberIn, numbersIn, whereSaid, type Sheet, type SheetRule, type Thing } from './sheet.ts';

const SYSTEMS = 'Windows 10 and 11, macOS 12 and later, ChromeOS';
const RADIO = 'FCC, ISED, RoHS';
const LISTED = 'UL listed, FCC class B, RoHS';

/** Of what is wireless or hangs on a cable: how it gets its power. */
function linked(connection: string, batteries: string, life: string): Sheet['rows'] {
  const isCabled = /cable|USB-A and/.test(connection);
  return isCabled
    ? { 'Power source': 'USB', 'Cord length': `${numberIn(connection, 6, /USB-A and/.test(connection) ? -1 : 0) || 6} ft` }
    : { 'Power source': batteries, 'Battery life': life, 'Wireless range': /DECT/.test(connection) ? '150 ft' : '33 ft' };
}

/** Computers and what hangs on them. */
const devices: Readonly<Record<string, SheetRule>> = {
  keyboards: (thing) => {
    const keys = numberIn(thing.said('Layout'), 104);
    const isSlim = /half an inch/.test(thing.said('Layout'));
    const isMechanical = /Mechanical/.test(thing.said('Switches'));
    const isCabled = /cable/.test(thing.said('Connection'));
    return {
      dims: inches(keys > 100 ? 17.2 : 11.6, isMechanical ? 5.4 : 4.9, isSlim ? 0.5 : isMechanical ? 1.5 : 1),
      ounces: (keys > 100 ? 22 : 14) * (isMechanical ? 1.5 : 1) * (isSlim ? 0.8 : 1),
      made: MADE.electronics,
      rows: {
        ...linked(
          thing.said('Connection'),
          /light/i.test(thing.said('Backlight')) ? 'Rechargeable by USB-C' : '2 AAA batteries, included',
          /light/i.test(thing.said('Backlight')) ? '30 hours lit, 3 months unlit' : 'About 2 years',
        ),
        'Key life': isMechanical
          ? '50 million strokes'
          : /Scissor/.test(thing.said('Switches'))
            ? '10 million strokes'
            : '5 million strokes',
        'Noise level': isMechanical ? '56 dB' : '42 dB',
        'Compatible systems': SYSTEMS,
        'Made of': isSlim ? 'ABS plastic, aluminum plate' : 'ABS plastic',
        'In the box': [
          'Keyboard',
          ...(/receiver/.test(thing.said('Connection')) ? ['USB receiver'] : []),
          ...(isCabled ? [] : [/light/i.test(thing.said('Backlight')) ? 'USB-C cable' : '2 AAA batteries']),
          'quick-start guide',
        ].join(', '),
        Certifications: RADIO,
        Warranty: isMechanical ? '2 years' : '1 year',
      },
    };
  },
  'keyboard-sets': (thing) => {
    const keys = numberIn(thing.said('Layout'), 104);
    const isCabled = /cables/.test(thing.said('Connection'));
    return {
      dims: keys > 100 ? '17.3 x 5.6 x 1 in (keyboard)' : '11.6 x 4.9 x 0.9 in (keyboard)',
      ounces: keys > 100 ? 30 : 21,
      made: MADE.electronics,
      rows: {
        'Power source': isCabled ? 'USB' : '2 AAA and 1 AA batteries, included',
        'Battery life': isCabled ? undefined : 'Keyboard 2 years, mouse 1 year',
        'Cord length': isCabled ? '6 ft' : undefined,
        'Wireless range': isCabled ? undefined : '33 ft',
        Tracking: 'Optical, 1,600 dpi',
        'Compatible systems': SYSTEMS,
        'Made of': 'ABS plastic',
        'In the box': isCabled ? 'Keyboard, mouse, quick-start guide' : 'Keyboard, mouse, batteries, quick-start guide',
        Certifications: RADIO,
        Warranty: '1 year',
      },
    };
  },
  mice: (thing) => {
    const isSmall = /Compact/.test(thing.said('Shape'));
    const isHand = /Right/.test(thing.said('Shape'));
    const isCabled = /cable/.test(thing.said('Connection'));
    return {
      dims: isSmall ? inches(2.3, 3.7, 1.3) : isHand ? inches(3.1, 4.9, 1.9) : inches(2.5, 4.3, 1.5),
      ounces: (isSmall ? 2.3 : isHand ? 3.9 : 2.9) + (isCabled ? 0.7 : 0.8),
      made: MADE.electronics,
      rows: {
        ...linked(thing.said('Connection'), '1 AA battery, included', 'About 1 year'),
        Tracking: /4,000/.test(thing.said('Resolution')) ? 'Optical, also on glass of 4 mm and more' : 'Optical, on wood, cloth and paper',
        'Key life': '10 million clicks',
        'Noise level': /Silent/.test(thing.said('Buttons')) ? 'Below 30 dB' : '45 dB',
        'Compatible systems': SYSTEMS,
        'Made of': isHand ? 'ABS plastic, rubber thumb rest' : 'ABS plastic',
        'In the box': isCabled
          ? 'Mouse, quick-start guide'
          : /receiver/.test(thing.said('Connection'))
            ? 'Mouse, USB receiver, AA battery, quick-start guide'
            : 'Mouse, AA battery, quick-start guide',
        Certifications: RADIO,
        Warranty: '1 year',
      },
    };
  },
  webcams: (thing) => ({
    dims: /2160/.test(thing.said('Resolution')) ? inches(4.1, 2.6, 2) : inches(3.6, 2.2, 1.7),
    ounces: /2160/.test(thing.said('Resolution')) ? 7.4 : 5.1,
    made: MADE.electronics,
    rows: {
      'Power source': 'USB',
      'Cord length': '5 ft',
      Microphone: /Autofocus/.test(thing.said('Features')) ? 'Two, noise-reducing' : 'One, omnidirectional',
      Mounting: 'Clip for monitors to 1.4 in thick, 1/4 in tripod thread',
      'Compatible systems': `${SYSTEMS}; no driver needed`,
      'Made of': 'ABS plastic, glass lens',
      'In the box': 'Webcam with cable, quick-start guide',
      Certifications: 'FCC, RoHS',
      Warranty: '2 years',
    },
  }),
  headsets: (thing) => {
    const connection = thing.said('Connection');
    const isOver = /Over/.test(thing.said('Fit'));
    const isMono = /One/.test(thing.said('Ears'));
    return {
      dims: isOver ? inches(7.1, 3.2, 7.7) : inches(6.5, 2.5, 6.9),
      ounces: (isOver ? 7.6 : 4.6) - (isMono ? 1.3 : 0),
      made: MADE.electronics,
      rows: {
        'Power source': /USB-A/.test(connection) ? 'USB' : 'Rechargeable battery',
        'Battery life': /USB-A/.test(connection) ? undefined : `${/DECT/.test(connection) ? 13 : 30} hours of talk`,
        'Wireless range': /DECT/.test(connection) ? '150 ft' : /Bluetooth/.test(connection) ? '100 ft' : undefined,
        'Cord length': /USB-A/.test(connection) ? '6 ft' : undefined,
        Microphone: /Active/.test(thing.said('Noise')) ? 'Boom arm, turns up to mute' : 'Noise-canceling, turns up to mute',
        'Speaker drivers': isOver ? '40 mm' : '28 mm',
        'Compatible systems': 'Windows 10 and 11, macOS 12 and later, phones by Bluetooth',
        'Made of': 'ABS plastic, leatherette pads',
        'In the box': /DECT/.test(connection)
          ? 'Headset, charging base, power adapter, USB cable, quick-start guide'
          : /USB-A/.test(connection)
            ? 'Headset, USB-C adapter, quick-start guide'
            : 'Headset, USB-C charging cable, pouch, quick-start guide',
        Certifications: RADIO,
        Warranty: '2 years',
      },
    };
  },
  'usb-drives': (thing) => ({
    dims: inches(0.7, 2.2, 0.35),
    ounces: 0.35 * thing.units,
    made: MADE.electronics,
    rows: {
      'Data transfer': numberIn(thing.said('Capacity'), 32) >= 128 ? 'Reads 200 MB/s, writes 60 MB/s' : 'Reads 100 MB/s, writes 20 MB/s',
      'Temperature range': '32 to 140 °F in use',
      'Compatible systems': `${SYSTEMS}, Linux`,
      'Made of': byBrand(thing, 'case', ['Anodized aluminum', 'ABS plastic, sliding cap', 'Zinc alloy']),
      Certifications: 'FCC, CE, RoHS',
      Warranty: '5 years',
    },
  }),
  'portable-ssds': (thing) => ({
    dims: inches(2, 3.9, 0.37),
    ounces: 1.9,
    made: MADE.electronics,
    rows: {
      'Data transfer': `Reads ${thing.said('Speed').replace(/^.*?, /, '') || '1,000 MB/s'}`,
      'Ports and jacks': 'USB-C',
      'Temperature range': '32 to 113 °F in use',
      'Compatible systems': `${SYSTEMS}; phones and tablets with USB-C`,
      'Made of': 'Aluminum, rubber sleeve',
      'In the box': 'Drive, USB-C to USB-C cable, USB-A adapter',
      Certifications: 'FCC, CE, RoHS',
      Warranty: '3 years',
    },
  }),
  cables: (thing) => {
    const feet = numberIn(thing.said('Length'), 6);
    const isNetwork = /Cat/.test(thing.said('Type'));
    return {
      dims: inches(isNetwork ? 0.24 : 0.18, feet * 12, isNetwork ? 0.24 : 0.18),
      ounces: thing.units * (0.4 + feet * (/HDMI|Cat/.test(thing.said('Type')) ? 0.45 : 0.28)),
      made: MADE.electronics,
      rows: {
        'Data transfer': whereSaid(thing.said('Type'), [
          [/HDMI 2/, '48 Gb/s, 8K at 60 Hz'],
          [/to HDMI/, '4K at 60 Hz'],
          [/Cat 6/, '10 Gb/s to 180 ft'],
          [/100 W/, '480 Mb/s, charges with 100 W'],
          [/./, '480 Mb/s, charges with 15 W'],
        ]),
        'Made of': /Braided/.test(thing.said('Sleeve')) ? 'Copper, braided nylon, aluminum plugs' : 'Copper, PVC jacket',
        'Rated life': /Braided/.test(thing.said('Sleeve')) ? '20,000 bends' : '5,000 bends',
        Certifications: isNetwork ? 'ETL verified, RoHS' : 'RoHS',
        Warranty: /Braided/.test(thing.said('Sleeve')) ? 'Lifetime' : '2 years',
      },
    };
  },
  'usb-hubs': (thing) => ({
    dims: /7 USB/.test(thing.said('Ports'))
      ? inches(6.3, 1.7, 0.9)
      : /HDMI/.test(thing.said('Ports'))
        ? inches(4.4, 1.6, 0.5)
        : inches(3.9, 1.2, 0.5),
    ounces: /7 USB/.test(thing.said('Ports')) ? 7.2 : /HDMI/.test(thing.said('Ports')) ? 2.9 : 1.6,
    made: MADE.electronics,
    rows: {
      'Power source': /7 USB/.test(thing.said('Ports')) ? 'Power adapter, 24 W, included' : 'From the computer',
      'Cord length': /7 USB/.test(thing.said('Ports')) ? '3 ft' : '6 in, fixed',
      'Compatible systems': SYSTEMS,
      'Made of': /HDMI/.test(thing.said('Ports')) ? 'Aluminum' : 'ABS plastic',
      'In the box': /7 USB/.test(thing.said('Ports')) ? 'Hub, USB cable, power adapter' : 'Hub with fixed cable',
      Certifications: 'FCC, CE, RoHS',
      Warranty: '2 years',
    },
  }),
  'wall-chargers': (thing) => {
    const watts = numberIn(thing.said('Power'), 20);
    return {
      dims: watts >= 100 ? inches(2.7, 2.7, 1.2) : watts >= 45 ? inches(1.6, 1.9, 1.2) : inches(1.2, 1.4, 1.2),
      ounces: (watts >= 100 ? 7.1 : watts >= 45 ? 3.5 : 1.6) + (/USB-C to/.test(thing.said('Cable')) ? 1.3 : 0),
      made: MADE.electronics,
      rows: {
        'Power source': 'Wall outlet, 100 to 240 V',
        'Power use': `${watts} W, below 0.1 W when idle`,
        'Made of': 'Fire-retardant polycarbonate',
        'Standards met': 'USB Power Delivery 3.0, DOE level VI',
        Certifications: LISTED,
        Warranty: '18 months',
      },
    };
  },
  'mouse-pads': (thing) => {
    const [w = 9.5, d = 8] = numbersIn(thing.said('Size'));
    const isGel = /Gel/.test(thing.said('Wrist rest'));
    return {
      dims: inches(w, d, isGel ? 0.9 : 0.12),
      ounces: w * d * 0.045 + (isGel ? 5 : 0),
      made: MADE.tools,
      rows: {
        'Made of': isGel ? 'Polyester cloth, gel, rubber back' : 'Polyester cloth, natural rubber back',
        Care: 'Wipe with a damp cloth',
        Warranty: '1 year',
      },
    };
  },
  'monitor-stands': (thing) => ({
    dims: /laptops/.test(thing.said('Type')) ? inches(10.2, 9.1, 5.9) : inches(21, 9.5, 5),
    ounces: /laptops/.test(thing.said('Type')) ? 30 : /drawer/.test(thing.said('Type')) ? 122 : 84,
    made: MADE.furniture,
    rows: {
      'Made of': /laptops/.test(thing.said('Type')) ? 'Aluminum, silicone pads' : 'Powder-coated steel',
      Assembly: /laptops/.test(thing.said('Type')) ? 'None' : 'Legs turn in by hand, 2 minutes',
      Use: /laptops/.test(thing.said('Type')) ? 'Laptops of 10 to 17 in' : 'Monitors to 32 in',
      Care: 'Wipe with a dry cloth',
      Warranty: '3 years',
    },
  }),
  laptops: (thing) => ({
    made: MADE.electronics,
    rows: {
      'Processor model': processor(thing),
      'Power source': '65 W USB-C charger, 100 to 240 V',
      'Noise level': 'Below 32 dB at the desk',
      'Made of': byBrand(thing, 'case', ['Aluminum lid, recycled plastic base', 'Magnesium alloy', 'Aluminum']),
      'Total recycled content': '35% of the plastics',
      Certifications: 'ENERGY STAR 8.0, EPEAT Gold, FCC, RoHS',
    },
  }),
  'desktop-computers': (thing) => ({
    made: MADE.electronics,
    rows: {
      'Processor model': processor(thing),
      'Noise level': /graphics/.test(thing.said('Form')) ? '38 dB under load' : '26 dB at work',
      'Cord length': '6 ft',
      'Made of': 'Steel and plastic',
      'Total recycled content': '40% of the plastics',
      Certifications: 'ENERGY STAR 8.0, EPEAT Gold, FCC, RoHS',
    },
  }),
  monitors: (thing) => {
    const size = numberIn(thing.said('Size'), 24);
    return {
      made: MADE.electronics,
      rows: {
        'Power use': `${Math.round(size * 0.85)} W in use, 0.3 W on standby`,
        'Cord length': '5 ft',
        'Color reproduction': /3840|2560/.test(thing.said('Resolution'))
          ? '99% sRGB, 1.07 billion colors'
          : '99% sRGB, 16.7 million colors',
        'Made of': 'Plastic, steel foot',
        'Total recycled content': '85% of the plastics',
        'Compatible systems': SYSTEMS,
        Certifications: 'ENERGY STAR 8.0, EPEAT Silver, TCO Certified 9',
      },
    };
  },
  tablets: (thing) => ({
    made: MADE.electronics,
    rows: {
      'Processor model': byBrand(thing, 'chip', ['Octane T8, 8-core, 2.4 GHz', 'Lumo 780, 8-core, 2.6 GHz']),
      'Ports and jacks': 'USB-C, microSD to 1 TB',
      'Power source': 'Rechargeable, 20 W charger',
      'Made of': 'Aluminum back, hardened glass',
      Certifications: RADIO,
    },
  }),
};

/** What is printed on the lid of the processor. */
function processor({ said, brand }: Thing): string {
  const cores = numberIn(said('Processor'), 8);
  const series = cores >= 10 ? 7 : cores >= 8 ? 5 : 3;
  const line = brand === 'Datum' ? 'Vertex' : 'Corona';
  return `${line} Core ${series} ${series === 7 ? '270H' : series === 5 ? '235H' : '212U'}, ${said('Processor')}`;
}

/** Machines that stand in an office, and what they run on. */
const machines: Readonly<Record<string, SheetRule>> = {
  'laser-printers': (thing) => {
    const pages = numberIn(thing.said('Speed'), 32);
    return {
      dims: inches(16.2, 15.6, 12.1),
      ounces: 27 * 16,
      made: MADE.electronics,
      rows: {
        'Power use': `${300 + pages * 6} W printing, 0.9 W asleep`,
        'Noise level':
          thing.said('Noise while printing') === '' ? `${44 + Math.round(pages / 6)} dB printing, silent on standby` : undefined,
        'Cord length': '5 ft',
        'Compatible systems': 'Windows 10 and 11, macOS 12 and later, ChromeOS, Linux',
        'Cost per page': /Color/.test(thing.said('Print')) ? 'About 2.4¢ black, 12¢ color' : 'About 1.3¢ with high-yield toner',
        'Made of': 'ABS plastic, steel frame',
        'Total recycled content': '30% of the plastics',
        'In the box': /Color/.test(thing.said('Print'))
          ? 'Printer, 4 starter toner cartridges, power cord, setup guide'
          : 'Printer, starter toner cartridge, power cord, setup guide',
        Certifications: 'ENERGY STAR 3.2, EPEAT Silver, UL listed, FCC class B',
        Warranty: '1 year',
      },
    };
  },
  'inkjet-printers': (thing) => ({
    made: MADE.electronics,
    rows: {
      'Power use': '18 W printing, 1.1 W asleep',
      'Noise level': '47 dB printing',
      'Cord length': '5 ft',
      'Compatible systems': 'Windows 10 and 11, macOS 12 and later, ChromeOS',
      'Cost per page': /tanks/.test(thing.said('Functions')) ? 'About 0.4¢ black, 0.9¢ color' : 'About 3.8¢ black, 9¢ color',
      'Made of': 'ABS plastic',
      'Total recycled content': '35% of the plastics',
      Certifications: 'ENERGY STAR 3.2, FCC class B, RoHS',
    },
  }),
  'black-toner': (thing) => cartridge(thing, { dims: inches(12.6, 6.9, 4.8), ounces: 30, perYield: 0.9 }),
  'color-toner': (thing) => cartridge(thing, { dims: inches(11.4, 3.6, 3.4), ounces: 17, perYield: 0.7 }),
  'ink-cartridges': (thing) => cartridge(thing, { dims: inches(2.8, 0.9, 1.9), ounces: 1.4, perYield: 0.4 }),
  shredders: (thing) => {
    const sheets = numberIn(thing.said('Sheets per pass'), 12);
    return {
      made: MADE.electronics,
      rows: {
        'Power use': `${120 + sheets * 14} W shredding, below 0.5 W on standby`,
        'Cord length': '5 ft',
        'Daily use': `${sheets * 15 >= 300 ? '1,000' : sheets >= 18 ? '600' : sheets >= 12 ? '300' : '100'} sheets a day`,
        'Standards met': 'DIN 66399',
        'Made of': 'Plastic housing, steel cutters',
        'In the box': 'Shredder, bin, sample of shredder oil, user guide',
        Certifications: LISTED,
      },
    };
  },
  laminators: (thing) => {
    const wide = numberIn(thing.said('Entry width'), 9);
    return {
      dims: inches(wide + 5.2, 6.1, 4.2),
      made: MADE.electronics,
      rows: {
        'Power use': `${wide > 10 ? 420 : 260} W`,
        'Cord length': '4.5 ft',
        'Roller temperature': '284 °F',
        'Noise level': '38 dB',
        'Made of': 'Heat-resistant plastic, silicone rollers',
        'In the box': 'Laminator, 10 sample pouches, user guide',
        Certifications: LISTED,
      },
    };
  },
  'label-makers': (thing) => ({
    dims: /Phone/.test(thing.said('Type'))
      ? inches(3.1, 5.2, 1.9)
      : /Industrial/.test(thing.said('Type'))
        ? inches(4.6, 9.2, 2.8)
        : inches(4.3, 6.8, 2.3),
    made: MADE.electronics,
    rows: {
      'Power source': /Recharge/.test(thing.said('Power')) ? 'Built-in battery, charges by USB-C' : '6 AAA batteries, not included',
      'Compatible systems': /Phone/.test(thing.said('Type')) ? 'iOS 16 and later, Android 10 and later' : undefined,
      'Refills with': `Laminated tape ${thing.said('Tape width').toLowerCase() || 'up to 1/2 in'} wide`,
      'Made of': /Industrial/.test(thing.said('Type')) ? 'ABS plastic, rubber bumper' : 'ABS plastic',
      'In the box': /Recharge/.test(thing.said('Power'))
        ? 'Label maker, starter tape, USB-C cable, user guide'
        : 'Label maker, starter tape, user guide',
      Certifications: 'FCC, RoHS',
    },
  }),
  'label-tapes': (thing) => ({
    dims: inches(2.6, 2.2, 0.8),
    ounces: 1.3 * thing.units,
    made: MADE.electronics,
    rows: {
      'Works with': 'Label makers that take laminated tape of this width',
      'Temperature range': '-112 to 302 °F once applied',
      'Made of': 'Polyester tape, acrylic adhesive',
      'Standards met': 'Water, oil and UV resistance by ISO 105',
      Warranty: '1 year',
    },
  }),
  calculators: (thing) => {
    const isDesk = /Desktop/.test(thing.said('Type'));
    return {
      dims: isDesk ? inches(5.9, 7.5, 1.4) : inches(3.1, 6.5, 0.6),
      ounces: (isDesk ? 8.2 : 4.1) * thing.units,
      made: MADE.electronics,
      rows: {
        Battery: '1 LR44, included',
        'Battery life': /Solar/.test(thing.said('Power')) ? 'About 5 years with light' : 'About 3 years',
        'Made of': isDesk ? 'ABS plastic, metal faceplate' : 'ABS plastic, sliding cover',
        Certifications: 'RoHS',
        Warranty: byBrand(thing, 'warranty', ['1 year', '2 years', '3 years']),
      },
    };
  },
  fans: (thing) => {
    const size = numberIn(thing.said('Size'), 12);
    const isUsb = /USB/.test(thing.said('Power'));
    const isDc = /DC/.test(thing.said('Speeds'));
    return {
      dims: inches(size + 1.5, Math.round(size * 0.7 * 10) / 10, Math.round(size * 1.4 * 10) / 10),
      ounces: isUsb ? 14 : size * 5.2,
      made: MADE.tools,
      rows: {
        Airflow: `${size >= 16 ? '1,600' : size >= 12 ? '1,050' : size >= 9 ? '640' : '210'} CFM`,
        'Noise level': isDc ? '22 to 46 dB' : `${30 + Math.round(size / 3)} to ${44 + Math.round(size / 2)} dB`,
        'Power use': isUsb ? '4 W' : isDc ? '3 to 24 W' : `${size >= 16 ? 55 : size >= 12 ? 38 : 28} W`,
        'Cord length': isUsb ? '5 ft, USB-A' : '6 ft, grounded plug',
        'Tilts and turns': /turn|oscillat|12 in/i.test(thing.said('Type') + thing.said('Size'))
          ? 'Turns by 80 degrees, tilts by 30'
          : 'Tilts by 30 degrees',
        'Made of': isUsb ? 'ABS plastic' : 'ABS plastic, steel grille',
        Care: 'Grille comes off with one clip; wipe with a damp cloth',
        Assembly: 'Foot snaps on, no tools',
        'In the box': isUsb ? 'Fan with cable, quick-start guide' : 'Fan, foot, user guide',
        Certifications: isUsb ? 'FCC, RoHS' : 'ETL listed to UL 507',
        Warranty: '1 year',
      },
    };
  },
  'space-heaters': (thing) => {
    const isOil = /Oil/.test(thing.said('Type'));
    const watts = /1,500/.test(thing.said('Type')) ? '1,500 / 750 W' : '750 W';
    return {
      dims: isOil ? inches(14.2, 6, 25) : /rooms/.test(thing.said('Type')) ? inches(7.3, 6.3, 9.8) : inches(5.4, 4.3, 7.1),
      ounces: isOil ? 17 * 16 : /rooms/.test(thing.said('Type')) ? 58 : 30,
      made: MADE.tools,
      rows: {
        'Power use': watts,
        'Noise level': isOil ? 'No fan, silent' : '42 dB',
        'Heated area': isOil ? '220 sq ft' : /rooms/.test(thing.said('Type')) ? '200 sq ft' : 'One person at a desk',
        'Made of': isOil ? 'Steel fins, diathermic oil' : 'Fire-retardant plastic, ceramic element',
        Use: 'Straight into a wall outlet, not into a power strip',
        Certifications: 'ETL listed to UL 1278',
        Warranty: '2 years',
      },
    };
  },
  'desk-lamps': (thing) => {
    const lumens = numberIn(thing.said('Light'), 700);
    return {
      dims: /jointed/.test(thing.said('Type')) ? inches(7, 20, 24) : inches(6.3, 16, 18),
      ounces: /jointed/.test(thing.said('Type')) ? 74 : 44,
      made: MADE.tools,
      rows: {
        'Power use': `${Math.round(lumens / 85)} W`,
        'Cord length': '5 ft',
        'Color reproduction': 'CRI 90',
        'Rated life': '40,000 hours, LED built in',
        'Made of': 'Aluminum arm, steel foot',
        'In the box': 'Lamp, power adapter, quick-start guide',
        Certifications: 'ETL listed, RoHS',
        Warranty: '2 years',
      },
    };
  },
  'light-bulbs': (thing) => ({
    dims: /BR30/.test(thing.said('Shape')) ? inches(3.8, 3.8, 5.1) : inches(2.4, 2.4, 4.3),
    ounces: (/BR30/.test(thing.said('Shape')) ? 3.4 : 1.7) * thing.units,
    made: MADE.electronics,
    rows: {
      'Power use': `${numberIn(thing.said('Light'), 9, 1)} W at 120 V`,
      'Rated life': '15,000 hours',
      'Color reproduction': 'CRI 80',
      'Temperature range': '-4 to 104 °F',
      'Made of': 'Polycarbonate, aluminum',
      Use: 'Damp places, not with dimmers',
      Certifications: 'ENERGY STAR 2.1, UL listed, mercury-free',
      Warranty: '3 years',
    },
  }),
  'power-strips': (thing) => {
    const outlets = numberIn(thing.said('Outlets'), 6);
    const hasSurge = /joules/.test(thing.said('Surge protection'));
    return {
      dims: inches(2.2 + (outlets >= 12 ? 1.6 : 0), Math.min(16, 5 + outlets), 1.5),
      ounces: thing.units * (9 + outlets * 1.3 + numberIn(thing.said('Cord'), 6) * 1.1),
      made: MADE.tools,
      rows: {
        'Electrical rating': '15 A, 125 V, 1,875 W max',
        'Standards met': hasSurge ? 'UL 1449, surge protective device type 3' : 'UL 1363',
        Mounting: 'Keyholes on the back',
        'Made of': 'Fire-retardant ABS plastic, 14-gauge copper cord',
        'Temperature range': '32 to 104 °F',
        Certifications: 'UL listed, RoHS',
        Warranty: hasSurge ? 'Lifetime, connected equipment insured' : '1 year',
      },
    };
  },
  'extension-cords': (thing) => {
    const feet = numberIn(thing.said('Length'), 9);
    const isOut = /outdoor/.test(thing.said('Rating'));
    return {
      dims: inches(0.35, feet * 12, 0.35),
      ounces: feet * (isOut ? 2.1 : 1.2) + 3,
      made: MADE.tools,
      rows: {
        'Electrical rating': isOut ? '15 A, 125 V, 1,875 W max' : '13 A, 125 V, 1,625 W max',
        'Made of': isOut ? 'Copper, weatherproof vinyl jacket' : 'Copper, vinyl jacket',
        'Temperature range': isOut ? '-4 to 140 °F' : '32 to 140 °F',
        'Standards met': 'UL 817',
        Certifications: 'ETL listed',
        Warranty: '2 years',
      },
    };
  },
  batteries: (thing) => ({
    dims: whereSaid(thing.said('Size'), [
      [/AAA/, '0.41 x 0.41 x 1.75 in'],
      [/AA/, '0.57 x 0.57 x 1.99 in'],
      [/9V/, '1.04 x 0.69 x 1.91 in'],
      [/D/, '1.35 x 1.35 x 2.42 in'],
      [/C/, '1.03 x 1.03 x 1.97 in'],
    ]),
    ounces:
      thing.units *
      (/AAA/.test(thing.said('Size')) ? 0.4 : /AA/.test(thing.said('Size')) ? 0.8 : /9V/.test(thing.said('Size')) ? 1.6 : 4.8),
    made: ['USA', 'China', 'Malaysia'],
    rows: {
      'Power source': /9V/.test(thing.said('Size')) ? '9 V' : /NiMH/.test(thing.said('Chemistry')) ? '1.2 V, rechargeable' : '1.5 V',
      'Temperature range': /Lithium/.test(thing.said('Chemistry')) ? '-40 to 140 °F' : '0 to 130 °F',
      'Rated life': /NiMH/.test(thing.said('Chemistry')) ? '1,000 charges' : undefined,
      'Standards met': 'ANSI C18, no mercury or cadmium added',
      Care: 'Recycle where batteries are taken back',
      Warranty: 'Against leaks for as long as its shelf life',
    },
  }),
  'coin-batteries': (thing) => ({
    dims: whereSaid(thing.said('Size'), [
      [/2032/, '0.79 x 0.79 x 0.13 in'],
      [/2025/, '0.79 x 0.79 x 0.1 in'],
      [/2016/, '0.79 x 0.79 x 0.06 in'],
      [/./, '0.46 x 0.46 x 0.21 in'],
    ]),
    ounces: 0.11 * thing.units,
    made: ['Japan', 'China'],
    rows: {
      'Temperature range': '-22 to 140 °F',
      'Standards met': 'UL 4200A, child-resistant pack',
      Use: 'Key fobs, calculators, scales, motherboards',
      Care: 'Keep away from children: dangerous when swallowed',
      Warranty: 'Against leaks for as long as its shelf life',
    },
  }),
  'postal-scales': (thing) => {
    const most = numberIn(thing.said('Capacity'), 11);
    return {
      dims: most > 50 ? inches(11, 11, 2) : inches(6.3, 7.5, 1.6),
      ounces: most > 50 ? 84 : 26,
      made: MADE.electronics,
      rows: {
        'Battery life': 'About 200 hours',
        'Made of': most > 50 ? 'Steel plate, ABS plastic' : 'ABS plastic, glass plate',
        Use: 'Not legal for trade',
        'In the box': most > 50 ? 'Scale, USB-C cable, batteries, user guide' : 'Scale, batteries, user guide',
        Certifications: 'FCC, RoHS',
        Warranty: '5 years',
      },
    };
  },
  'wall-clocks': (thing) => ({
    dims: /Figures/.test(thing.said('Type'))
      ? inches(13, 1.3, 9)
      : inches(numberIn(thing.said('Type'), 12), 1.6, numberIn(thing.said('Type'), 12)),
    ounces: /14 in/.test(thing.said('Type')) ? 34 : 26,
    made: MADE.tools,
    rows: {
      'Battery life': 'About 1 year',
      'Noise level': /Hands/.test(thing.said('Type')) ? 'Sweeping hand, no tick' : undefined,
      Mounting: 'One screw or nail',
      'Made of': 'ABS plastic, glass lens',
      Warranty: '1 year',
    },
  }),
  'interactive-boards': () => ({
    dims: inches(58.7, 3.5, 35.2),
    ounces: 86 * 16,
    made: MADE.electronics,
    rows: {
      'Power use': '145 W in use, 0.5 W on standby',
      'Cord length': '10 ft',
      'Ports and jacks': '3 HDMI, USB-C 65 W, 3 USB-A, Ethernet',
      'Compatible systems': 'Windows 10 and 11, macOS 12 and later; Android 13 built in',
      'Noise level': 'No fan, silent',
      Mounting: 'VESA 600 x 400 mm, wall bracket included; rolling stand not included',
      'Made of': 'Tempered glass, aluminum frame',
      'In the box': 'Board, 2 pens, wall bracket, power cord, HDMI cable, USB cable, remote control',
      Certifications: 'ENERGY STAR 8.0, UL listed, FCC class A',
      Warranty: '3 years, on site',
    },
  }),
  'shredder-oil': (thing) => ({
    dims: numberIn(thing.said('Content'), 12) >= 32 ? inches(3.4, 3.4, 9.6) : inches(2.4, 2.4, 8.1),
    ounces: thing.units * (numberIn(thing.said('Content'), 12) * 0.95 + 1.4),
    made: MADE.chemicals,
    rows: {
      'Made of': 'Plant-based oil, no propellant',
      Use: 'A line across the opening each time the bin is emptied',
      Biodegradable: 'Yes',
      'Stored below': '104 °F',
      Warranty: 'Good for 2 years once opened',
    },
  }),
};

type Cartridge = { readonly dims: string; readonly ounces: number; readonly perYield: number };

function cartridge(thing: Thing, { dims, ounces, perYield }: Cartridge): Sheet {
  const pages = numberIn(thing.said('Page yield'), 1000);
  const make = thing.said('Make');
  const isInk = thing.kindId === 'ink-cartridges';
  return {
    dims,
    ounces: thing.units * (ounces + (pages / 1000) * perYield),
    made: make === 'Remanufactured' ? ['USA', 'Mexico'] : MADE.electronics,
    rows: {
      'Yield measured by': isInk
        ? 'ISO/IEC 24711'
        : thing.kindId === 'color-toner'
          ? 'ISO/IEC 19798, at 5% coverage'
          : 'ISO/IEC 19752, at 5% coverage',
      'Made of': isInk ? 'Plastic shell, dye and pigment ink' : 'Plastic shell, toner powder',
      'Stored below': '95 °F, out of the sun',
      'Total recycled content': make === 'Remanufactured' ? '75%, an emptied shell filled again' : make === 'Original' ? '20%' : '10%',
      'Standards met': make === 'Remanufactured' ? 'STMC tested' : 'RoHS, REACH',
      'In the box': isInk ? 'Cartridge, return envelope' : 'Cartridge, return label, instructions',
      Warranty: make === 'Original' ? '1 year' : '2 years, prints as its page yield says',
    },
  };
}

export const machineSheets: Readonly<Record<string, SheetRule>> = { ...devices, ...machines };
