import { inches, MADE, numberIn, numbersIn, type SheetRule } from './sheet.ts';

/** What stands or hangs in a room. */
export const furnitureSheets: Readonly<Record<string, SheetRule>> = {
  'task-chairs': (thing) => ({
    dims: /High/.test(thing.said('Back')) ? inches(26.5, 26, 44.5) : inches(26, 25.5, 39.5),
    ounces: (/High/.test(thing.said('Back')) ? 38 : 33) * 16,
    made: MADE.furniture,
    rows: {
      'Made of': /Upholstered/.test(thing.said('Back'))
        ? 'Polyester fabric, molded foam, steel'
        : 'Polyester mesh, molded foam, nylon, steel',
      'Standards met': 'ANSI/BIFMA X5.1, CA TB 117-2013',
      Certifications: 'GREENGUARD Gold, BIFMA Level 2',
      'Total recycled content': '28%',
      Care: 'Vacuum, then wipe with a damp cloth',
    },
  }),
  'executive-chairs': (thing) => ({
    dims: /Middle/.test(thing.said('Back')) ? inches(27, 28, 42) : inches(27.5, 29.5, 47.5),
    ounces: (/wide/.test(thing.said('Back')) ? 58 : 44) * 16,
    made: MADE.furniture,
    rows: {
      'Made of': `${thing.said('Cover') || 'Faux leather'}, foam, plywood, steel`,
      'Standards met': 'ANSI/BIFMA X5.1, CA TB 117-2013',
      Certifications: 'GREENGUARD Gold',
      Care: /Fabric/.test(thing.said('Cover')) ? 'Vacuum, then wipe with a damp cloth' : 'Wipe with a soft cloth; no solvents',
    },
  }),
  desks: (thing) => ({
    made: MADE.furniture,
    rows: {
      'Made of': `Laminate on engineered wood, ${thing.said('Legs').toLowerCase() || 'steel'} legs`,
      'In the box': 'Top, legs, drawer, hardware, instructions',
      'Standards met': 'ANSI/BIFMA X5.5, CARB phase 2',
      Certifications: 'GREENGUARD',
      Care: 'Wipe with a damp cloth',
    },
  }),
  'standing-desks': (thing) => {
    const [w = 55, d = 28] = numbersIn(thing.said('Top'));
    const isTwo = /Two/.test(thing.said('Drive'));
    return {
      dims: `${w} x ${d} x ${thing.said('Height').replace(/ in$/, '') || '28 to 47'} in`,
      made: MADE.furniture,
      rows: {
        'Power use': isTwo ? '320 W moving, 0.1 W on standby' : '180 W moving, 0.3 W on standby',
        'Cord length': '8 ft',
        'Made of': 'Laminate on engineered wood, powder-coated steel',
        'In the box': `Top, frame with ${isTwo ? 'two motors' : 'one motor'}, keypad, power cord, hardware, instructions`,
        'Standards met': 'ANSI/BIFMA X5.5, CARB phase 2',
        Certifications: 'UL 962 listed, GREENGUARD Gold',
        Care: 'Wipe with a damp cloth',
      },
    };
  },
  'filing-cabinets': (thing) => ({
    made: MADE.furniture,
    rows: {
      'Made of': 'Cold-rolled steel, powder coated',
      'Standards met': 'ANSI/BIFMA X5.9',
      Certifications: 'GREENGUARD',
      'Total recycled content': '30%',
      'In the box': /Combination/.test(thing.said('Lock')) ? 'Cabinet, code card, instructions' : 'Cabinet, 2 keys, instructions',
      Care: 'Wipe with a damp cloth',
    },
  }),
  bookcases: (thing) => ({
    dims: inches(numberIn(thing.said('Width'), 36), numberIn(thing.said('Overall depth'), 12), numberIn(thing.said('Overall height'), 72)),
    made: MADE.furniture,
    rows: {
      'Load per shelf': '75 lb',
      'Made of': 'Laminate on engineered wood',
      'Standards met': 'ANSI/BIFMA X5.9, CARB phase 2',
      'In the box': /Not/.test(thing.said('Wall bracket'))
        ? 'Panels, shelves, hardware, instructions'
        : 'Panels, shelves, wall bracket, hardware, instructions',
      Care: 'Wipe with a damp cloth',
    },
  }),
  footrests: (thing) => ({
    dims: /Plate/.test(thing.said('Type')) ? inches(18, 13, 4.1) : inches(17, 12, 4.5),
    ounces: /Plate/.test(thing.said('Type')) ? 52 : 26,
    made: MADE.tools,
    rows: {
      'Made of': /Plate/.test(thing.said('Type')) ? 'Textured polypropylene' : 'Memory foam, velvet cover with rubber dots',
      'Tilts and turns': /Plate/.test(thing.said('Type')) ? 'Tilts by 0 to 30 degrees' : undefined,
      Assembly: 'None',
      Care: /Plate/.test(thing.said('Type')) ? 'Wipe with a damp cloth' : 'Cover comes off for the washing machine',
      Warranty: '2 years',
    },
  }),
  'chair-mats': (thing) => {
    const [w = 45, d = 53] = numbersIn(thing.said('Size'));
    return {
      dims: inches(w, d, /Medium/.test(thing.said('Floor')) ? 0.2 : 0.13),
      ounces: w * d * (/Medium/.test(thing.said('Floor')) ? 0.094 : 0.066),
      made: ['USA'],
      rows: {
        'Made of': /Hard/.test(thing.said('Floor')) ? 'Polycarbonate, smooth back' : 'Phthalate-free PVC, studded back',
        Use: 'Chairs with casters, to 300 lb',
        Care: 'Sweep, then wipe with mild soap; let it lie flat a day before use',
        Certifications: 'GREENGUARD Gold',
        Warranty: '5 years against cracks',
      },
    };
  },
  whiteboards: (thing) =>
    board(thing.said('Size'), thing.said('Frame'), {
      ounces: /Melamine/.test(thing.said('Surface')) ? 0.14 : 0.2,
      made: /Porcelain/.test(thing.said('Surface'))
        ? 'Porcelain on steel, fiberboard core'
        : `${thing.said('Surface') || 'Melamine'}, fiberboard core`,
      use: /magnetic/.test(thing.said('Surface')) ? 'Dry-erase markers, magnets' : 'Dry-erase markers',
      warranty: /Porcelain/.test(thing.said('Surface'))
        ? '50 years on the surface'
        : /Painted/.test(thing.said('Surface'))
          ? '15 years on the surface'
          : '5 years on the surface',
      box: 'Board, pen tray, wall hardware',
    }),
  'cork-boards': (thing) =>
    board(thing.said('Size'), thing.said('Frame'), {
      ounces: 0.11,
      made: thing.said('Surface') || 'Cork on fiberboard',
      use: 'Push pins and tacks',
      warranty: '10 years',
      box: 'Board, wall hardware',
    }),
  'waste-bins': (thing) => {
    const gallons = numberIn(thing.said('Volume'), 7);
    const side = Math.round(Math.cbrt(gallons * 231) * 0.86 * 10) / 10;
    const isSteel = /Steel/.test(thing.said('Material'));
    return {
      dims: inches(side, Math.round(side * 0.85 * 10) / 10, Math.round(((gallons * 231) / (side * side * 0.85)) * 1.1 * 10) / 10),
      ounces: thing.units * gallons * (isSteel ? 14 : 5.2),
      made: MADE.furniture,
      rows: {
        'Made of': isSteel ? 'Powder-coated steel' : 'Polyethylene',
        'Total recycled content': isSteel ? '25%' : '30%',
        Use: `Liners of ${Math.ceil(gallons)} gal and a little more`,
        Care: 'Rinse out with soap',
        Warranty: isSteel ? '10 years' : '3 years',
      },
    };
  },
  'hand-trucks': (thing) => ({
    dims: /Platform/.test(thing.said('Type'))
      ? inches(19, 29, 34)
      : /Upright/.test(thing.said('Type'))
        ? inches(18, 17, 47)
        : inches(18, 30, 6),
    ounces: (/600/.test(thing.said('Capacity')) ? 38 : 21) * 16,
    made: MADE.tools,
    rows: {
      'Made of': 'Welded steel tube',
      Assembly: /Low/.test(thing.said('Type')) ? 'None' : 'Wheels and handle, 10 minutes, tools included',
      Use: 'Level floors and ramps to 5 degrees',
      Folds: /Platform/.test(thing.said('Type')) ? 'Handle lies flat' : undefined,
      Warranty: '5 years',
    },
  }),
  'cash-boxes': (thing) => {
    const [w = 12, d = 9.5, h = 3.5] = numbersIn(thing.said('Size'));
    return {
      dims: inches(w, d, h),
      ounces: w * d * 0.62,
      made: MADE.tools,
      rows: {
        'Made of': 'Cold-rolled steel, plastic tray',
        Use: '5 coin slots, 4 places for bills',
        'In the box': /Key/.test(thing.said('Lock')) ? 'Cash box, tray, 2 keys' : 'Cash box, tray, code card',
        Warranty: '2 years',
      },
    };
  },
};

function board(
  size: string,
  frame: string,
  { ounces, made, use, warranty, box }: { ounces: number; made: string; use: string; warranty: string; box: string },
) {
  const [w = 36, h = 24] = numbersIn(size);
  return {
    dims: inches(w, 0.75, h),
    ounces: w * h * ounces,
    made: MADE.furniture,
    rows: {
      'Made of': `${made}, ${/Oak/.test(frame) ? 'oak' : 'aluminum'} frame`,
      Mounting: 'Through the corners, upright or across',
      Use: use,
      'In the box': box,
      Certifications: 'GREENGUARD',
      Care: /Push/.test(use) ? 'Vacuum with a brush' : 'Wipe with a dry cloth or board cleaner',
      Warranty: warranty,
    },
  };
}
