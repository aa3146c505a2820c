import { NO_THING, plenty, some, type Specimen } from './specimen.ts';

/** Plans, services, downloads, memberships, gift cards and printing. */
export const services: readonly Specimen[] = [
  {
    itemId: '100017', name: 'Foolscap 2-Year Protection Plan for Laptops', brand: 'Foolscap', category: 'protection-plans',
    description: 'Two years of repairs or replacement after the maker\'s warranty, drops and spills included. Bought together with a laptop.',
    highlights: ['Two years, drops and spills included', 'No deductible', 'Claims online or by telephone'],
    specifications: [['Term', '2 years'], ['For', 'Laptops'], ['Delivery', 'By e-mail']],
    priceCents: 8900, voice: 'services', popularity: 190, facts: { ...NO_THING, childOf: ['100016'], relation: 'WARRANTY' }, synonyms: 'warranty insurance protection plan laptop',
  },
  {
    itemId: '100018', name: 'Foolscap 3-Year Protection Plan for Laptops', brand: 'Foolscap', category: 'protection-plans',
    description: 'Three years of repairs or replacement after the maker\'s warranty, with a new battery in the third. Bought together with a laptop.',
    highlights: ['Three years, drops and spills included', 'A new battery in year three', 'No deductible'],
    specifications: [['Term', '3 years'], ['For', 'Laptops'], ['Delivery', 'By e-mail']],
    priceCents: 12_900, stock: { fulfilmentCentre: 0, stores: 0 }, voice: 'services', popularity: 80, facts: { ...NO_THING, childOf: ['100016'], relation: 'WARRANTY' }, synonyms: 'warranty insurance protection plan laptop',
  },
  {
    itemId: '100019', name: 'Foolscap PC Set-Up', brand: 'Foolscap', category: 'set-up-services',
    description: 'A technician sets up the new computer with you: accounts, mail, printer and your files from the old one. By telephone and screen, at a time you choose.',
    highlights: ['Accounts, mail and printer', 'Files moved from the old computer', 'About one hour'],
    specifications: [['Service', 'Remote set-up'], ['Duration', 'About 1 hour']],
    priceCents: 3900, voice: 'services', popularity: 150, facts: { ...NO_THING, childOf: ['100016'], relation: 'TECHHELP' }, synonyms: 'tech help set up install computer support',
  },
  {
    itemId: '100021', name: 'Foolscap Desk Assembly', brand: 'Foolscap', category: 'set-up-services',
    description: 'Two fitters bring the desk to its place, put it together, level it and take the cartons away.',
    highlights: ['Put together where it will stand', 'Packaging taken away', 'Within two days of delivery'],
    specifications: [['Service', 'Assembly on site'], ['For', 'Height-adjustable desks']],
    priceCents: 7900, voice: 'services', popularity: 120, facts: { ...NO_THING, childOf: ['100020'], relation: 'ASSEMBLY' }, synonyms: 'furniture assembly installation desk',
  },
  {
    itemId: '100022', name: 'Kestrel Office Suite, 1-Year License, 1 Device, Download', brand: 'Kestrel', category: 'software',
    description: 'Documents, spreadsheets and slides that open everything your partners send. The key comes by e-mail within minutes.',
    highlights: ['Documents, spreadsheets, slides', 'Key by e-mail, no shipping', 'Updates for a year'],
    specifications: [['Term', '1 year'], ['Devices', '1'], ['Delivery', 'By e-mail']],
    priceCents: 12_900, voice: 'software', popularity: 330, facts: { ...NO_THING, productType: 'ESD' }, synonyms: 'office software documents spreadsheet download key',
  },
  {
    itemId: '100023', name: 'Kestrel Design Basics, Digital Course', brand: 'Kestrel', category: 'software',
    description: 'Twelve lessons on type, color and layout for people who make flyers and slides at work. Watch at your own pace; the link comes by e-mail.',
    highlights: ['Twelve lessons, four hours', 'Link by e-mail', 'Watch as often as you like'],
    specifications: [['Lessons', '12'], ['Duration', '4 hours'], ['Delivery', 'By e-mail']],
    priceCents: 4900, voice: 'software', popularity: 110, facts: { ...NO_THING, productType: 'DF' }, synonyms: 'course training design learning digital',
  },
  {
    itemId: '100029', name: 'Foolscap Premium Membership, 1 Year', brand: 'Foolscap', category: 'memberships',
    description: 'A year of free delivery without a minimum, member prices on thousands of items, and a person who knows your account.',
    highlights: ['Free delivery, no minimum', 'Member prices all year', 'Your own service number'],
    specifications: [['Program', 'PREMIUM'], ['Term', '1 year'], ['Renewal', 'Yearly, by card']],
    priceCents: 29_900, voice: 'services', popularity: 140, facts: { ...NO_THING, membership: 'PREMIUM' }, synonyms: 'member premium free shipping program',
  },
  {
    itemId: '100030', name: 'Foolscap Select Membership, 1 Year', brand: 'Foolscap', category: 'memberships',
    description: 'A year of free delivery without a minimum and member prices on everyday supplies.',
    highlights: ['Free delivery, no minimum', 'Member prices on supplies', 'Pays for itself in a few orders'],
    specifications: [['Program', 'SELECT'], ['Term', '1 year'], ['Renewal', 'Yearly, by card']],
    priceCents: 4900, voice: 'services', popularity: 420, facts: { ...NO_THING, membership: 'SELECT' }, synonyms: 'member select free shipping program',
  },
  {
    itemId: '100031', name: 'Foolscap Gift Card, $50', brand: 'Foolscap', category: 'gift-cards',
    description: 'A plastic card worth 50.00 in a paper sleeve, mailed free. It never expires.',
    highlights: ['Worth 50.00', 'Mailed free in a sleeve', 'Never expires'],
    specifications: [['Value', '$50.00'], ['Form', 'Plastic card'], ['Delivery', 'By mail']],
    priceCents: 5000, stock: plenty, voice: 'services', popularity: 600, facts: { classId: '235' }, synonyms: 'gift card present voucher',
  },
  {
    itemId: '100032', name: 'Foolscap Gift Card by E-Mail, $50', brand: 'Foolscap', category: 'gift-cards',
    description: 'A gift card worth 50.00 that arrives by e-mail within minutes, with your message.',
    highlights: ['Worth 50.00', 'By e-mail within minutes', 'Never expires'],
    specifications: [['Value', '$50.00'], ['Form', 'E-mail'], ['Delivery', 'By e-mail']],
    priceCents: 5000, voice: 'services', popularity: 450, facts: { ...NO_THING, classId: '389', productType: 'DF' }, synonyms: 'e-gift card electronic present voucher',
  },
  {
    itemId: '100043', name: 'Foolscap Print Custom Business Cards, 14 pt Matte, 2-Sided, 250/Box', brand: 'Foolscap', category: 'business-cards',
    description: 'Your name and logo on heavy matte stock, printed on both sides. Design them here or send your own file; you see a proof before we print.',
    highlights: ['250 cards on 14 pt matte', 'Both sides in color', 'Proof before printing'],
    specifications: [['Stock', '14 pt matte'], ['Printed sides', 'Both'], ['Quantity', '250 per box']],
    priceCents: 2400, uom: 'Box', units: 250, unit: 'card', stock: some, voice: 'printing', popularity: 380, facts: { isCustom: true }, synonyms: 'business cards print custom name card',
  },
];
