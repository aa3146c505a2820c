type Line = readonly [label: string, text: string];

/** Lines of the specifications under a heading. */
export type SpecGroup = { readonly heading: string; readonly lines: readonly Line[] };

/** Below so many lines all of them are one list. */
const LEAST_GROUPED = 9;

/** Under which heading a line stands by its label; the first that fits. What fits none is a detail of the thing itself. */
const HEADINGS: readonly (readonly [heading: string, label: RegExp])[] = [
  ['Brand and numbers', /^(?:Brand|Model|Manufacturer number|UPC|EAN|GTIN|Item number|Country of origin)$/],
  ['Warranty and support', /^(?:Warranty|Support|Updates|How to claim|Covered|Not covered)$/],
  ['Packaging and shipping', /^(?:Units per carton|Shipping weight|Carton.*|Package.*|Stored below|Best before)$/],
  [
    'Size and weight',
    /^(?:Dimensions.*|Size \(W.*|Item weight|Weight|Overall .*|Inside size|Spine width|Seat (?:width|depth|height)|Back height|Armrest height|Entry width|Throat depth|Top thickness|Height|Width|Length)$/,
  ],
  [
    'Materials and care',
    /^(?:Made of|Material|.* material|Care|Finish|Upholstery|Frame|Legs|Acid-free|Biodegradable|Total recycled content|Recycled content|Forest certification|Temperature range)$/,
  ],
  ['Safety and standards', /^(?:Certifications|Standards? met|Standard|Allergens|Latex-free|Non-toxic|Septic-safe|Safety|Dietary|Kills)$/],
];

/** So they stand on the page. */
const ORDER = [
  'Details',
  'Size and weight',
  'Materials and care',
  'Safety and standards',
  'Warranty and support',
  'Packaging and shipping',
  'Brand and numbers',
] as const;

/**
 * The specifications under headings, in the order in which one looks for them; of few lines one group without a heading.
 *
 * @param lines as they stand in the catalogue; within a heading they keep their order.
 */
export function specGroups(lines: readonly Line[]): SpecGroup[] {
  if (lines.length < LEAST_GROUPED) return lines.length === 0 ? [] : [{ heading: '', lines }];
  const headingOf = ([label]: Line) => HEADINGS.find(([, labels]) => labels.test(label))?.[0] ?? 'Details';
  const grouped = Map.groupBy(lines, headingOf);
  return ORDER.flatMap((heading) => {
    const own = grouped.get(heading);
    return own === undefined ? [] : [{ heading, lines: own }];
  });
}
