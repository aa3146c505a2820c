/**
 * The brand as its page's address names it, in letters of whatever script: "Tallow & Reed" is "tallow-reed". Two names may be the same there; one of signs
 * alone is empty.
 */
export function brandId(brand: string): string {
  return brand
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
