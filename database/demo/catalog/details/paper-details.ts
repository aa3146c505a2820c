import { by, bySeries, type Detail } from './detail.ts';

const white: readonly Detail[] = [
  by('Paper weight', 'Sheet thickness', { '20 lb (75 g/m²)': '3.9 mil', '22 lb (83 g/m²)': '4.3 mil', '24 lb (90 g/m²)': '4.7 mil' }),
  by('Paper weight', 'Opacity', { '20 lb (75 g/m²)': '90', '22 lb (83 g/m²)': '92', '24 lb (90 g/m²)': '94' }),
  by('Brightness', 'Whiteness (CIE)', { '92': '148', '94': '153', '96': '158', '98': '163', '100': '168' }),
  by('Paper weight', 'Two-sided printing', {
    '20 lb (75 g/m²)': 'Text',
    '22 lb (83 g/m²)': 'Text and light graphics',
    '24 lb (90 g/m²)': 'Text and graphics',
  }),
  bySeries('Paper surface', {
    'Northline Premium Multipurpose': 'Extra smooth',
    'Northline Copy & Print': 'Standard',
    Northline: 'Smooth',
    'Foolscap Everyday Copy': 'Standard',
    Foolscap: 'Smooth',
    Cotswell: 'Vellum',
  }),
  bySeries('Recycled content', {
    'Northline Copy & Print': '10 percent',
    Northline: 'None',
    'Foolscap Multipurpose': '30 percent',
    Foolscap: '10 percent',
    Cotswell: 'None',
  }),
  bySeries('Forest certification', { Northline: 'FSC Mix', Foolscap: 'SFI Sourcing', Cotswell: 'FSC Mix' }),
  bySeries('Jam guarantee', { 'Northline Premium Multipurpose': '1 jam in 10,000 sheets at the most', Northline: 'Yes', Cotswell: 'Yes' }),
];

/** White paper that most printers are fed with. */
export const paperDetails: Readonly<Record<string, readonly Detail[]>> = { 'copy-paper-case': white, 'copy-paper-ream': white };
