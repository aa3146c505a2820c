import { COMING_YEAR } from '../../coming-year.ts';
import type { Random } from '../../random.ts';
import type { Variant } from '../variants.ts';

/**
 * How well options sell beside the others of their axis, by family, axis and text (the specification where the name says nothing): what offices
 * buy week after week sells most. Plain: as common as the option is in the catalogue.
 */
export const DEMAND: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>> = {
  'copy-paper-case': { weight: { '20 lb': 2 }, bright: { '92 Bright': 2 }, holes: { '3-Hole Punched': 0.15 } },
  'copy-paper-ream': { weight: { '20 lb': 2 }, bright: { '92 Bright': 2 }, holes: { '3-Hole Punched': 0.15 } },
  'gel-pens-retractable': { color: { Black: 3, Blue: 1.8 }, tip: { 'Medium Point, 0.7 mm': 1.6 }, pack: { Dozen: 2 } },
  'gel-pens-stick': { color: { Black: 3, Blue: 1.8 }, tip: { 'Medium Point, 0.7 mm': 1.6 }, pack: { Dozen: 2 } },
  'ballpoint-stick': { color: { Black: 3, Blue: 1.8 }, tip: { 'Medium Point, 1.0 mm': 1.8 }, pack: { Dozen: 2 } },
  'ballpoint-retractable': { color: { Black: 3, Blue: 1.8 }, tip: { 'Medium Point, 1.0 mm': 1.8 }, pack: { Dozen: 2 } },
  'wood-pencils': { lead: { '#2 HB': 2 }, color: { Yellow: 2 }, pack: { Dozen: 1.5 } },
  'permanent-markers': { tip: { 'Fine Tip': 2 }, color: { Black: 3 }, pack: { Dozen: 1.5 } },
  'dry-erase-markers': { tip: { 'Chisel Tip': 2 }, color: { 'Assorted Colors': 2, Black: 1.6 } },
  highlighters: { color: { Yellow: 3, Assorted: 2 }, style: { Tank: 1.5 }, pack: { Dozen: 1.5 } },
  erasers: { color: { Pink: 2 }, kind: { 'Block Erasers': 1.5 } },
  'spiral-notebooks': { subjects: { '1-Subject': 4 }, ruling: { 'College Ruled': 2 }, pack: { '1': 1.6 } },
  planners: { span: { 'Weekly & Monthly': 2 }, color: { Black: 2 } },
  'sticky-notes': { size: { '3" x 3"': 3 }, color: { Yellow: 3 }, hold: { '': 1.5 }, pack: { '12 Pads/Pack': 1.6 } },
  staplers: { style: { 'Desktop Stapler': 2 }, color: { Black: 2 }, kit: { None: 1.5 }, pack: { '6/Box': 0.1 } },
  'hole-punches': { holes: { '3-Hole Punch': 3 }, color: { Black: 2 } },
  'paper-clips': { size: { '#1 Standard': 2 }, finish: { Smooth: 2 }, color: { Silver: 2 } },
  'binder-clips': { size: { Medium: 2 }, color: { Black: 2 } },
  scissors: { length: { '8"': 2 }, handle: { 'Straight Handle': 1.5 }, pack: { '1': 1.5 } },
  calculators: { kind: { 'Desktop Calculator': 2.5 }, pack: { 'Class Pack of 10': 0.1 } },
  'letter-trays': { size: { 'Letter Size': 2 }, tiers: { Stackable: 2 } },
  'invisible-tape': {
    kind: { 'Invisible Tape': 4, 'Removable Tape': 0.2 },
    width: { '3/4"': 2 },
    holder: { 'with Dispenser': 2 },
    color: { Black: 1.5 },
  },
  'glue-sticks': { kind: { 'Glue Stick': 2 }, pack: { '12/Pack': 1.5 } },
  binders: {
    width: { '1"': 4, '1.5"': 1.5, '0.5"': 0.5, '4"': 0.3 },
    cover: { 'View Binder': 2 },
    ring: { 'Round Ring': 1.5 },
    color: { White: 2, Black: 1.6 },
    pack: { '1': 1.6 },
  },
  'file-folders': {
    tab: { '1/3-Cut Tab': 4, 'Straight-Cut Tab': 0.4 },
    size: { 'Letter Size': 2.5 },
    color: { Manila: 4, Assorted: 1 },
    ply: { 'Single-ply tab': 1.6, Fastener: 0.2 },
    pack: { '100/Box': 2.5 },
  },
  'hanging-folders': { size: { 'Letter Size': 2.5 }, color: { 'Standard Green': 2 }, depth: { 'Flat bottom': 2 }, pack: { '25/Box': 1.6 } },
  'storage-boxes': { size: { 'Letter/Legal': 2 }, color: { White: 1.5 } },
  'black-toner': { pack: { '1': 2 } },
  'ink-cartridges': { color: { Black: 3, 'Tri-Color': 0.8 }, yield: { 'High Yield': 1.4 }, pack: { '1': 2 } },
  keyboards: { color: { Black: 1.5 } },
  batteries: { kind: { Alkaline: 3 }, pack: { '24/Pack': 1.5 } },
  'exam-gloves': { material: { Nitrile: 3 }, size: { Medium: 2, Large: 2.2 }, color: { Blue: 1.6 }, pack: { '100/Box': 2 } },
  'trash-bags': { size: { '33 gal': 1.6, '13 gal': 1.8 }, color: { Black: 1.6 } },
  coffee: { bean: { '': 4, Decaf: 0.5 }, roast: { 'Medium Roast': 1.6 }, grind: { Ground: 3 }, pack: { '1': 1.4 } },
  'coffee-pods': { bean: { '': 4, Decaf: 0.5 }, roast: { 'Medium Roast': 1.6 }, pack: { '24/Box': 1.6 } },
  cups: {
    kind: { 'Paper Hot Cups': 5, 'Insulated Hot Cups': 1.5, 'Plastic Cold Cups': 0.8, 'Compostable Hot Cups': 0.8 },
    size: { '12 oz': 1.6 },
    color: { White: 2, Red: 0.5 },
  },
  envelopes: {
    size: { '#10': 6, '9" x 12"': 1.2, A7: 0.3 },
    kind: { '': 2, 'Security Tint': 1.6, Clasp: 0.8, Invitation: 0.2 },
    color: { White: 2.5, Cream: 0.4 },
    pack: { '500/Box': 1.8 },
  },
  'bubble-wrap': { bubble: { '3/16" Bubbles': 1.6 } },
  'packing-tape': { color: { Clear: 2 }, pack: { '6/Pack': 1.6 } },
  labels: {
    size: { '1" x 2-5/8"': 8, '2" x 4"': 3, '3-1/3" x 4"': 0.8, '5.5" x 8.5"': 0.6, '8.5" x 11"': 0.3 },
    stick: { Permanent: 3, Weatherproof: 0.2 },
    printer: { 'Laser/Inkjet': 2 },
    pack: { '100 Sheets/Box': 1.8 },
  },
  'legal-pads': { size: { '8.5" x 11.75"': 3 }, color: { Canary: 2 }, pack: { '12 Pads/Pack': 2 } },
  'desk-calendars': { period: { [`Jan–Dec ${COMING_YEAR}`]: 2 }, form: { 'Desk Pad Calendar, 22" x 17"': 2 } },
  'wall-chargers': { watts: { '20 W': 1.5 }, color: { White: 1.5 } },
  'usb-hubs': { plug: { 'USB-C': 1.5 }, color: { Black: 1.5 } },
  'label-tapes': { print: { 'Black on White': 3 }, width: { '1/2"': 2 } },
  'monitor-stands': { kind: { 'Monitor Stand': 2 }, color: { Black: 1.5 } },
  'pocket-folders': { color: { 'Assorted Colors': 1.5 }, material: { Paper: 1.5 } },
  staples: { kind: { 'Standard Staples': 3 }, leg: { '1/4" Leg': 2 } },
};

/** Pieces of a product that are sold in a year: those of its family by how well its options sell, more or less. */
export function popularityOf(variant: Variant, random: Random): number {
  const { family, line, options } = variant;
  const demands = Object.entries(options).map(([axis, option]) => {
    const known = DEMAND[family.id]?.[axis];
    return known?.[option.text] ?? (option.text === '' ? known?.[option.spec ?? ''] : undefined) ?? option.weight ?? 1;
  });
  const demand = demands.reduce((product, one) => product * one, Math.sqrt(line.weight));
  return Math.max(1, Math.round(family.popularity * Math.min(MOST, Math.max(LEAST, demand)) * Math.exp(random.bell() * 0.45 - 0.3)));
}

/** The best seller of a family sells so many times as much as its typical product, what sells least so little. */
const MOST = 6;
const LEAST = 0.06;
