import { plenty, some, type Specimen } from './specimen.ts';

/** Water, drinks, cleaning and gloves. */
export const pantry: readonly Specimen[] = [
  {
    itemId: '100004', name: 'Brightwater Spring Water, 16.9 oz Bottles, 24/Case', brand: 'Brightwater', category: 'bottled-water',
    description: 'Spring water in half-liter bottles for meetings and visitors, shrink-wrapped with a handle. A heavy small pack: the courier charges for each; four cases on a quarter pallet travel without the fee.',
    highlights: ['24 bottles of 16.9 fl oz', 'From one spring', 'Bottles of recycled plastic'],
    specifications: [['Type', 'Spring'], ['Bottle', '16.9 fl oz'], ['Quantity', '24 per case'], ['Weight', '27 lb']],
    priceCents: 1000, uom: 'Case', units: 24, unit: 'bottle', stock: plenty, voice: 'drinks', popularity: 9200, color: 'blue',
    facts: { isPickupEligible: false, surcharge: { feePerUnitCents: 150, alternates: [{ itemId: '100005', factor: 4 }] } }, synonyms: 'water bottles drinking case beverage',
  },
  {
    itemId: '100005', name: 'Brightwater Spring Water, 16.9 oz Bottles, Pallet Quarter, 4 x 24/Case', brand: 'Brightwater', category: 'bottled-water',
    description: 'Four cases of spring water on a quarter pallet, delivered to the door by freight without the courier\'s surcharge.',
    highlights: ['96 bottles of 16.9 fl oz', 'No courier surcharge', 'Fits an elevator'],
    specifications: [['Type', 'Spring'], ['Bottle', '16.9 fl oz'], ['Quantity', '4 cases of 24'], ['Weight', '108 lb']],
    priceCents: 4000, uom: 'Case', units: 96, unit: 'bottle', stock: plenty, voice: 'drinks', popularity: 2100, color: 'blue', facts: { isPickupEligible: false }, synonyms: 'water bottles pallet bulk beverage',
  },
  {
    itemId: '100034', name: 'Medley Nitrile Exam Gloves, Medium, Blue, 100/Box', brand: 'Medley', category: 'exam-gloves',
    description: 'Powder-free nitrile gloves with textured fingertips for practices and clinics. They fit either hand and do not tear at the thumb. Sold to accounts in health care.',
    highlights: ['100 exam gloves, medium', 'Powder- and latex-free', 'Textured fingertips'],
    specifications: [['Material', 'Nitrile'], ['Size', 'Medium'], ['Thickness', '4 mil'], ['Color', 'Blue'], ['Quantity', '100 per box']],
    priceCents: 1199, uom: 'Box', units: 100, unit: 'glove', stock: some, voice: 'gloves', popularity: 4100, color: 'blue', facts: { isHealthcare: true }, synonyms: 'medical examination gloves nitrile dental clinic',
  },
  {
    itemId: '100044', name: 'Fernhill All-Purpose Cleaner Concentrate, 1 Gallon, 4/Case', brand: 'Fernhill', category: 'cleaners',
    description: 'Four gallons of concentrate for floors, counters and washrooms; one case makes 256 gallons. Sold by the case to wholesale accounts.',
    highlights: ['Four 1-gallon jugs', 'Makes 256 gallons', 'Free of ammonia'],
    specifications: [['For', 'All-purpose'], ['Content', '1 gal'], ['Quantity', '4 per case']],
    priceCents: 6100, uom: 'Case', units: 4, unit: 'jug', stock: some, voice: 'cleaning', popularity: 800, color: 'green', facts: { isWholesale: true }, synonyms: 'cleaning concentrate janitorial floor case',
  },
  {
    itemId: '100045', name: 'Brightwater Charge Citrus Energy Drink, 12 oz Cans, 24/Case', brand: 'Brightwater', category: 'energy-drinks',
    description: 'Citrus, cold, with as much caffeine as two cups of coffee: a tray of twenty-four for the last mile before a deadline.',
    highlights: ['24 cans of 12 fl oz', '160 mg of caffeine a can', 'With B vitamins'],
    specifications: [['Flavor', 'Citrus'], ['Can', '12 fl oz'], ['Quantity', '24 per case']],
    priceCents: 3200, uom: 'Case', units: 24, unit: 'can', stock: some, voice: 'drinks', popularity: 1600, color: 'lime', synonyms: 'energy drink caffeine cans boost',
  },
];
