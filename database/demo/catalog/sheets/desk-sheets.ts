import { byBrand, inches, MADE, numberIn, numbersIn, whereSaid, type SheetLabel, type SheetRule, type Thing } from './sheet.ts';

/** Pens and what else is held to write: how long and thick, and what one weighs. */
function written(
  [length, thick, ounces]: readonly [length: number, thick: number, ounces: number],
  rows: (thing: Thing) => Partial<Record<SheetLabel, string | undefined>>,
): SheetRule {
  return (thing) => ({
    dims: `${inches(thick, thick, length)}, each`,
    ounces: thing.units * ounces,
    made: MADE.pens,
    rows: { ...rows(thing), Certifications: 'ACMI AP, non-toxic', 'Units per carton': undefined },
  });
}

const writing: Readonly<Record<string, SheetRule>> = {
  'gel-pens-retractable': written([5.7, 0.44, 0.41], () => ({
    'Ink base': 'Pigment, water-based gel',
    'Stored below': '104 °F',
    Warranty: 'Writes for 2 years unopened',
  })),
  'gel-pens-stick': written([5.8, 0.4, 0.36], (thing) => ({
    'Made of': thing.said('Barrel') || 'Clear plastic',
    'Ink base': 'Dye, water-based gel',
    'Total recycled content': byBrand(thing, 'recycled', ['None', '50%', '30%']),
    Warranty: 'Writes for 2 years unopened',
  })),
  'ballpoint-stick': written([5.9, 0.32, 0.21], () => ({
    'Ink base': 'Oil',
    'Standards met': 'ISO 12757-1',
    Warranty: 'Writes for 3 years unopened',
  })),
  'ballpoint-retractable': written([5.6, 0.43, 0.38], (thing) => ({
    'Ink base': 'Oil',
    'Standards met': 'ISO 12757-1',
    'Refills with': /Foolscap/.test(thing.brand) ? undefined : 'ISO format D and G2',
    Warranty: 'Writes for 3 years unopened',
  })),
  'wood-pencils': written([7.5, 0.28, 0.19], (thing) => ({
    'Made of': byBrand(thing, 'wood', ['Basswood', 'Incense cedar']),
    'Forest certification': 'FSC 100%',
    'Standards met': 'ASTM D-4236',
    Warranty: 'Leads are glued along their whole length',
  })),
  'colored-pencils': written([7, 0.28, 0.18], (thing) => ({
    'Made of': 'Basswood, wax-based core',
    'Forest certification': 'FSC 100%',
    'Standards met': 'ASTM D-4236',
    Use:
      whereSaid(thing.said('Type'), [
        [/Water/, 'Dry, or blended with a wet brush'],
        [/Eras/, 'Erased with the eraser on the end'],
        [/./, 'Paper and card'],
      ]) ?? 'Paper and card',
    Warranty: 'Broken leads are replaced',
  })),
  'mechanical-pencils': written([5.7, 0.42, 0.36], (thing) => ({
    'Made of': 'Plastic barrel, rubber grip, metal clip',
    'Refills with': `${thing.said('Lead').split(',')[0] ?? '0.7 mm'} leads; eraser under the cap`,
    'In the box': undefined,
    Warranty: '1 year',
  })),
  'permanent-markers': written([5.4, 0.5, 0.4], () => ({
    'Made of': 'Plastic barrel, polyester tip',
    'Ink base': 'Alcohol, no xylene',
    Use: 'Paper, plastic, metal, glass; dries in 10 seconds',
    'Rated life': 'Cap off for 24 hours',
    'Standards met': 'ASTM D-4236',
    Warranty: 'Writes for 2 years unopened',
  })),
  'dry-erase-markers': written([4.9, 0.65, 0.6], () => ({
    'Made of': 'Plastic barrel, polyester tip',
    'Ink base': 'Alcohol',
    Use: 'Whiteboards and glass; wipes off dry',
    'Stored below': '104 °F, lying flat',
    'Standards met': 'ASTM D-4236',
    Warranty: 'Writes for 2 years unopened',
  })),
  highlighters: written([5.3, 0.6, 0.5], (thing) => ({
    'Made of': 'Plastic barrel, polyester tip',
    'Ink base': /Gel/.test(thing.said('Style')) ? 'Solid gel, never bleeds through' : 'Water',
    'Line of writing': /Gel/.test(thing.said('Style')) ? '0.12 in' : '0.04 to 0.2 in',
    'Rated life': /Gel/.test(thing.said('Style')) ? 'Does not dry out' : 'Cap off for 4 hours',
    'Standards met': 'ASTM D-4236',
    Warranty: 'Marks for 2 years unopened',
  })),
  erasers: (thing) => {
    const side = whereSaid(thing.said('Size'), [
      [/Large/, [2.5, 0.9, 0.5, 0.9]],
      [/Small/, [1.2, 0.6, 0.4, 0.3]],
      [/./, [1.7, 0.8, 0.4, 0.5]],
    ]) ?? [1.7, 0.8, 0.4, 0.5];
    return {
      dims: `${inches(...side.slice(0, 3))}, each`,
      ounces: thing.units * (side[3] ?? 0.5),
      made: MADE.pens,
      rows: {
        'Made of': /Vinyl/.test(thing.said('Type')) ? 'Vinyl without phthalates' : 'Synthetic rubber',
        Certifications: 'ACMI AP, non-toxic',
        'Standards met': 'ASTM D-4236',
        Warranty: '1 year',
      },
    };
  },
  'correction-tape': (thing) => ({
    dims: '3.2 x 1.5 x 0.6 in, each',
    ounces: thing.units * 0.6,
    made: MADE.pens,
    rows: {
      'Made of': 'Plastic body, polyester film',
      Use: 'Written on at once; does not show on copies',
      'Total recycled content': byBrand(thing, 'recycled', ['40%', 'None', '60%']),
      Certifications: 'ACMI AP, non-toxic',
      Warranty: '2 years',
    },
  }),
  'pencil-sharpeners': (thing) => ({
    dims: /Electric/.test(thing.said('Type')) ? inches(3.4, 7.1, 4.2) : inches(1.4, 2.2, 1.3),
    ounces: /Electric/.test(thing.said('Type')) ? 28 : 1.1,
    made: MADE.tools,
    rows: {
      'Power source': /Electric/.test(thing.said('Type')) ? 'Wall outlet, 120 V' : 'By hand',
      'Cord length': /Electric/.test(thing.said('Type')) ? '5 ft' : undefined,
      'Noise level': /Electric/.test(thing.said('Type')) ? '68 dB' : undefined,
      'Made of': 'ABS plastic, steel cutter',
      Use: /Two/.test(thing.said('Holes')) ? 'Pencils of 5/16 and 7/16 in' : 'Pencils of 5/16 in',
      Certifications: /Electric/.test(thing.said('Type')) ? 'UL listed' : undefined,
      Warranty: /Electric/.test(thing.said('Type')) ? '3 years' : '1 year',
    },
  }),
  'board-erasers': (thing) => ({
    dims: `${inches(5, 2, 1.3)}, each`,
    ounces: thing.units * 1.5,
    made: MADE.tools,
    rows: {
      'Made of': /magnetic/.test(thing.said('Type')) ? 'Felt in 8 layers, magnet in the back' : 'Felt in 8 layers, plastic back',
      Care: 'Pull off a layer when it is full',
      'Works with': 'Melamine, painted and porcelain boards, glass',
      Warranty: '1 year',
    },
  }),
  'board-cleaners': (thing) => ({
    dims: /Wipes/.test(thing.said('Type')) ? inches(3.3, 3.3, 7.6) : inches(2.4, 2.4, 7.7),
    ounces: thing.units * (/Wipes/.test(thing.said('Type')) ? 9 : 10),
    made: MADE.chemicals,
    rows: {
      Fragrance: 'Faint, of alcohol',
      'Works with': 'Melamine, painted and porcelain boards, glass',
      Certifications: 'Low in VOCs',
      'Stored below': '104 °F, away from flames',
      Warranty: 'Good for 2 years unopened',
    },
  }),
  rulers: (thing) => {
    const long = numberIn(thing.said('Length'), 12);
    const isSteel = /steel/.test(thing.said('Material'));
    return {
      dims: `${inches(long + 0.3, 1.2, isSteel ? 0.04 : 0.12)}, each`,
      ounces: thing.units * long * (isSteel ? 0.13 : 0.08),
      made: MADE.tools,
      rows: {
        Use: 'Marks of 1/16 in and 1 mm',
        'Standards met': 'ASTM D-4236',
        Mounting: 'Hole for a hook',
        Warranty: isSteel ? 'Lifetime' : '1 year',
      },
    };
  },
};

/** What stands on a desk. */
const desk: Readonly<Record<string, SheetRule>> = {
  staplers: (thing) => ({
    dims: /Compact/.test(thing.said('Type')) ? inches(1.3, 4.6, 2) : inches(1.7, 7.6, 2.8),
    ounces: thing.units * (/Compact/.test(thing.said('Type')) ? 6.4 : 14),
    made: MADE.tools,
    rows: { 'Refills with': 'Standard staples, 1/4 in legs', 'Total recycled content': byBrand(thing, 'recycled', ['None', '20%', '35%']) },
  }),
  'heavy-duty-staplers': (thing) => ({
    dims: /Electric/.test(thing.said('Drive')) ? inches(4.4, 10.2, 6.4) : inches(3.1, 11.4, 7.1),
    ounces: /Electric/.test(thing.said('Drive')) ? 68 : 50,
    made: MADE.tools,
    rows: {
      'Power source': /Electric/.test(thing.said('Drive')) ? 'Wall outlet, 120 V' : 'By hand, lever saves half the force',
      'Cord length': /Electric/.test(thing.said('Drive')) ? '6 ft' : undefined,
      'Refills with':
        numberIn(thing.said('Capacity'), 60) > 100 ? 'Heavy-duty staples, 3/8 to 15/16 in legs' : 'Heavy-duty staples, 1/4 to 1/2 in legs',
      'Made of': 'Steel, rubber foot',
      'In the box': 'Stapler, 500 staples, user guide',
      Certifications: /Electric/.test(thing.said('Drive')) ? 'UL listed' : undefined,
      Warranty: '5 years',
    },
  }),
  'staple-removers': (thing) => ({
    dims: '1.4 x 2.2 x 1.4 in, each',
    ounces: thing.units * 1.2,
    made: MADE.tools,
    rows: { Use: 'Standard staples of 1/4 in', 'Total recycled content': byBrand(thing, 'recycled', ['None', '30%']), Warranty: '1 year' },
  }),
  'hole-punches': (thing) => {
    const sheets = numberIn(thing.said('Capacity'), 20);
    return {
      dims: sheets >= 100 ? inches(12.5, 9.5, 8) : sheets >= 40 ? inches(11.2, 5.2, 5.1) : inches(10.6, 3.2, 2.9),
      ounces: sheets >= 100 ? 158 : sheets >= 40 ? 62 : 27,
      made: MADE.tools,
      rows: {
        Use: `Holes of 9/32 in, ${/2/.test(thing.said('Holes')) ? '2-3/4 in' : '4-1/4 in'} apart`,
        'Made of': 'Steel, rubber foot',
        Care: 'Chip tray opens for emptying',
        Warranty: sheets >= 40 ? '5 years' : '2 years',
      },
    };
  },
  'paper-clips': (thing) => {
    const long = numberIn(thing.said('Size').replace(/^#\d+, /, ''), 1.25);
    return {
      dims: `${inches(Math.round(long * 25) / 100, long, 0.05)}, each`,
      ounces: thing.units * numberIn(thing.said('Clips per box'), 100) * (long > 1.5 ? 0.05 : 0.016),
      made: ['USA', 'India', 'China'],
      rows: { 'Sheets held': long > 1.5 ? '20' : '10', 'Total recycled content': '75%', Warranty: 'Against rust, 2 years' },
    };
  },
  'binder-clips': (thing) => {
    const wide = numberIn(thing.said('Size'), 1.25);
    return {
      dims: `${inches(wide, Math.round(wide * 55) / 100, Math.round(wide * 60) / 100)}, each`,
      ounces: thing.units * wide * wide * 0.2,
      made: MADE.tools,
      rows: { 'Sheets held': String(Math.round(wide * 100)), 'Total recycled content': '30%', Warranty: 'Against rust, 2 years' },
    };
  },
  'push-pins': (thing) => ({
    dims: `${inches(0.4, 0.4, 0.5 + numberIn(thing.said('Point'), 0.375))}, each`,
    ounces: thing.units * 0.02 + 0.6,
    made: MADE.tools,
    rows: {
      'Made of': /plastic/.test(thing.said('Type')) ? 'Plastic head, steel point' : 'Nickel-plated steel',
      Use: 'Cork, fabric, drywall',
      Care: 'Tub closes for the drawer',
      Warranty: '1 year',
    },
  }),
  'rubber-bands': (thing) => ({
    dims: thing.said('Size').replace(/^#\S+, /, ''),
    ounces: /lb/.test(thing.said('Content')) ? 16 * numberIn(thing.said('Content'), 1) : numberIn(thing.said('Content'), 2),
    made: ['Thailand', 'USA'],
    rows: {
      'Holding strength': 'Stretches to 7 times its length',
      'Standards met': 'ASTM D-1418',
      Biodegradable: 'Yes',
      'Stored below': '86 °F, in the dark',
      Warranty: '2 years',
    },
  }),
  staples: (thing) => {
    const leg = numberIn(thing.said('Leg'), 0.25);
    return {
      dims: `${inches(0.5, leg, 0.02)}, each`,
      ounces: thing.units * numberIn(thing.said('Staples per box'), 5000) * (leg > 0.3 ? 0.0028 : 0.0011),
      made: MADE.tools,
      rows: {
        'Works with': leg > 0.3 ? 'Heavy-duty staplers that take this leg' : 'All standard staplers',
        Use: '210 staples on a strip',
        'Total recycled content': '30%',
        Warranty: 'Against jams',
      },
    };
  },
  scissors: (thing) => {
    const long = numberIn(thing.said('Length'), 8);
    return {
      dims: `${inches(Math.round(long * 38) / 100, long, 0.5)}, each`,
      ounces: thing.units * long * 0.42,
      made: MADE.tools,
      rows: {
        'Made of': `${thing.said('Blades') || 'Stainless steel'}, ABS plastic handle`,
        Use: /Left/.test(thing.said('Handle'))
          ? 'Left hand'
          : /Bent/.test(thing.said('Handle'))
            ? 'Right hand, flat on the table'
            : 'Either hand',
        'Total recycled content': byBrand(thing, 'recycled', ['None', '30% of the handle', '70% of the handle']),
        Care: 'Wipe dry; oil the screw once a year',
        Warranty: /Titanium/.test(thing.said('Blades')) ? 'Lifetime' : '5 years',
      },
    };
  },
  'utility-knives': (thing) => ({
    dims: '6.1 x 1.4 x 0.8 in, each',
    ounces: thing.units * 3.1,
    made: MADE.tools,
    rows: {
      'Refills with': /snap/.test(thing.said('Blade')) ? '18 mm snap-off blades' : 'Standard trapezoid blades',
      'Blade change': /snap/.test(thing.said('Blade')) ? 'Slides out at the back' : 'At a button, no tools',
      Use: 'Board, tape, straps',
      'In the box': 'Knife, 3 blades',
      Warranty: 'Lifetime on the handle',
    },
  }),
  'paper-trimmers': (thing) => ({
    dims: inches(
      numberIn(thing.said('Cutting length'), 15) + 4,
      /Rotary/.test(thing.said('Type')) ? 8.5 : 11,
      /Rotary/.test(thing.said('Type')) ? 3 : 5,
    ),
    ounces: numberIn(thing.said('Cutting length'), 15) * (/Rotary/.test(thing.said('Type')) ? 2.9 : 5.2),
    made: MADE.tools,
    rows: {
      'Made of': /Rotary/.test(thing.said('Type')) ? 'Aluminum rail, plastic table' : 'Steel blade, wood table',
      Use: 'Paper, photos, laminated sheets',
      Guards: 'Finger guard along the blade, which locks down',
      Warranty: '2 years',
    },
  }),
  'invisible-tape': (thing) =>
    tape(thing, numberIn(thing.said('Width'), 0.75), numberIn(thing.said('Length'), 36), 'Acetate film, acrylic adhesive'),
  'repair-tape': (thing) =>
    tape(
      thing,
      numberIn(thing.said('Width'), 1.88),
      numberIn(thing.said('Length'), 60),
      /Duct/.test(thing.said('Type')) ? 'Polyethylene on cotton cloth, rubber adhesive' : 'Crepe paper, rubber adhesive',
    ),
  'packing-tape': (thing) => {
    const [w = 1.88, yards = 55] = numbersIn(thing.said('Roll'));
    return tape(thing, w, yards, 'Polypropylene film, hot-melt adhesive');
  },
  'tape-dispensers': (thing) => ({
    dims: '6 x 2.4 x 2.7 in, each',
    ounces: thing.units * (/heavy/.test(thing.said('Type')) ? 30 : 9),
    made: MADE.tools,
    rows: {
      'Made of': /heavy/.test(thing.said('Type')) ? 'ABS plastic, sand-filled base' : 'ABS plastic',
      'Refills with': 'Rolls to 36 yd on a 1 in core',
      Use: 'Stands on a foam foot',
      'Total recycled content': byBrand(thing, 'recycled', ['None', '40%']),
      Warranty: '2 years',
    },
  }),
  'glue-sticks': (thing) => {
    const oz = numberIn(thing.said('Size'), 0.77);
    return {
      dims: oz >= 4 ? '2.2 x 1.4 x 5.9 in, each' : '1 x 1 x 3.6 in, each',
      ounces: thing.units * oz * 1.5,
      made: MADE.pens,
      rows: {
        'Made of': /Wood/.test(thing.said('Type'))
          ? 'Aliphatic resin, water-based'
          : /Liquid/.test(thing.said('Type'))
            ? 'PVA, water-based'
            : 'PVP, water-based, no solvents',
        Use: /Wood/.test(thing.said('Type')) ? 'Wood; clamped for 30 minutes' : 'Paper, card, photos',
        'Standards met': 'ASTM D-4236',
        Certifications: 'ACMI AP, non-toxic',
        Warranty: 'Sticks for 2 years unopened',
      },
    };
  },
  'hook-and-loop': (thing) => ({
    ounces: thing.units * 2.2,
    dims: thing.said('Type').replace(/^[^,]*, /, ''),
    made: MADE.tools,
    rows: {
      'Made of': 'Nylon, rubber-based adhesive',
      'Rated life': '5,000 times open and closed',
      'Temperature range': '-20 to 160 °F',
      Use: 'Plastic, metal, glass, painted walls',
      Warranty: '2 years',
    },
  }),
  'mounting-strips': (thing) => ({
    dims: /Small/.test(thing.said('Size'))
      ? '0.6 x 1.8 in, each'
      : /Large/.test(thing.said('Size'))
        ? '0.8 x 3.6 in, each'
        : '0.7 x 2.8 in, each',
    ounces: thing.units * 0.3,
    made: MADE.tools,
    rows: {
      'Made of': /hooks/.test(thing.said('Type')) ? 'Plastic hook, foam strip' : 'Polyethylene foam, acrylic adhesive',
      Use: 'Painted walls, tile, glass; not on wallpaper',
      'Temperature range': '50 to 105 °F',
      Care: 'Pull the tab straight down to take it off',
      Warranty: '1 year',
    },
  }),
  glue: () => ({
    dims: inches(2.6, 2.6, 8.4),
    ounces: 21,
    made: MADE.chemicals,
    rows: {
      'Made of': 'Synthetic rubber, propellant',
      Use: 'Paper, board, foam, fabric',
      'Holding strength': 'Bonds at once, set after 30 minutes',
      'Stored below': '120 °F, away from flames',
      Certifications: 'No chlorinated solvents',
      Warranty: 'Good for 2 years',
    },
  }),
  'rubber-stamps': () => ({
    dims: inches(2.1, 1.2, 3.1),
    ounces: 2.4,
    made: ['USA', 'Austria'],
    rows: {
      'Made of': 'Plastic, laser-cut rubber',
      'Rated life': 'About 10,000 imprints before it is inked again',
      'Refills with': 'Water-based stamp ink or a new pad',
      'Total recycled content': '65% of the plastic',
      Warranty: '2 years',
    },
  }),
  'stamp-pads': (thing) => ({
    dims: /Bottle/.test(thing.said('Type')) ? inches(1.2, 1.2, 3.3) : inches(...numbersIn(thing.said('Type')).toReversed(), 0.7),
    ounces: /Bottle/.test(thing.said('Type')) ? 1.6 : 3.4,
    made: ['USA', 'Austria'],
    rows: {
      'Made of': /Bottle/.test(thing.said('Type')) ? 'Plastic bottle with a roller' : 'Felt in a hinged plastic case',
      Use: 'Uncoated paper; dries in 10 seconds',
      'Works with': 'Rubber stamps',
      Certifications: 'Non-toxic',
      Warranty: '2 years',
    },
  }),
  'desk-organizers': (thing) => ({
    dims: inches(
      numberIn(thing.said('Width'), 7 + numberIn(thing.said('Compartments'), 6) * 0.7),
      5.9,
      /One/.test(thing.said('Drawers')) ? 5.9 : 4.7,
    ),
    ounces: /Steel/.test(thing.said('Material')) ? 38 : /Plastic/.test(thing.said('Material')) ? 17 : 41,
    made: MADE.tools,
    rows: {
      'Made of': `${thing.said('Material') || 'Plastic'}, soft feet`,
      Assembly: 'None',
      Care: 'Wipe with a dry cloth',
      'Total recycled content': byBrand(thing, 'recycled', ['None', '25%', '50%']),
      Warranty: '2 years',
    },
  }),
  'letter-trays': (thing) => ({
    dims: /Legal/.test(thing.said('Paper size')) ? inches(10.2, 15.4, 2.6) : inches(10.2, 13.2, 2.6),
    ounces: thing.units * (/Plastic/.test(thing.said('Material')) ? 12 : 27),
    made: MADE.tools,
    rows: {
      'Load per shelf': '250 sheets',
      Assembly: 'None',
      Care: 'Wipe with a dry cloth',
      'Total recycled content': byBrand(thing, 'recycled', ['None', '30%', '25%']),
      Warranty: '2 years',
    },
  }),
  'pen-cups': (thing) => ({
    dims: `${inches(/two/.test(thing.said('Type')) ? 6.4 : 3.2, 3.2, numberIn(thing.said('Height') || thing.said('Type'), 4))}, each`,
    ounces: thing.units * (/Plastic/.test(thing.said('Material')) ? 4 : 8),
    made: MADE.tools,
    rows: {
      Assembly: 'None',
      Care: 'Wipe with a dry cloth',
      'Total recycled content': byBrand(thing, 'recycled', ['None', '30%']),
      Warranty: '2 years',
    },
  }),
  'desk-pads': (thing) => ({
    dims: inches(...numbersIn(thing.said('Size')).toReversed(), 0.13),
    ounces: numbersIn(thing.said('Size')).reduce((area, side) => area * side, 1) * (/Full/.test(thing.said('Material')) ? 0.09 : 0.055),
    made: MADE.tools,
    rows: {
      'Made of': `${thing.said('Material') || 'Faux leather'}, nonslip back`,
      Use: 'Writing, mouse and keyboard',
      Care: /Full/.test(thing.said('Material')) ? 'Wipe dry; leather balm twice a year' : 'Wipe with a damp cloth',
      Warranty: '2 years',
    },
  }),
  clipboards: (thing) => ({
    dims: '9 x 12.5 x 0.6 in, each',
    ounces: thing.units * (/Aluminum/.test(thing.said('Material')) ? 10 : 7),
    made: MADE.tools,
    rows: {
      'Sheets held': '100',
      Mounting: 'Clip folds out to a hook',
      'Total recycled content': /Hardboard/.test(thing.said('Material')) ? '100%' : '50%',
      Warranty: '1 year',
    },
  }),
  'name-badges': (thing) => ({
    dims: '4.3 x 3.4 in, each',
    ounces: thing.units * 0.5,
    made: ['USA', 'China'],
    rows: {
      'Made of': 'Clear vinyl holder, card insert',
      'Works with': 'Laser and inkjet printers, free templates',
      'In the box': 'Holders, inserts, fasteners',
      Warranty: '1 year',
    },
  }),
  lanyards: (thing) => ({
    dims: '0.63 x 18 in, each, worn',
    ounces: thing.units * 0.5,
    made: MADE.tools,
    rows: {
      'Made of': 'Polyester, steel hook',
      Use: 'Badges with a slot',
      'Standards met': 'Breaks open at 11 lb',
      Care: 'Hand wash',
      Warranty: '1 year',
    },
  }),
  'cable-ties': (thing) => ({
    dims: `${inches(numberIn(thing.said('Length'), 8), 0.14, 0.05)}, each`,
    ounces: thing.units * numberIn(thing.said('Length'), 8) * 0.008,
    made: ['China', 'Taiwan', 'USA'],
    rows: {
      'Temperature range': '-40 to 185 °F',
      Use: 'Indoors; cut off to open',
      'Standards met': 'UL 94 V-2',
      Certifications: 'UL recognized, RoHS',
      Warranty: '1 year',
    },
  }),
};

function tape(thing: Thing, wide: number, yards: number, made: string): ReturnType<SheetRule> {
  return {
    dims: `${inches(wide, Math.round((1.6 + yards / 45) * 10) / 10, Math.round((1.6 + yards / 45) * 10) / 10)}, each roll`,
    ounces:
      thing.units * (wide * yards * (/cloth/.test(made) ? 0.21 : 0.065) + 0.4) +
      (/Weighted/.test(thing.said('Dispenser')) ? 28 : /dispenser/i.test(thing.said('Dispenser')) ? 5 : 0),
    made: ['USA', 'China', 'Taiwan'],
    rows: {
      'Made of': made,
      'Holding strength': /cloth/.test(made)
        ? '27 lb per inch'
        : /Polypropylene/.test(made)
          ? '22 lb per inch'
          : /Crepe/.test(made)
            ? 'Comes off within 14 days'
            : 'Permanent on paper',
      'Temperature range': /Polypropylene|cloth/.test(made) ? '32 to 150 °F' : '50 to 120 °F',
      'Total recycled content': byBrand(thing, 'recycled', ['None', '30% of the core', '100% of the core']),
      Warranty: 'Sticks for 2 years in the wrapper',
    },
  };
}

export const deskSheets: Readonly<Record<string, SheetRule>> = { ...writing, ...desk };
