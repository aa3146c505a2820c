/** What people say of things, as the catalogue says it. */
export const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  variety: ['assorted'],
  sticky: ['self stick'],
  'heavy weight': ['heavyweight'],
  'metal clipboard': ['aluminum clipboard'],
  '2016': ['cr2016'],
  '2025': ['cr2025'],
  '2032': ['cr2032'],
  // Numbers by which the sizes of address and shipping labels are known.
  '5160': ['1" x 2-5/8"'],
  '8160': ['1" x 2-5/8"'],
  '5163': ['2" x 4"'],
  '8163': ['2" x 4"'],
  '5164': ['3-1/3" x 4"'],
  '8164': ['3-1/3" x 4"'],
};
