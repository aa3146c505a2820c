/** What a column has. `NUMBER`: the shop's number or the customer's; `OTHER`: the maker's number or that of a bar code; `NONE`: nothing that an order is made of. */
export type Role = 'NUMBER' | 'OTHER' | 'QTY' | 'UNIT' | 'WORDS' | 'MONEY' | 'LINE' | 'NONE';

const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    'NONE',
    /\b(?:on hand|in stock|stock level|available|par|min|max|minimum|maximum|shipped|received|back ?ordered|b\/o|last (?:order|year|month)|pack size|per (?:pack|box|case|unit|carton)|in (?:pack|box|case)|\/\s?(?:pack|box|pk|bx|case))\b/i,
  ],
  ['MONEY', /\b(?:price|prices|cost|costs|amount|ext|extended|extension|total|subtotal|list|msrp|usd|tax|discount)\b|[$€£]/i],
  [
    'QTY',
    /^(?:(?:order|ordered|req(?:uested|uired|'d)?|needed|reorder|re-order|to order|purchase|buy|total|new)\s*)?(?:qty|qnty|qnt|quantity|quantities|quan|q'ty|q)\b|\b(?:qty|quantity)\b|^(?:how many|#? ?needed|need|order|count|pcs|pieces|units|number of (?:units|packs|boxes)|no\.? of (?:units|packs|boxes))$/i,
  ],
  [
    'UNIT',
    /^(?:uom|u\/m|um|u\.o\.m\.?|unit|units? of (?:measure|measurement|sale|issue)|unit type|per|sold by|selling unit|order unit|pack(?:age|aging)?(?: type)?|u\/i)$/i,
  ],
  ['OTHER', /\b(?:mfr|mfg|manufacturer|manuf|maker|oem|vendor|supplier|upc|ean|gtin|isbn|bar ?code|barcode|model)\b/i],
  [
    'NUMBER',
    /\b(?:sku|skus|item ?(?:#|no|num|number|id|code|nr)|(?:part|product|stock|catalog|catalogue|cat|material|article|customer|cust|our|your|my|order|inventory|supply|prod) ?(?:item ?|part ?|stock ?)?(?:#|no|num|number|id|code|sku|nr)|p\/n|pn|number|code|#|itemid|item_id|itemnumber|partnumber|productcode|foolscap (?:#|no|number|sku))(?![\w])|#\s*$/i,
  ],
  [
    'WORDS',
    /\b(?:description|desc|descr|item|items|product|products|name|title|brand|article|supply|supplies|material|detail|details|what)\b/i,
  ],
  ['LINE', /^(?:line|ln|row|seq|pos|position|no|nr|#|line ?(?:#|no|number|item))\.?$/i],
  [
    'NONE',
    /\b(?:notes?|comments?|status|dept|department|location|category|color|colour|size|date|requested by|for|who|room|gl|account|cost center|vendor|reason|image|link|url|instructions?|approved|contract|type)\b/i,
  ],
];
const PLAIN_NUMBER: ReadonlySet<string> = new Set(['#', 'no', 'no.', 'nr', 'number', '##']);

/** What a column is for, by the words at its top. Undefined: they say nothing known. */
export function roleOf(heading: string): Role | undefined {
  const said = heading
    .replaceAll(/[_*]+/g, ' ')
    .replace(/[:.]+$/, '')
    .trim();
  if (said === '' || said.length > 40) return undefined;
  if (PLAIN_NUMBER.has(said.toLowerCase())) return 'LINE';
  return ROLES.find(([, words]) => words.test(said))?.[0];
}

/** A row of a heading's words alone, of which one at least names a thing or a quantity. */
export function headingRoles(cells: readonly string[]): readonly (Role | undefined)[] | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 0 || filled.some((cell) => /\d{3,}|^\s*\d+\s*$|:\s*\S/.test(cell))) return undefined;
  const roles = cells.map(roleOf);
  const known = roles.filter((role) => role !== undefined);
  const names = known.filter((role) => role === 'NUMBER' || role === 'OTHER' || role === 'QTY' || role === 'WORDS');
  if (names.length === 0 || known.length * 2 < filled.length) return undefined;
  // One word may as well be wanted: only what names nothing that is sold.
  if (filled.length === 1)
    return /^(?:skus?|items?|item ?(?:#|no\.?|number)s?|product ?(?:codes?|numbers?|#)|part ?(?:#|no\.?|numbers?)|products?|descriptions?|qty|quantity|upc|codes?|numbers?)\s*:?$/i.test(
      filled[0]?.trim() ?? '',
    )
      ? roles
      : undefined;
  const isSaid = cells.every((cell) => cell.trim().split(/\s+/).length <= 5);
  return isSaid ? roles : undefined;
}

/** Words of a heading's row that has no columns any more: "Item # Description Qty UOM Price". */
const HEADING_WORD =
  /^(?:line|ln|item|items|sku|skus|part|product|code|catalog|cat|stock|mfr|mfg|manufacturer|upc|ean|gtin|barcode|number|num|no|nr|#|id|qty|quantity|ordered|order|uom|u\/m|um|unit|units|of|measure|description|desc|name|price|cost|ext|extended|amount|total|brand|and|&|\/|-|each|needed|per|pack|size)[.:#]?$/i;

/** Whether a line is the heading of columns that only blanks part. */
export function isSpokenHeading(line: string): boolean {
  const words = line
    .trim()
    .split(/[\s/|,;]+/)
    .filter((word) => word !== '');
  return (
    words.length >= 2 &&
    words.every((word) => HEADING_WORD.test(word)) &&
    words.some((word) => /^(?:qty|quantity|sku|upc|description|uom|price|number|#|no\.?)[.:#]?$/i.test(word) || /^item#$/i.test(word))
  );
}
