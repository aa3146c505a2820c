import { LONGEST_OWN_NUMBER } from '#domain/catalog/numbers/item-number.ts';

/** A part of a text that may be the number of an item. */
export type Code = { readonly text: string; readonly from: number; readonly to: number; readonly isWhole: boolean };

/** What stands before a number and says that it is one. */
const LABEL =
  /^(?:(?:foolscap|our|your|customer|cust|mfr|mfg|manufacturer|maker|vendor|oem)\.?\s*)?(?:item|sku|part|product|prod|model|catalog|cat|stock|upc(?:-a)?|ean(?:-13)?|gtin|barcode|bar code|p\/n|pn|mpn|mfr|mfg|id|code|art)\.?\s*(?:no\.?|nr\.?|number|num|id|code|#)*\s*[.:#=-]*\s*(?=\S*\d|[A-Z]+-)/i;
const TOKEN = /[A-Za-z0-9](?:[\w.\-/+&]*[A-Za-z0-9])?/g;
/** Sizes and packs, which look like numbers: 8.5x11, 20lb, 12-pack, 24/case, 1/2. */
const LIKE_A_SIZE =
  /^(?:\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+|\d+(?:[.,]\d+)?(?:"|in|ft|lb|lbs|oz|mm|cm|ml|l|g|kg|gb|tb|mb|mil|pt|ct|pk|pc|ea|bx|cs|ppm|v|w|mah|hz|k)|\d+[-/](?:pack|pk|case|cs|box|bx|carton|ct|ream|rm|ring|inch|in|hole|tab|subject|ply|count|pad|year|yr|port|outlet|drawer|shelf|tier|piece|pc|sheet|set|sided|digit|way|ft|foot|oz|lb|gallon|pocket|page|speed|line|mil|point|color|day|month|hour|watt|volt)\w*|\d+\/\d+)$/i;
const LEAST_IN_TEXT = 4;
const MOST_OF_LINE = 400;

/** Whether a text stands behind a word for a number: "SKU: 100001". */
export function isLabelledNumber(text: string): boolean {
  return LABEL.test(text.trim());
}

/** A number that a spreadsheet has cut: 4.97579E+10. */
export function isShortened(text: string): boolean {
  return /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i.test(text.trim());
}

/** Whether a text looks like the number of an item and like no word, whether or not there is one. */
export function looksLikeNumber(text: string): boolean {
  const said = text.trim().replace(LABEL, '').replace(/^#\s*/, '');
  return (
    /^(?=.*\d.*\d)[A-Za-z0-9][\w.\-/+]{3,59}$/.test(said) &&
    !LIKE_A_SIZE.test(said) &&
    !/^\d+\.\d{1,2}$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(said)
  );
}

/**
 * Parts of a text that may be an item's number, the likeliest first: all of it, numbers within a word that says how many, too ("100001x2"), those that people
 * write in groups ("0 49757 90396 7"), and every word with a digit that is no size.
 */
export function codesIn(text: string): readonly Code[] {
  const found: Code[] = [];
  const add = (from: number, to: number, isWhole = false, said = text.slice(from, to)) => {
    if (said !== '' && said.length <= LONGEST_OWN_NUMBER && /[A-Za-z0-9]/.test(said)) found.push({ text: said, from, to, isWhole });
  };
  const begin = /^[\s"'([#*.,:;-]*/.exec(text)?.[0].length ?? 0;
  const end = text.length - (/[\s"')\].,:;*-]*$/.exec(text)?.[0].length ?? 0);
  const labelled = begin + (LABEL.exec(text.slice(begin))?.[0].length ?? 0);
  if (labelled < end) add(labelled, end, true);
  if (labelled > begin) add(begin, end, true);
  for (const match of text.matchAll(/(?:https?:\/\/\S*?\/|\/)?product_([A-Za-z0-9][\w.-]*)/g))
    add(match.index, match.index + match[0].length, false, match[1]);
  const tokens = [...text.matchAll(TOKEN)]
    .slice(0, MOST_OF_LINE)
    .map((match) => ({ said: match[0], from: match.index, to: match.index + match[0].length }));
  for (const [at, { said, from, to }] of tokens.entries()) {
    const isCapital = /^[A-Z][A-Z\d]*(?:-[A-Z\d]+)+$|^[A-Z]{3,}$/.test(said);
    if (((/\d/.test(said) && said.length >= LEAST_IN_TEXT) || isCapital) && !LIKE_A_SIZE.test(said)) add(from, to);
    // "100001-3", "3x100001", "100001/2".
    const parted = /^(.{3,})([-x*/@]|\.+)(\d{1,5})$/i.exec(said);
    if (parted !== null) add(from, from + (parted[1] ?? '').length);
    const counted = /^(\d{1,4})([x*-])(.{3,})$/i.exec(said);
    if (counted !== null) add(to - (counted[3] ?? '').length, to);
    // A number in groups: of digits up to six, of others two or three.
    for (let more = 1; more <= 5 && at + more < tokens.length; more += 1) {
      const last = tokens[at + more];
      if (last === undefined) break;
      const group = text.slice(from, last.to);
      if (!/^[A-Za-z0-9]+(?:[ -]{1,2}[A-Za-z0-9]+)+$/.test(group)) break;
      const isDigits = /^[\d -]+$/.test(group);
      const letters = group.replaceAll(/[ -]/g, '').length;
      if (isDigits ? letters >= 11 && letters <= 14 : more <= 2 && /\d/.test(group) && /^[A-Z]/i.test(group) && letters >= 5)
        add(from, last.to);
    }
  }
  return found;
}
