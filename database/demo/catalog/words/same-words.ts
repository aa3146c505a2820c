/** What people say of things, as the catalogue says it. */
export const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  variety: ['assorted'],
  sticky: ['self stick'],
  'both side': ['duplex'],
  'heavy weight': ['heavyweight'],
  'metal clipboard': ['aluminum clipboard'],
  'half sheet': ['5.5" x 8.5"'],
  'heavy people': ['big & tall'],
  'heavy person': ['big & tall'],
  'large people': ['big & tall'],
  'large person': ['big & tall'],
  'big people': ['big & tall'],
  'big person': ['big & tall'],
  '2016': ['cr2016'],
  '2025': ['cr2025'],
  '2032': ['cr2032'],
  // By these numbers the size of shipping labels is known.
  '5163': ['2" x 4"'],
  '8163': ['2" x 4"'],
};
