/** The most codes that are taken at once, and the longest that one may be. */
const MOST_CODES = 20;
const LONGEST_CODE = 40;

/** The codes in a text, between commas, semicolons, spaces or on lines of their own: in capitals, each once. */
export function couponCodes(text: string): string[] {
  const codes = text
    .split(/[\s,;]+/)
    .map((code) => code.slice(0, LONGEST_CODE).toUpperCase())
    .filter((code) => code !== '');
  return [...new Set(codes)].slice(0, MOST_CODES);
}
