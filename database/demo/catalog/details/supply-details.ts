import { by, bySeries, type Detail } from './detail.ts';

/** Line and distance of pens with a ball: what a fill of ink is good for. */
const gelPoints: readonly Detail[] = [
  by('Point', 'Line width', { 'Fine, 0.5 mm': '0.25 mm', 'Medium, 0.7 mm': '0.35 mm', 'Bold, 1.0 mm': '0.5 mm' }),
  by('Point', 'Writes', { 'Fine, 0.5 mm': 'About 2,300 ft', 'Medium, 0.7 mm': 'About 1,800 ft', 'Bold, 1.0 mm': 'About 1,100 ft' }),
];
const ballPoints: readonly Detail[] = [
  by('Point', 'Line width', { 'Fine, 0.7 mm': '0.3 mm', 'Medium, 1.0 mm': '0.4 mm', 'Bold, 1.6 mm': '0.6 mm' }),
  by('Point', 'Writes', { 'Fine, 0.7 mm': 'About 7,500 ft', 'Medium, 1.0 mm': 'About 6,500 ft', 'Bold, 1.6 mm': 'About 4,000 ft' }),
];

/** What lies on desks and in drawers. */
export const supplyDetails: Readonly<Record<string, readonly Detail[]>> = {
  'gel-pens-retractable': [
    ...gelPoints,
    bySeries('Ink dries in', {
      'Quillmark Glide': 'Under 1 second',
      'Quillmark Meridian': '2 seconds',
      'Quillmark Tempo': 'Half a second',
      Foolscap: '3 seconds',
      Marlowe: '2 seconds',
    }),
    bySeries('Barrel material', {
      'Quillmark Glide': 'Translucent plastic',
      'Quillmark Meridian': 'Soft-touch plastic',
      'Quillmark Tempo': 'Clear plastic, metal tip',
      Foolscap: 'Translucent plastic',
      Marlowe: 'Brushed metal',
    }),
    bySeries('Water-resistant ink', { 'Quillmark Meridian': 'Yes', Quillmark: 'Yes', Foolscap: 'No', Marlowe: 'Yes' }),
    bySeries('Archival, fade-proof', {
      'Quillmark Meridian': 'Yes, for checks',
      Quillmark: 'Yes',
      Foolscap: 'No',
      Marlowe: 'Yes, for checks',
    }),
    bySeries('Recycled content', { Quillmark: 'None', Foolscap: '40 percent of the barrel', Marlowe: 'None' }),
  ],
  'gel-pens-stick': [
    ...gelPoints,
    bySeries('Ink dries in', { 'Quillmark Ripple': '2 seconds', 'Quillmark Clarity': '3 seconds', Foolscap: '4 seconds' }),
    bySeries('Barrel grip', { 'Quillmark Ripple': 'Ribbed', 'Quillmark Clarity': 'Smooth', Foolscap: 'Smooth' }),
    bySeries('Water-resistant ink', { 'Quillmark Clarity': 'Yes', Quillmark: 'No', Foolscap: 'No' }),
  ],
  'ballpoint-stick': [
    ...ballPoints,
    bySeries('Barrel material', {
      'Quillmark Basic': 'Round, opaque',
      'Quillmark Route': 'Six-sided, clear',
      Foolscap: 'Six-sided, opaque',
    }),
    bySeries('Carbon copies', { Quillmark: 'Up to 4', Foolscap: 'Up to 3' }),
    bySeries('Recycled content', { 'Quillmark Route': 'None', Quillmark: '20 percent', Foolscap: '60 percent' }),
  ],
  'ballpoint-retractable': [
    ...ballPoints,
    bySeries('Barrel material', {
      'Quillmark Courier': 'Rubberized plastic',
      'Quillmark Axis': 'Clear plastic',
      Foolscap: 'Opaque plastic',
      Marlowe: 'Brass, lacquered',
    }),
    bySeries('Refillable', { Quillmark: 'Yes', Foolscap: 'No', Marlowe: 'Yes' }),
    bySeries('Carbon copies', { Quillmark: 'Up to 3', Foolscap: 'Up to 2', Marlowe: 'Up to 4' }),
  ],
  binders: [
    by(['Ring type', 'Ring size'], 'Sheet capacity', {
      'Round / 0.5 in': '100 sheets',
      'Round / 1 in': '200 sheets',
      'Round / 1.5 in': '300 sheets',
      'Round / 2 in': '400 sheets',
      'Round / 3 in': '560 sheets',
      'Round / 4 in': '700 sheets',
      'D / 0.5 in': '120 sheets',
      'D / 1 in': '250 sheets',
      'D / 1.5 in': '375 sheets',
      'D / 2 in': '500 sheets',
      'D / 3 in': '670 sheets',
      'D / 4 in': '820 sheets',
      'D, one-touch / 0.5 in': '120 sheets',
      'D, one-touch / 1 in': '250 sheets',
      'D, one-touch / 1.5 in': '375 sheets',
      'D, one-touch / 2 in': '500 sheets',
      'D, one-touch / 3 in': '670 sheets',
      'D, one-touch / 4 in': '820 sheets',
    }),
    by('Ring size', 'Spine width', {
      '0.5 in': '1 in',
      '1 in': '1.5 in',
      '1.5 in': '2 in',
      '2 in': '2.6 in',
      '3 in': '3.6 in',
      '4 in': '4.7 in',
    }),
    bySeries('Inside pockets', {
      'Stackwell Standard': '2',
      'Stackwell Workhorse': '4',
      'Stackwell Bookline': '2',
      Foolscap: '2',
      Brindle: '1',
    }),
    bySeries('Cover material', {
      'Stackwell Standard': 'Vinyl over board',
      'Stackwell Workhorse': 'Polypropylene, PVC-free',
      'Stackwell Bookline': 'Cloth-look vinyl',
      Foolscap: 'Vinyl over board',
      Brindle: 'Recycled board, PVC-free',
    }),
    bySeries('Recycled content', { Stackwell: '30 percent', Foolscap: '45 percent', Brindle: '90 percent' }),
    bySeries('Opens and closes', {
      'Stackwell Workhorse': '25,000 times, tested',
      Stackwell: '10,000 times, tested',
      Foolscap: '5,000 times, tested',
      Brindle: '10,000 times, tested',
    }),
    bySeries('Warranty', { 'Stackwell Workhorse': 'Lifetime', Stackwell: '3 years', Foolscap: '1 year', Brindle: '3 years' }),
  ],
  staplers: [
    by('Type', 'Reach', { 'Desktop, full strip': '3.5 in', 'Compact, half strip': '1.9 in', 'Desktop, spring-assisted': '3.7 in' }),
    by('Type', 'Staples in the rail', { 'Desktop, full strip': '210', 'Compact, half strip': '105', 'Desktop, spring-assisted': '210' }),
    bySeries('Body', {
      'Clasp Anvil': 'All metal',
      'Clasp Pivot': 'Metal and plastic',
      'Clasp Deskmate': 'Plastic over a metal rail',
      Foolscap: 'Plastic over a metal rail',
      Cairn: 'All metal, rubber shell',
    }),
    bySeries('Opens for tacking', { Clasp: 'Yes', Foolscap: 'No', Cairn: 'Yes' }),
    by('Type', 'Item weight', { 'Desktop, full strip': '0.9 lb', 'Compact, half strip': '0.4 lb', 'Desktop, spring-assisted': '1.1 lb' }),
    bySeries('Warranty', { 'Clasp Anvil': 'Lifetime', Clasp: '7 years', Foolscap: '2 years', Cairn: 'Lifetime' }),
  ],
};
