/** The brand as its page's address names it: "Tallow & Reed" is "tallow-reed". */
export function brandId(brand: string): string {
  return brand
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
