import { by, bySeries, type Detail } from './detail.ts';

/** Desks, cabinets and shelves: measures in inches, weights in pounds. */
export const deskDetails: Readonly<Record<string, readonly Detail[]>> = {
  desks: [
    by('Size (W x D x H)', 'Load capacity', {
      '36 x 20 x 30 in': 'Up to 120 lb',
      '48 x 24 x 30 in': 'Up to 150 lb',
      '60 x 30 x 30 in': 'Up to 200 lb',
      '72 x 30 x 30 in': 'Up to 220 lb',
    }),
    bySeries('Top thickness', { Sitwise: '1 in', 'Postwood Hadley': '1.1 in', Postwood: '1 in', Foolscap: '0.75 in' }),
    by('Type', 'Cable management', {
      'Writing desk with a drawer': 'One grommet',
      'Computer desk with a drawer and cable tray': 'Tray and two grommets',
    }),
    by('Size (W x D x H)', 'Item weight', {
      '36 x 20 x 30 in': '48 lb',
      '48 x 24 x 30 in': '66 lb',
      '60 x 30 x 30 in': '92 lb',
      '72 x 30 x 30 in': '108 lb',
    }),
    bySeries('Levelers', { Sitwise: 'Up to 0.75 in', Postwood: 'Up to 0.5 in', Foolscap: 'Up to 0.4 in' }),
    bySeries('Assembly', {
      Sitwise: 'Needed, two people, 30 minutes',
      Postwood: 'Needed, two people, 45 minutes',
      Foolscap: 'Needed, two people, 40 minutes',
    }),
    bySeries('Warranty', { Sitwise: '7 years', Postwood: '5 years', Foolscap: '2 years' }),
  ],
  'standing-desks': [
    by('Drive', 'Load capacity', { 'One motor, 155 lb': 'Up to 155 lb', 'Two motors, 275 lb': 'Up to 275 lb' }),
    by('Drive', 'Lifting speed', { 'One motor, 155 lb': '1 in a second', 'Two motors, 275 lb': '1.5 in a second' }),
    by('Drive', 'Noise level', { 'One motor, 155 lb': 'Below 55 dB', 'Two motors, 275 lb': 'Below 48 dB' }),
    bySeries('Top thickness', { 'Sitwise Rise': '1 in', 'Sitwise Elevate': '1.1 in', Postwood: '1.25 in', Foolscap: '0.75 in' }),
    bySeries('Stops at obstacles', {
      'Sitwise Elevate': 'Up and down',
      Sitwise: 'Downward',
      Postwood: 'Up and down',
      Foolscap: 'Downward',
    }),
    by('Top', 'Item weight', { '48 x 24 in': '72 lb', '55 x 28 in': '84 lb', '60 x 30 in': '95 lb', '72 x 30 in': '112 lb' }),
    bySeries('Assembly', {
      Sitwise: 'Frame half assembled, 30 minutes',
      Postwood: 'Frame half assembled, 40 minutes',
      Foolscap: 'Needed, about one hour',
    }),
    bySeries('Warranty', { Sitwise: '10 years on the frame, 5 on the drive', Postwood: '7 years', Foolscap: '3 years' }),
  ],
  'filing-cabinets': [
    by('Drawers', 'Overall height', { '2': '28 in', '3': '40 in', '4': '52 in', '5': '61 in' }),
    by('File size', 'Overall width', { Letter: '15 in', Legal: '18 in' }),
    bySeries('Overall depth', { 'Stackwell Keep': '22 in', 'Stackwell Archive': '26.5 in', Halden: '28 in', Foolscap: '18 in' }),
    bySeries('Holds per drawer', { 'Stackwell Keep': '55 lb', 'Stackwell Archive': '70 lb', Halden: '90 lb', Foolscap: '45 lb' }),
    bySeries('Drawer extension', {
      'Stackwell Keep': 'Three quarters',
      'Stackwell Archive': 'Full',
      Halden: 'Full',
      Foolscap: 'Three quarters',
    }),
    by('Drawers', 'Item weight', { '2': '44 lb', '3': '61 lb', '4': '88 lb', '5': '109 lb' }),
    bySeries('Assembly', { Stackwell: 'None, arrives assembled', Halden: 'None, arrives assembled', Foolscap: 'Casters only' }),
    bySeries('Warranty', { Stackwell: '5 years', Halden: 'Lifetime', Foolscap: '2 years' }),
  ],
  bookcases: [
    by('Shelves', 'Overall height', { '2': '30 in', '3': '42 in', '4': '54 in', '5': '72 in' }),
    bySeries('Overall depth', { Sitwise: '12.5 in', Postwood: '13 in', Foolscap: '11.5 in', Stackwell: '12 in' }),
    by('Shelves', 'Adjustable shelves', { '2': '1', '3': '2', '4': '2', '5': '3' }),
    by(['Shelves', 'Width'], 'Item weight', {
      '2 / 24 in': '21 lb',
      '2 / 30 in': '26 lb',
      '2 / 36 in': '31 lb',
      '3 / 24 in': '29 lb',
      '3 / 30 in': '36 lb',
      '3 / 36 in': '43 lb',
      '4 / 24 in': '37 lb',
      '4 / 30 in': '46 lb',
      '4 / 36 in': '55 lb',
      '5 / 24 in': '48 lb',
      '5 / 30 in': '59 lb',
      '5 / 36 in': '70 lb',
    }),
    bySeries('Wall bracket', { Sitwise: 'Included', Postwood: 'Included', Foolscap: 'Included', Stackwell: 'Not included' }),
    bySeries('Assembly', {
      Sitwise: 'Needed, 30 minutes',
      Postwood: 'Needed, 40 minutes',
      Foolscap: 'Needed, 35 minutes',
      Stackwell: 'Snaps together without tools',
    }),
    bySeries('Warranty', { Sitwise: '7 years', Postwood: '5 years', Foolscap: '2 years', Stackwell: '3 years' }),
  ],
};
